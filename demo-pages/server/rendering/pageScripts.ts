import { withoutParts } from "../middleware/missingFiles";
import type { PageLibrary, Switches } from "./switches";

/** A script element of a page's head. */
export interface PageScript {
  readonly src: string;
  readonly type: "module" | "text/javascript";
  readonly nonce: string;
  /** Where the doctor's links go. */
  readonly docs?: string;
}

const classic = "text/javascript";

/** Path of the folder from which a page loads the widgets. */
export function distFolder({ flavour, missing }: Pick<Switches, "flavour" | "missing">): string {
  const folder = flavour === "lite" ? "/dist/lite" : "/dist";
  return missing === "parts" ? withoutParts + folder : folder;
}

/** The scripts of a page, in their order: libraries first, as a page's own bundle would have them, then the widgets. */
export function scriptsOf(switches: Switches, nonce: string): PageScript[] {
  const { libs, script, doctor } = switches;
  const scripts: PageScript[] = [
    ...libs.flatMap(sourcesOf).map((src) => ({ src, type: classic, nonce }) as const),
    ...(doctor ? [doctorScript(nonce)] : []),
  ];
  if (script === "none") {
    return scripts;
  }
  const folder = distFolder(switches);
  return script === "module"
    ? [...scripts, { src: `${folder}/yy.js`, type: "module", nonce }]
    : [...scripts, { src: `${folder}/yy.all.js`, type: classic, nonce }];
}

/** Before the widgets' own script, so that the doctor sees their first events. */
const doctorScript = (nonce: string): PageScript => ({
  src: "/dist/yy.doctor.js",
  type: "module",
  nonce,
  docs: "/{page}",
});

/** Libraries that visit pages by script keep the first page's nonce, see {@link keepNonceScript}. */
function sourcesOf(lib: PageLibrary): string[] {
  switch (lib) {
    case "jquery":
      return ["/vendor/jquery.js"];
    case "ujs":
      return ["/vendor/rails-ujs.js"];
    case "turbolinks":
      return ["/vendor/turbolinks.js", "/vendor/keep-nonce.js"];
    case "turbo":
      return ["/vendor/turbo.js", "/vendor/keep-nonce.js"];
  }
}

/**
 * The policy of a document stays that of its first page while Turbo and Turbolinks put other pages into it, so those
 * must carry its nonce. As the Rails guide has it, the visit tells the server which.
 */
export const keepNonceScript = `
// Turbolinks runs this again at each visit, because the browser hides the nonce by which it would know the script.
if (!window.nonceOfPage) {
  window.nonceOfPage = document.querySelector("meta[name=csp-nonce]").content;
  document.addEventListener("turbo:before-fetch-request", (event) => {
    event.detail.fetchOptions.headers["X-Turbo-Nonce"] = window.nonceOfPage;
  });
  document.addEventListener("turbolinks:request-start", (event) => {
    event.data.xhr.setRequestHeader("X-Turbo-Nonce", window.nonceOfPage);
  });
  // Unlike Turbo's, the styles of Turbolinks' progress bar carry no nonce.
  window.Turbolinks?.controller.adapter.progressBar.stylesheetElement.setAttribute("nonce", window.nonceOfPage);
}
`.trimStart();
