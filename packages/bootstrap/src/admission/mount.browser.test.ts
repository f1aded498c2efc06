import { useDemo } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { noteChunksAndLog } from "../testing/noteChunksAndLog";

const popover = (attributes = "") => `<yy-popover data-trigger="click" ${attributes}>
  <button type="button" data-part="trigger">como medir?</button><p data-part="content">de costura a costura</p></yy-popover>`;
const form = `<yy-form><form action="/enviado"><label for="nome">nome</label><input id="nome" name="nome"></form></yy-form>`;
/** Tags that take no room on the page until they are mounted, or none at all. */
const unseen = `<button type="button" data-yy-open="tabela">tabela</button>
  <yy-modal data-name="tabela"><h2>medidas</h2><p>busto 92 cm</p></yy-modal>
  <yy-slide-in-panel data-name="filtros" data-label="filtros"><p>cor</p></yy-slide-in-panel>
  <yy-session-gate data-when="signed-out"><a href="/entrar">entrar</a></yy-session-gate>
  <yy-mask data-mask="phone"><input name="telefone"></yy-mask>`;
/** Further away than a widget mounts. */
const screens = "<br>".repeat(300);

describe.each([
  ["react", "module"],
  ["lite", "module"],
  ["react", "classic"],
] as const)("when the switch says a tag mounts, %s, %s", (flavour, script) => {
  const demo = useDemo();

  async function open(body: string, mount: Readonly<Record<string, string>>) {
    const chunks: string[] = [];
    const logged: string[] = [];
    demo.server.addPage("/page", {
      flavour,
      script,
      head: `<script type="application/json" id="yy-switch">${JSON.stringify({ mount })}</script>`,
      body: `<main>${body}</main>`,
    });
    const page = await demo.open("/page", {
      prepare: (fresh: Page) => noteChunksAndLog(fresh, chunks, logged),
    });
    return { page, chunks, logged };
  }

  const isMounted = (page: Page, tag: string) =>
    page.locator(tag).evaluate((element) => element.matches(":state(mounted)"));

  /** Long enough for code to come, and for the observer of the viewport. */
  const wait = (page: Page) =>
    page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));

  it("eager: at once, however far it is", async () => {
    const { page } = await open(screens + popover(), { "yy-popover": "eager" });
    await waitUntilMounted(page, "yy-popover");
    expect(await seenErrors(page)).toEqual([]);
  });

  it("visible: once it is near, though its widget would not wait", async () => {
    const { page } = await open(screens + form, { "yy-form": "visible" });
    await wait(page);
    expect(await isMounted(page, "yy-form")).toBe(false);
    await page.locator("yy-form").scrollIntoViewIfNeeded();
    await waitUntilMounted(page, "yy-form");
  });

  // The rest is decided before there is a renderer: the code is the same for both.
  if (flavour === "lite") return;

  it("visible: at once, where it would never be", async () => {
    const tags = ["yy-modal", "yy-slide-in-panel", "yy-session-gate", "yy-mask"];
    const mount = Object.fromEntries(tags.map((tag) => [tag, "visible"]));
    const { page } = await open(unseen, mount);
    for (const tag of tags) await waitUntilMounted(page, tag);
    await page.getByRole("button", { name: "tabela" }).click();
    await page.getByText("busto 92 cm").waitFor();
  });

  it("visible: at once, where the page has given it no box", async () => {
    demo.server.addPage("/own.css", {
      html: "yy-popover { display: contents }",
      headers: { "content-type": "text/css" },
    });
    const { page } = await open(`<link rel="stylesheet" href="/own.css">${popover()}`, {});
    await waitUntilMounted(page, "yy-popover");
    expect(
      await page.locator("yy-popover").evaluate((element) => getComputedStyle(element).display),
    ).toBe("contents");
  });

  it("interaction: once it is touched, and what was clicked is done", async () => {
    const { page, chunks } = await open(popover(), { "yy-popover": "interaction" });
    if (script === "module")
      await expect
        .poll(() => chunks)
        .toEqual(["admission", "interaction", "core", "parts", "popover"]);
    await wait(page);
    expect(await isMounted(page, "yy-popover")).toBe(false);
    await page.click("yy-popover button");
    await page.locator("yy-popover:state(open)").waitFor();
  });

  it("the tag's own data-mount wins", async () => {
    const { page } = await open(screens + popover('data-mount="visible"'), {
      "yy-popover": "eager",
    });
    await wait(page);
    expect(await isMounted(page, "yy-popover")).toBe(false);
    await page.locator("yy-popover").scrollIntoViewIfNeeded();
    await waitUntilMounted(page, "yy-popover");
  });

  it("a word that is none counts for nothing: one error", async () => {
    const { page, logged } = await open(popover(), { "yy-popover": "later" });
    await waitUntilMounted(page, "yy-popover");
    expect(logged).toEqual([expect.stringContaining('#yy-switch mount["yy-popover"] must be one')]);
  });
});
