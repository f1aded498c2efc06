import { type PageElement, textOf } from "./page";

/**
 * File name of a URL, without folders, query, and the hash or suffix that asset pipelines add:
 * `/assets/yy-4f3a….js?v=2` → `yy.js`.
 */
export function fileOf(address: string): string {
  const name = address.replace(/[?#].*$/, "").replace(/^.*\//, "");
  return name
    .replace(/[-.][0-9a-f]{6,}(?=\.)/, "")
    .replace(".digested", "")
    .replace(".min", "");
}

/** Whether the element is a script that the browser runs (not a data block), or may be one. */
export function isRunScript(element: PageElement): boolean {
  const type = element.attributes.get("type");
  return (
    element.tag === "script" &&
    (!type ||
      type.text === undefined ||
      /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i.test(type.text.trim()))
  );
}

/** Whether the element runs `yy.js` or `yy.all.js`, also of the folder `lite`. */
export function isOurScript(element: PageElement): boolean {
  return isRunScript(element) && /^yy(?:\.all)?\.js$/.test(fileOf(textOf(element, "src") ?? ""));
}

export function isStylesheet(element: PageElement): boolean {
  return element.tag === "link" && /(?:^|\s)stylesheet(?:\s|$)/i.test(textOf(element, "rel") ?? "");
}

export function isOurStylesheet(element: PageElement): boolean {
  return isStylesheet(element) && fileOf(textOf(element, "href") ?? "") === "yy.css";
}

/** Usual file names of bundles, which may contain our code. */
const bundled =
  /^(?:app|application|bundle|index|main|pack|packs?-.*|site|style|styles|vendor|chunk.*|runtime.*)\.(?:js|css)$/i;

/** Whether a script or style sheet may contain or load ours. */
export function mayHoldOurs(element: PageElement): boolean {
  const address = element.attributes.get(element.tag === "link" ? "href" : "src");
  if (!address) return element.tag === "script" && /\byy\b|import\s*\(?["'{]/.test(element.text);
  return address.text === undefined || bundled.test(fileOf(address.text));
}
