import type { Page } from "playwright";
import type { Demo } from "../demo/useDemo";
import { acts } from "./acts";
import { FixturePage, recordFixtureEvents } from "./FixturePage";
import { fixtureBody, knownNames, type ReleaseFixture } from "./releaseFixture";
import type { Sight, Visit } from "./Visit";

/** A pro seller, for whom every widget has something to show. */
const visitor = 2;

/**
 * A style of the test, not of the release: small and in columns, so that all is near the viewport,
 * and mounts. A viewport as large as the page takes many times as long to paint.
 */
const columns = "main { columns: 3; zoom: 0.2; } section { break-inside: avoid; margin: 8px 0; }";

const viewport = { width: 1600, height: 1000 };

/**
 * Opens a fixture as one document, uses it, and tells what a visitor has found.
 * @param sought what is waited for; nothing to wait until the page is at rest
 */
export async function visitFixture(
  demo: Demo,
  fixture: ReleaseFixture,
  sought?: Visit,
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
  // What a pagination asks for in the place of the page.
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
  const { views: arrived } = await open.look(sought && { views: arrival(sought.arrived) });
  for (const [snippet, act] of Object.entries(acts)) {
    const section = page.locator(`[data-snippet="${snippet}"]`);
    if ((await section.count()) > 0) await act(section, page);
  }
  const { views, events, requests } = await open.look(
    sought && {
      views: { ...sought.arrived, ...sought.used },
      events: sought.events,
      requests: sought.requests,
    },
  );
  const used = Object.fromEntries(
    Object.entries(views).filter(
      ([snippet, view]) => JSON.stringify(view) !== JSON.stringify(arrival(arrived)[snippet]),
    ),
  );
  const found = await page.evaluate(() => window.finish());
  return [{ arrived: arrival(arrived), used, events, requests, found }, page];
}

/** Without the lists that grow by where they happen to be on so long a page: they are used. */
const arrival = (views: Sight["views"]): Sight["views"] =>
  Object.fromEntries(
    Object.entries(views).filter(([snippet]) => !snippet.startsWith("infinite-scroll.")),
  );

declare global {
  interface Window {
    /** The fixture's script tells what it and the style sheet have found. */
    finish(): Promise<Record<string, unknown>>;
  }
}
