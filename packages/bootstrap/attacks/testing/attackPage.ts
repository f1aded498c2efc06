import { collectProblems, type Demo } from "@yy/testing";
import type { Page } from "playwright";
import { installAttacks } from "./attacks";
import { installExamples, type Sinks, typedFields } from "./examples";
import { readGuides } from "./guide";
import { installWatch } from "./watch";

/**
 * A page that knows an example of every widget, for a member of the shop. No policy is on it: nothing but our code keeps a
 * payload from running.
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

/** What went wrong on it so far. */
export const findingsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...window.watch.findings]);

/**
 * What the console had, without what the browser says of answers and of fields that a visitor would be asked for, and
 * without our own errors: React tells of those in rendering before we report them, and of an element that is just
 * leaving no event comes to the window.
 */
export function unexpectedLines(page: Page): string[] {
  const usual =
    /^Failed to load resource|^An invalid form control|^(Config|Element|Request)Error: /;
  return collectProblems(page).errors.filter((line) => !usual.test(line));
}
