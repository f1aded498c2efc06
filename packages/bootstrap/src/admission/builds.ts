import { ConfigError } from "@yy/domain/errors";
import { version } from "@yy/domain/version";
import { bundles } from "@yy/element/reporting/bundles";
import { onePerPage } from "@yy/page/onePerPage";
import { cohort, shareOf } from "./cohort";
import { pageApi } from "./pageApi";
import type { PageSwitch } from "./switchBlock";

/**
 * The build that defines the tags. It is the same for all bundles on the page: the first to call
 * decides.
 */
const page = onePerPage("build", () => ({}));

let decision: Promise<boolean> | undefined;

/**
 * Leaves the tags to another build, if the switch assigns the visitor to one. Its `yy.js` is loaded
 * from the folder beside this build's (docs/adr/0032). The decision is made once for a document,
 * because code that has run cannot be removed.
 * @returns whether the other build has the tags
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

/**
 * The folder of this build's `yy.js`; undefined for a `yy.all.js` whose script element was removed.
 */
function ownBuild(): string | undefined {
  const { url } = import.meta as { readonly url?: string };
  if (url !== undefined) return new URL("../", url).href;
  const script = document.querySelector<HTMLScriptElement>("script[src*='yy.all.js']");
  return script ? new URL("./", script.src).href : undefined;
}

function otherBuild(own: string, release = version, flavour = flavourOf(own)): string {
  const folder = new URL(isLite(own) ? "../" : "./", own);
  // The folder of the page's own build may have another name.
  const build = release === version ? folder : new URL(`../${release}/`, folder);
  return new URL(flavour === "lite" ? "lite/" : "./", build).href;
}

const isLite = (build: string) => build.endsWith("/lite/");
const flavourOf = (build: string) => (isLite(build) ? "lite" : "react");

async function leaveTo(build: string): Promise<boolean> {
  const url = `${build}yy.js`;
  const claims = releaseClaims();
  try {
    // The other build's API replaces this one's, so that `YY.scan` finds tags for it.
    const { YY: _, ...api } = (await import(
      /* webpackIgnore: true */ /* @vite-ignore */ url
    )) as Record<string, unknown>;
    Object.assign(pageApi, api);
    page.build = build;
    // `YY.observe` reports the build that was used.
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
 * Releases the tags that this bundle has claimed, because the other build would not define claimed
 * tags (`../claimTags.ts`). This build's `yy.js` still finds them, and checks for each whether the
 * other build has it.
 */
function releaseClaims() {
  const ours = bundles().filter((each) => each.version === version);
  const claims = ours.map((bundle) => ({ bundle, tags: bundle.tags }));
  for (const bundle of ours) bundle.tags = new Set();
  return claims;
}
