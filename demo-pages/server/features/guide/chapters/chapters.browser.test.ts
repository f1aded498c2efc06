import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { collectProblems, sharePage, useDemo } from "@yy/testing";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { chapterNames, chapterPath } from "./chapterGroups";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const demo = useDemo();

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { run } = Reflect.get(window, "axe") as {
      run(context: object, options: object): Promise<AxeResults>;
    };
    const { violations: found } = await run(
      { exclude: ["#painel"] },
      { resultTypes: ["violations"] },
    );
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
}

describe("the chapters on a phone, in the dark", () => {
  const page = sharePage(demo, () =>
    demo.open("/widgets", { viewport: { width: 390, height: 844 }, colorScheme: "dark" }),
  );

  it.each(chapterNames)("shows %s without scrolling sideways", async (name) => {
    await page().goto(demo.server.origin + chapterPath(name));
    expect(
      await page().evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    expect(collectProblems(page())).toEqual({ errors: [], cspViolations: [] });
  });

  it.each(["comece", "formularios", "laravel"])(
    "shows %s without an axe violation",
    async (name) => {
      await page().goto(demo.server.origin + chapterPath(name));
      expect(await violations(page())).toEqual([]);
    },
  );
});

describe("a chapter", () => {
  const page = sharePage(demo, () => demo.open("/guia/como-funciona"));

  it("copies its code without the colours", async () => {
    await page().context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const block = page().locator(".markup-code", { hasText: "YY.onUser" });
    await block.getByRole("button", { name: "copiar" }).click();
    await expect
      .poll(() => page().evaluate(() => navigator.clipboard.readText()))
      .toContain('YY.flash("mensagem enviada", "success");');
    expect(await block.locator(".hljs-string").count()).toBeGreaterThan(0);
  });

  it("shows its examples at work", async () => {
    const example = page().locator(".live yy-tabs").first();
    await example.scrollIntoViewIfNeeded();
    await example.getByRole("tab", { name: "entrega" }).click();
    expect(await example.getByText("sai em até dois dias úteis").isVisible()).toBe(true);
  });

  it("is found by the search, with its parts", async () => {
    await page().keyboard.press("/");
    await page().keyboard.type("trusted types");
    await page()
      .getByRole("option", { name: /^trusted types/ })
      .click();
    await page().waitForURL("**/guia/csp#trusted-types");
  });

  it("is printed without what stands around it", async () => {
    await page().emulateMedia({ media: "print" });
    expect(await page().locator(".chapter-list").isVisible()).toBe(false);
    expect(await page().locator("[data-guide-copy]").first().isVisible()).toBe(false);
    expect(await page().locator("h1").isVisible()).toBe(true);
    await page().emulateMedia({ media: "screen" });
  });
});
