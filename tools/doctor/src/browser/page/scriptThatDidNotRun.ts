import type { Finding } from "../../finding";

const file = /(^|\/)yy(\.all)?\.js([?#]|$)/;

/**
 * Returns a finding when the page has loaded and has a script element for `yy.js`, but that script
 * has not run.
 */
export function scriptThatDidNotRun(document: Document): Finding[] {
  if (document.readyState !== "complete" || hasRun()) return [];
  const script = [...document.scripts].find(({ src }) => file.test(src));
  if (!script) return [];
  return [
    {
      rule: "script-did-not-run",
      code: "YY-305",
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

/**
 * Whether `yy.js` has run. Checks for `scan`, because an element with the id `YY` is a global of
 * that name too.
 */
export const hasRun = (): boolean =>
  "scan" in (Object((globalThis as { YY?: unknown }).YY) as object);
