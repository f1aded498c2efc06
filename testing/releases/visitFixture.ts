import type { Page } from "playwright";
import type { Demo } from "../demo/useDemo";
import { acts } from "./acts";
import { FixturePage, recordFixtureEvents } from "./FixturePage";
import { fixtureBody, knownNames, type ReleaseFixture } from "./releaseFixture";
import type { Observations, Visit } from "./Visit";

/** The visitor is a pro seller, for whom all widgets have content. */
const visitor = 2;

/**
 * The test's own style. It makes the page small and puts it in columns, so that everything is near
 * the viewport and mounts. A viewport as large as the page would take many times as long to paint.
 */
const columns = "main { columns: 3; zoom: 0.2; } section { break-inside: avoid; margin: 8px 0; }";

const viewport = { width: 1600, height: 1000 };

/**
 * Opens a fixture as one document, uses it, and returns the observations.
 * @param expected the visit to wait for; without it, waits until the page does not change
 */
export async function visitFixture(
  demo: Demo,
  fixture: ReleaseFixture,
  expected?: Visit,
): Promise<[Visit, Page]> {
  const names = knownNames(fixture.version);
  const path = `/written-for-${fixture.version}`;
  demo.server.addPage(`${path}/styles.css`, {
    html: `${columns}\n${fixture.styles}`,
    headers: { "content-type": "text/css" },
  });
  demo.server.addPage(`${path}/script.js`, {
    html: fixture.script,
    headers: { "content-type": "text/javascript" },
  });
  // A pagination requests this instead of the page.
  demo.server.addPage(`${path}.js`, {
    html: "document.title = 'página 2';",
    headers: { "content-type": "text/javascript" },
  });
  demo.server.addPage(path, {
    body: fixtureBody(fixture),
    head: `<meta name="yy-icon-sprite" content="/assets/icons.svg">
<link rel="stylesheet" href="${path}/styles.css">
<script src="${path}/script.js" nonce="{{nonce}}"></script>`,
  });
  const page = await demo.open(path, {
    signedInAs: visitor,
    viewport,
    reducedMotion: "reduce",
    prepare: (fresh) => recordFixtureEvents(fresh, names),
  });
  const open = new FixturePage(page, demo.server, names);
  const { views: arrived } = await open.observe(
    expected && { views: withoutEndlessLists(expected.arrived) },
  );
  for (const [snippet, act] of Object.entries(acts)) {
    const section = page.locator(`[data-snippet="${snippet}"]`);
    if ((await section.count()) > 0) await act(section, page);
  }
  const { views, events, requests } = await open.observe(
    expected && {
      views: { ...expected.arrived, ...expected.used },
      events: expected.events,
      requests: expected.requests,
    },
  );
  const compared = withoutEndlessLists(arrived);
  const used = Object.fromEntries(
    Object.entries(views).filter(
      ([snippet, view]) => JSON.stringify(view) !== JSON.stringify(compared[snippet]),
    ),
  );
  const found = await page.evaluate(() => window.finish());
  return [{ arrived: compared, used, events, requests, found }, page];
}

/**
 * Removes endless lists from the views after loading, because they load depending on their position
 * in the long page. They are compared after use.
 */
const withoutEndlessLists = (views: Observations["views"]): Observations["views"] =>
  Object.fromEntries(
    Object.entries(views).filter(([snippet]) => !snippet.startsWith("infinite-scroll.")),
  );

declare global {
  interface Window {
    /** Returns the observations of the fixture's script, also about the style sheet. */
    finish(): Promise<Record<string, unknown>>;
  }
}
