import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The violations that axe finds in a part of a page: the rule, and the markup that breaks it. */
export async function violations(
  page: Page,
  part: string | { readonly exclude: string[] },
  options: RunOptions = {},
): Promise<string[]> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe);
  return page.evaluate(
    async ([context, others]) => {
      const { run } = Reflect.get(window, "axe") as {
        run(context: object | string, options: object): Promise<AxeResults>;
      };
      const { violations: found } = await run(context, { resultTypes: ["violations"], ...others });
      return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [part, options] as const,
  );
}

/** How far a page can be scrolled sideways, in CSS pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
