import type { Finding } from "../../finding";

const file = /(^|\/)yy(\.all)?\.js([?#]|$)/;

/** A page that names the widgets' script, and on which it has not run although the page is loaded. */
export function scriptThatDidNotRun(document: Document): Finding[] {
  if (document.readyState !== "complete" || hasRun()) return [];
  const script = [...document.scripts].find(({ src }) => file.test(src));
  if (!script) return [];
  return [
    {
      rule: "script-did-not-run",
      severity: "error",
      place: script,
      tag: "script",
      attribute: "src",
      message: `${script.getAttribute("src")} has not run: it could not be loaded, or a Content-Security-Policy blocks it`,
      fix: '<script type="module" src="/yy/yy.js"></script>, at an address that answers',
      docs: "docs/guide/comece.md",
    },
  ];
}

/** Whether `yy.js` runs on this page. An element whose id is `YY` is called so too. */
export const hasRun = (): boolean =>
  "scan" in (Object((globalThis as { YY?: unknown }).YY) as object);
