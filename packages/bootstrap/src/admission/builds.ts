import { ConfigError } from "@yy/domain/errors";
import { version } from "@yy/domain/version";
import { onePerPage } from "@yy/page/onePerPage";
import { cohort, shareOf } from "./cohort";
import { pageApi } from "./pageApi";
import type { PageSwitch } from "./switchBlock";

/** Which build has the tags, the same for all bundles on the page: the first to ask decides. */
const page = onePerPage<{ build?: string; flavour?: "react" | "lite" }>("build", () => ({}));

let decision: Promise<boolean> | undefined;

/**
 * Leaves the tags to the build that the visitor's share is of, if that is another one: its `yy.js`
 * is loaded from beside ours (docs/adr/0032). Decided once for a document, since no page can take
 * its code back.
 * @returns whether the tags are the other's
 */
export function leaveToOther({ release, flavour }: PageSwitch): Promise<boolean> {
  decision ??= decide(release, flavour);
  return decision;
}

async function decide(release: PageSwitch["release"], flavour: PageSwitch["flavour"]) {
  const own = ownBuild();
  if (page.build !== undefined) return false;
  page.build = own ?? version;
  if (own === undefined || (release.size === 0 && flavour.size === 0)) return false;
  const number = cohort();
  const other = otherBuild(own, shareOf(number, release), shareOf(number, flavour));
  return other !== own && leaveTo(other);
}

/** Folder of our `yy.js`; undefined for a `yy.all.js` of which no script element is left. */
function ownBuild(): string | undefined {
  const { url } = import.meta as { readonly url?: string };
  if (url !== undefined) return new URL("../", url).href;
  const script = document.querySelector<HTMLScriptElement>("script[src*='yy.all.js']");
  return script ? new URL("./", script.src).href : undefined;
}

function otherBuild(own: string, release = version, flavour = flavourOf(own)): string {
  const folder = new URL(isLite(own) ? "../" : "./", own);
  // The page's own may be in a folder of another name.
  const build = release === version ? folder : new URL(`../${release}/`, folder);
  return new URL(flavour === "lite" ? "lite/" : "./", build).href;
}

const isLite = (build: string) => build.endsWith("/lite/");
const flavourOf = (build: string) => (isLite(build) ? "lite" : "react");

async function leaveTo(build: string): Promise<boolean> {
  const url = `${build}yy.js`;
  const claims = releaseClaims();
  try {
    // Its API in place of ours: `YY.scan` finds tags for it.
    const { YY: _, ...api } = (await import(
      /* webpackIgnore: true */ /* @vite-ignore */ url
    )) as Record<string, unknown>;
    Object.assign(pageApi, api);
    page.build = build;
    // `YY.observe` reports which build it was.
    page.flavour = flavourOf(build);
    return true;
  } catch (cause) {
    for (const { bundle, tags } of claims) bundle.tags = tags;
    const message = `#yy-switch: a build that it names could not be loaded from ${url}; the page's own runs`;
    console.error(new ConfigError(message, { code: "YY-323" }), cause);
    return false;
  }
}

/**
 * Gives up the tags that our bundle has claimed, which the other's would leave alone
 * (`../bundles.ts`). Our `yy.js` still knows them, and asks for each whether it is left to the
 * other.
 */
function releaseClaims() {
  const bundles = onePerPage<{ readonly version: string; tags: ReadonlySet<string> }[]>(
    "bundles",
    () => [],
  );
  const ours = bundles.filter((each) => each.version === version);
  const claims = ours.map((bundle) => ({ bundle, tags: bundle.tags }));
  for (const bundle of ours) bundle.tags = new Set();
  return claims;
}
