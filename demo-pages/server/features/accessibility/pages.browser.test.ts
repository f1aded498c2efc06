import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { collectProblems, useDemo } from "@yy/testing";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright";
import { expect, it } from "vitest";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const demo = useDemo();
const phone = { width: 320, height: 640 };

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { run } = Reflect.get(window, "axe") as {
      run(context: Document, options: object): Promise<AxeResults>;
    };
    const { violations } = await run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
}

it.each(["/acessibilidade", "/navegadores"])(
  "%s and the open panel have no axe violation, and fit a screen of 320 px, in the dark",
  async (path) => {
    const page = await demo.open(path, { viewport: phone, colorScheme: "dark" });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    const panel = page.getByRole("complementary", { name: "painel da demonstração" });
    await panel.locator("summary").first().press("Enter");
    await panel.getByText("pedidos ao servidor").click();
    await panel.getByRole("log").waitFor();
    expect(await violations(page)).toEqual([]);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  },
);
