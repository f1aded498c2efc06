import { readFileSync } from "node:fs";
import { join } from "node:path";
import { useDemo } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const badge = '<yy-count-badge data-count="7" data-label="{count} itens"><b>7</b></yy-count-badge>';
const avatar = `<yy-user-avatar data-user='{"id":1,"name":"Ana"}'><i>Ana</i></yy-user-avatar>`;

const repository = join(import.meta.dirname, "../../..");

// Each flavour is a build with files and an import map of its own.
describe.each([
  ["react", "/dist"],
  ["lite", "/dist/lite"],
] as const)("a page with the import map of the build, %s", (flavour, distUrl) => {
  const demo = useDemo();
  const file = join(repository, distUrl, "importmap.json");
  const importMap = readFileSync(file, "utf8").replaceAll('"./', `"${distUrl}/`);

  /** Serves these files with a statement added that sets `window.tampered`. */
  function tamper(files: string, asked: string[] = []) {
    return (page: Page) =>
      page.route(files, async (route) => {
        asked.push(new URL(route.request().url()).search);
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()};window.tampered = true;` });
      });
  }

  async function open(prepare?: (page: Page) => unknown): Promise<Page> {
    demo.server.addPage("/page", {
      flavour,
      head: `<script type="importmap" nonce="{{nonce}}">${importMap}</script>`,
      body: `<main>${badge}${avatar}</main>`,
    });
    return demo.open("/page", { prepare });
  }

  it("takes every file of the build", async () => {
    const page = await open();
    await waitUntilMounted(page, "yy-count-badge, yy-user-avatar");
    expect(await seenErrors(page)).toEqual([]);
  });

  it("refuses a widget's file that was changed, the second time too; the rest works", async () => {
    const asked: string[] = [];
    const page = await open(tamper("**/chunks/user-avatar-*", asked));
    await expect
      .poll(() => seenErrors(page))
      .toMatchObject([{ widget: "yy-user-avatar", name: "RequestError" }]);
    await waitUntilMounted(page, "yy-count-badge");
    await page.getByText("Ana", { exact: true }).waitFor();
    expect(asked).toEqual(["", "?2"]);
    expect(await page.evaluate("window.tampered")).toBeUndefined();
  });

  it("refuses a shared file that was changed: each waiting element says so and keeps its markup", async () => {
    const page = await open(tamper("**/chunks/core-*"));
    await expect
      .poll(async () => (await seenErrors(page)).map(({ widget }) => widget).sort())
      .toEqual(["yy-count-badge", "yy-user-avatar"]);
    for (const text of ["7", "Ana"]) await page.getByText(text, { exact: true }).waitFor();
    expect(await page.evaluate("window.tampered")).toBeUndefined();
  });
});
