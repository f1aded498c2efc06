import { Parser } from "htmlparser2";
import { escapeHtml } from "../server/rendering/escapeHtml";

/** How a page of the site differs from the app's. */
export interface Rewriting {
  /** Converts an address of the app, which begins with one slash. */
  readonly address: (appAddress: string, tag: string, attribute: string) => string;
  /** Tag → attributes whose default is an address of the app. */
  readonly defaults: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** HTML put at the beginning of the head. */
  readonly head?: string;
  /** Whether modules wait until `site.js` starts them. */
  readonly holdsModules?: boolean;
}

/** The `type` of a module that waits. */
export const heldType = "yy-held-module";

/** A `srcset` has one address in our pages, without a width. */
const urlAttributes = new Set(["href", "src", "srcset", "action", "formaction", "poster"]);

/** Converts the addresses of a page; all else stays as written. */
export function rewriteHtml(html: string, rewriting: Rewriting): string {
  const { address, defaults, head = "", holdsModules = false } = rewriting;
  const pieces: string[] = [];
  let written = 0;
  let tag = "";
  const replace = (start: number, end: number, text: string) => {
    pieces.push(html.slice(written, start), text);
    written = end;
  };

  const parser = new Parser({
    onopentagname(name) {
      tag = name;
    },
    onattribute(name, value) {
      const changed = newValue(name, value);
      if (changed === undefined) return;
      replace(parser.startIndex, parser.endIndex, `${name}="${escapeHtml(changed)}"`);
    },
    onopentag(name, attributes) {
      const missing = Object.entries(defaults.get(name) ?? {})
        .filter(([attribute]) => attributes[attribute] === undefined)
        .map(
          ([attribute, value]) => ` ${attribute}="${escapeHtml(address(value, name, attribute))}"`,
        )
        .join("");
      if (missing !== "") replace(parser.endIndex, parser.endIndex, missing);
      if (name === "head" && head !== "") replace(parser.endIndex + 1, parser.endIndex + 1, head);
    },
  });
  parser.end(html);
  return pieces.join("") + html.slice(written);

  function newValue(name: string, value: string): string | undefined {
    if (holdsModules && tag === "script" && name === "type" && value === "module") return heldType;
    const isMeta = tag === "meta" && name === "content";
    const holdsAddress = urlAttributes.has(name) || name.startsWith("data-") || isMeta;
    const isOfApp = /^\/(?![/\s])/.test(value);
    return holdsAddress && isOfApp ? address(value, tag, name) : undefined;
  }
}
