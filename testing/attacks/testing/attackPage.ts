import { collectProblems, type Demo } from "@yy/testing";
import type { Page } from "playwright";
import { installAttacks } from "./attacks";
import { installExamples, type Sinks, typedFields } from "./examples";
import { readGuides } from "./guide";
import { installWatch } from "./watch";

/**
 * Opens a page with an example of every widget, signed in. It has no Content-Security-Policy, so that only the widgets'
 * own code keeps a payload from running.
 * @throws Error naming the widgets whose guide has no example that works
 */
export async function openAttackPage(demo: Demo, sinks: readonly Sinks[]): Promise<Page> {
  demo.server.addPage("/ataques", {
    head: '<meta name="yy-icon-sprite" content="/assets/icons.svg">',
    body: "<main></main>",
    headers: { "content-security-policy": "" },
  });
  const page = await demo.open("/ataques", {
    signedInAs: 1,
    prepare: async (fresh) => {
      await fresh.addInitScript(installWatch);
      await fresh.addInitScript(installExamples, typedFields);
      await fresh.addInitScript(installAttacks, typedFields);
    },
  });
  const guides = await readGuides(demo, sinks);
  const without = await page.evaluate((all) => window.examples.learn(all), guides);
  if (without.length > 0) throw new Error(`no example works: ${without.join(", ")}`);
  return page;
}

/** What went wrong on the page so far. */
export const findingsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...window.watch.findings]);

/**
 * The lines of the console, except those expected: the browser's about failed requests and invalid fields, and the
 * widgets' own errors, which React logs before they are reported, and which of removed elements send no event.
 */
export function unexpectedLines(page: Page): string[] {
  const usual =
    /^Failed to load resource|^An invalid form control|^(Config|Element|Request)Error: /;
  return collectProblems(page).errors.filter((line) => !usual.test(line));
}
