import { bundleForPage, useDemo } from "@yy/testing";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import type * as History from "./pageHistory";

declare global {
  interface Window {
    pages: typeof History;
    /** What the listener of a test was told: the fragment and the panel kept there. */
    steps: string[];
  }
}

type Library = "turbo" | "turbolinks";

describe("history within a page", () => {
  const demo = useDemo();

  async function open(libs: readonly Library[] = []): Promise<Page> {
    const inlineScript = await bundleForPage("packages/page/src/pageHistory.ts", "pages");
    const body =
      '<main><input id="typed"> <a href="/other">outra</a> <a href="#fim">fim</a></main>';
    demo.server.addPage("/pages", { body, inlineScript, libs: [...libs] });
    demo.server.addPage("/other", { body: "<main>outra</main>", libs: [...libs] });
    const page = await demo.open("/pages");
    await page.evaluate(() => {
      window.steps = [];
      window.pages.pageHistory.onStep(({ panel }) =>
        window.steps.push(`${location.search}${location.hash} ${panel ?? "-"}`),
      );
    });
    await page.locator("#typed").fill("meu texto");
    return page;
  }

  const push = (page: Page, url: string, panel: string) =>
    page.evaluate(([to = "", name]) => window.pages.pageHistory.push(to, { panel: name }), [
      url,
      panel,
    ] as const);
  const step = (page: Page, by: number) => page.evaluate((delta) => history.go(delta), by);
  const told = (page: Page) => page.evaluate(() => window.steps);

  it.each<[string, Library[]]>([
    ["a plain page", []],
    ["Turbo", ["turbo"]],
    ["Turbolinks", ["turbolinks"]],
  ])("tells of each step on %s, and nothing that was typed is lost", async (_, libs) => {
    const page = await open(libs);
    await push(page, "#filtros", "filtros");
    await push(page, "#cores", "cores");
    expect(await page.evaluate(() => [location.hash, window.pages.pageHistory.data.panel])).toEqual(
      ["#cores", "cores"],
    );
    await step(page, -1);
    await expect.poll(() => told(page)).toEqual(["#filtros filtros"]);
    await step(page, -1);
    await expect.poll(() => told(page)).toHaveLength(2);
    await step(page, 1);
    await expect.poll(() => told(page)).toEqual(["#filtros filtros", " -", "#filtros filtros"]);
    expect(await page.locator("#typed").inputValue()).toBe("meu texto");
  });

  it.each<Library>(["turbo", "turbolinks"])(
    "leaves the way back from another page to %s",
    async (library) => {
      const page = await open([library]);
      await push(page, "#filtros", "filtros");
      await page.getByRole("link", { name: "outra" }).click();
      await page.getByText("outra", { exact: true }).and(page.locator("main")).waitFor();
      await page.goBack();
      await page.locator("#typed").waitFor();
      expect(new URL(page.url()).hash).toBe("#filtros");
      expect(await told(page)).toEqual([]);
    },
  );

  it("keeps a page whose address changed out of Turbo's snapshots", async () => {
    const page = await open(["turbo"]);
    await push(page, "?page=2", "2");
    await step(page, -1);
    await expect.poll(() => told(page)).toEqual([" -"]);
    await step(page, 1);
    await expect.poll(() => told(page)).toHaveLength(2);
    await page.getByRole("link", { name: "outra" }).click();
    await page.waitForURL("**/other");
    const asked = page.waitForRequest("**/pages?page=2");
    await page.goBack();
    await asked;
  });

  /** What keeps the page out of snapshots. */
  const uncached = (page: Page) => page.locator("meta[name$=cache-control]").count();

  it("leaves Turbo its snapshot where only the page itself has changed the address", async () => {
    const page = await open(["turbo"]);
    await push(page, "#filtros", "filtros");
    await step(page, -1);
    await expect.poll(() => told(page)).toEqual([" -"]);
    await page.evaluate(() => history.pushState({}, "", "?f=1"));
    await step(page, -1);
    await expect.poll(() => told(page)).toHaveLength(2);
    await step(page, 1);
    await expect.poll(() => told(page)).toHaveLength(3);
    expect(await uncached(page)).toBe(0);
  });

  it("writes nothing for Turbo into a page that has none", async () => {
    const page = await open();
    await push(page, "?page=2", "2");
    expect(await uncached(page)).toBe(0);
  });

  it("tells of links to fragments, and leaves them to the browser", async () => {
    const page = await open();
    await page.getByRole("link", { name: "fim" }).click();
    await expect.poll(() => told(page)).toEqual(["#fim -"]);
    await page.goBack();
    await expect.poll(() => told(page)).toHaveLength(2);
  });

  it("tells after a reload too, with what was kept", async () => {
    const page = await open();
    await push(page, "?page=2", "2");
    await page.evaluate(() => window.pages.pageHistory.keep({ scroll: 300 }));
    await page.reload();
    await page.evaluate(() => {
      window.steps = [];
      window.pages.pageHistory.onStep(() => window.steps.push(location.search));
    });
    expect(await page.evaluate(() => window.pages.pageHistory.data)).toMatchObject({
      panel: "2",
      scroll: 300,
    });
    await step(page, -1);
    await expect.poll(() => told(page)).toEqual([""]);
  });
});
