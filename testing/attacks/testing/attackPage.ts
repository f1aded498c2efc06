import { attributeName } from "@yy/element/config/schema";
import { bundleForPage, collectProblems, type Demo, guideExamples } from "@yy/testing";
import { schemas } from "@yy/widgets/schemas";
import type { Page } from "playwright";
import { expect } from "vitest";
import type * as inPage from "./inPage";

declare global {
  /** The code of `inPage`, on the pages that {@link openWatched} opens. */
  var attacks: typeof inPage;
}

/**
 * Opens a page that watches itself, signed in. It has no Content-Security-Policy, so that only the
 * widgets' own code keeps a payload from running.
 */
export async function openWatched(
  demo: Demo,
  path: string,
  body: string,
  signedInAs = 1,
): Promise<Page> {
  demo.server.addPage(path.replace(/\?.*/, ""), {
    head: '<meta name="yy-icon-sprite" content="/assets/icons.svg">',
    // Elements far down the page mount at once too.
    body: body.replace(/<yy-[\w-]+/g, '$& data-mount="eager"'),
    inlineScript: await bundleForPage("testing/attacks/testing/inPage/index.ts", "attacks"),
    headers: { "content-security-policy": "" },
  });
  return demo.open(path, { signedInAs });
}

/**
 * Opens a watched page that knows the guide's examples of every widget.
 * @throws Error naming the widgets whose guide has no example that works
 */
export async function openAttackPage(demo: Demo): Promise<Page> {
  const page = await openWatched(demo, "/ataques", "<main></main>");
  const examplesOf = guideExamples(demo);
  const guides: Record<string, string> = {};
  for (const { tag } of schemas) guides[tag] = await examplesOf(tag.slice("yy-".length));
  // The guide has no example of its own: it uses the page's `yy-flash`.
  guides["yy-flash"] = '<yy-flash><p data-flash="notice">peça salva</p></yy-flash>';
  const sinks = schemas.flatMap(({ tag, attributes }) =>
    Object.entries(attributes).map(([property, spec]) => {
      return { tag, property, name: attributeName(property, spec), kind: spec.kind };
    }),
  );
  const without = await page.evaluate(([guides, sinks]) => attacks.learn(guides, sinks), [
    guides,
    sinks,
  ] as const);
  if (without.length > 0) throw new Error(`no example works: ${without.join(", ")}`);
  return page;
}

/** The URL that sellers' numbers lead to. */
const whatsapp = "https://wa.me/";

/**
 * Matches expected console lines: the browser's about failed requests and invalid fields, and the
 * widgets' own errors. React logs those before they are reported, and removed elements fire no
 * event for them.
 */
const usual = /^Failed to load resource|^An invalid form control|^(Config|Element|Request)Error: /;

/**
 * Expects that no payload has run on the page, nothing leads to another site, and no error was
 * uncaught or logged.
 */
export async function expectNothing(page: Page): Promise<void> {
  const { findings, left } = await page.evaluate(() => ({
    findings: [...attacks.findings],
    left: [...attacks.left],
  }));
  expect(findings).toEqual([]);
  expect(left.filter((line) => !line.includes(whatsapp))).toEqual([]);
  expect(collectProblems(page).errors.filter((line) => !usual.test(line))).toEqual([]);
}
