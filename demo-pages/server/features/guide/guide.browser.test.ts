import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { collectProblems, useDemo } from "@yy/testing";
import { waitUntilMounted } from "@yy/testing/page";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { guideFiles } from "../../node/guideFiles";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const demo = useDemo();
const names = guideFiles("")
  .schemas()
  .widgets.map(({ tag }) => tag.slice("yy-".length));
const phone = { width: 390, height: 844 };

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const run = Reflect.get(window, "axe") as {
      run(context: object, options: object): Promise<AxeResults>;
    };
    // The examples are looked at in the stories of their widgets.
    const context = { exclude: [".stage", ".example > yy-slider", "#painel"] };
    const { violations } = await run.run(context, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
}

const searchOf = (page: Page) => page.getByRole("combobox", { name: "buscar no guia" });
const resultsOf = (page: Page) =>
  page.getByRole("listbox", { name: "resultados" }).getByRole("option");

describe("the guide on a phone, in the dark", () => {
  it.each(names)(
    "shows %s without scrolling sideways and without an axe violation",
    async (name) => {
      const page = await demo.open(`/widgets/${name}`, { viewport: phone, colorScheme: "dark" });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
    },
  );
});

describe("an example of the guide", () => {
  it("shows the helper in a tab", async () => {
    const page = await demo.open("/widgets/follow-button");
    await page.getByRole("tab", { name: "helper ERB" }).first().scrollIntoViewIfNeeded();
    await waitUntilMounted(page, "yy-tabs.markup");
    await page.getByRole("tab", { name: "helper ERB" }).first().click();
    await page.getByText("<%= yy_follow_button").first().waitFor();
    expect(await page.locator("[data-guide-events]").first().textContent()).not.toContain("yy:tab");
    expect(collectProblems(page).cspViolations).toEqual([]);
  });

  it("shows both without JavaScript", async () => {
    const page = await demo.open("/widgets/follow-button", { javaScript: false });
    expect(await page.getByText("<yy-follow-button").isVisible()).toBe(true);
    expect(await page.getByText("<%= yy_follow_button").isVisible()).toBe(true);
  });
});

describe("the guide's search", () => {
  it("is reached by / and used by keyboard alone", async () => {
    const page = await demo.open("/widgets");
    await page.keyboard.press("/");
    await page.keyboard.type("nao lidas");
    await resultsOf(page).first().waitFor();
    await page.keyboard.press("ArrowUp");
    const options = resultsOf(page);
    expect(await options.last().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("ArrowDown");
    const first = options.first();
    expect(await first.getAttribute("aria-selected")).toBe("true");
    expect(await searchOf(page).getAttribute("aria-activedescendant")).toBe(
      await first.getAttribute("id"),
    );
    expect(await violations(page)).toEqual([]);
    const href = (await first.getAttribute("data-href")) ?? "";
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${href}`);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });

  it("finds an attribute, and takes the pointer to its row", async () => {
    const page = await demo.open("/widgets/tabs", { viewport: phone });
    await page.getByRole("searchbox", { name: "buscar no guia" }).click();
    await searchOf(page).fill("data-unfollow-path");
    await page.getByRole("option", { name: /^data-unfollow-path/ }).click();
    await page.waitForURL("**/widgets/follow-button#data-unfollow-path");
    expect(await page.locator("tr:target th").textContent()).toBe("data-unfollow-path");
  });

  it("says that nothing is found, and is closed by Escape with the words kept", async () => {
    const page = await demo.open("/widgets");
    await page.keyboard.press("/");
    await page.keyboard.type("xyzw");
    await page.getByRole("status").getByText("nada encontrado").waitFor({ state: "attached" });
    await searchOf(page).fill("modal");
    await resultsOf(page).first().waitFor();
    await page.keyboard.press("Escape");
    expect(await resultsOf(page).count()).toBe(0);
    expect(await searchOf(page).inputValue()).toBe("modal");
  });

  it("leaves / alone where somebody is writing", async () => {
    const page = await demo.open("/widgets");
    await page.getByLabel("buscar peças").click();
    await page.keyboard.type("a/b");
    expect(await page.getByLabel("buscar peças").inputValue()).toBe("a/b");
  });
});
