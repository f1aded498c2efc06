import { withoutParts } from "../middleware/missingFiles";
import type { PageLibrary, Switches } from "./switches";

/** A script element of a page's head. */
export interface PageScript {
  readonly src: string;
  readonly type: "module" | "text/javascript";
  /** Empty for none. */
  readonly nonce: string;
  /** Pattern of the doctor's links. */
  readonly docs?: string;
}

/** `preload.json` of a build: tag → the files it needs, relative to the folder of `yy.js`. */
export type Preloads = Readonly<Record<string, readonly string[]>>;

/**
 * A document keeps the policy of its first page while Turbo and Turbolinks put other pages into it,
 * so those must carry its nonce. As in the Rails guide, a header of the visit tells the server
 * which.
 */
const keepNonce = "/vendor/keep-nonce.js";

const sources: Readonly<Record<PageLibrary, readonly string[]>> = {
  jquery: ["/vendor/jquery.js"],
  ujs: ["/vendor/rails-ujs.js"],
  turbolinks: ["/vendor/turbolinks.js", keepNonce],
  turbo: ["/vendor/turbo.js", keepNonce],
};

/**
 * The scripts of a page, in their order: libraries first, as a page's own bundle would have them,
 * then the widgets.
 */
export function scriptsOf(switches: Switches, nonce: string): PageScript[] {
  const { libs, script, doctor } = switches;
  const classic = { type: "text/javascript", nonce } as const;
  // Libraries have no nonce; the policy allows their origin. Turbolinks runs a script with a nonce
  // again at each visit, because the browser hides the nonce that would identify the script, and a
  // router that runs twice handles the back button twice.
  const scripts: PageScript[] = libs.flatMap((lib) =>
    sources[lib].map((src) => ({ src, ...classic, nonce: "" })),
  );
  // Before the widgets' own script, so that the doctor sees their first events.
  if (doctor) scripts.push({ src: "/dist/yy.doctor.js", type: "module", nonce, docs: "/{page}" });
  const folder = distFolder(switches);
  if (script === "module") scripts.push({ src: `${folder}/yy.js`, type: "module", nonce });
  if (script === "classic") scripts.push({ src: `${folder}/yy.all.js`, ...classic });
  return scripts;
}

/**
 * Adds a link for every file that the page's widgets need, before the first script: the files load
 * in the same round trip as `yy.js`, not in the one after.
 */
export function withPreloadLinks(html: string, preloads: Preloads, switches: Switches): string {
  const folder = distFolder(switches);
  const tags = new Set([...html.matchAll(/<(yy-[a-z-]+)/g)].map(([, tag = ""]) => tag));
  const files = new Set([...tags].flatMap((tag) => preloads[tag] ?? []));
  const links = [...files].map(
    (file) => `<link rel="modulepreload" fetchpriority="low" href="${folder}/${file}">\n`,
  );
  return html.replace("<script", () => `${links.join("")}<script`);
}

/** Path of the folder from which a page loads the widgets. */
function distFolder({ flavour, missing }: Switches): string {
  const folder = flavour === "lite" ? "/dist/lite" : "/dist";
  return missing === "parts" ? withoutParts + folder : folder;
}
