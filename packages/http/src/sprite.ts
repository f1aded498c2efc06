import { ConfigError } from "@yy/domain/errors";
import { iconSprite } from "@yy/page/metas";
import { invalidResponse } from "./answer";
import { webUrl } from "./origins";
import { sharedGet } from "./sharedGet";
import { parseInert } from "./trustedTypes";

const SVG = "http://www.w3.org/2000/svg";

/**
 * The elements allowed in a sprite. With so short a list cleaning is safe without the 11 kB of
 * DOMPurify: none of them runs code, loads, links, embeds HTML, or changes attributes of another
 * element later (as `animate` and `set` do); and XML is parsed once, in one namespace, so that
 * inserting it cannot change its meaning.
 */
const DRAWING = new Set(
  (
    "svg symbol defs g use path rect circle ellipse line polyline polygon text tspan title desc " +
    "clipPath mask pattern marker linearGradient radialGradient stop"
  ).split(" "),
);

/**
 * Fetches the icon sprite of `meta[name=yy-icon-sprite]` and cleans it. Another origin is allowed
 * here because the URL comes from that meta alone.
 *
 * @returns the sprite, of size 0 and hidden from screen readers, ready to be inserted into the body
 * @throws ConfigError when the page has no such meta
 * @throws RequestError, also when the answer is no SVG
 */
export async function fetchSprite(signal?: AbortSignal): Promise<SVGSVGElement> {
  const url = iconSprite();
  if (url === null)
    throw new ConfigError("meta[name=yy-icon-sprite] is missing", { code: "YY-321" });
  const allowOrigin = webUrl(url)?.origin;
  const answer = await sharedGet({ url, allowOrigin, accept: "image/svg+xml", signal });
  const sprite = cleanSprite(answer.text);
  if (sprite === null) throw invalidResponse(answer, `${answer.url} is not an SVG sprite`);
  return sprite;
}

/** The sprite without scripts, handlers, foreign URLs and `style`; null when the text is no SVG. */
export function cleanSprite(text: string): SVGSVGElement | null {
  const root = parseInert(withoutReports(text), "image/svg+xml").documentElement;
  if (root.namespaceURI !== SVG || root.localName !== "svg") return null;
  // A document with an error may still have a root: browsers put the message inside it.
  if (root.querySelector("parsererror")) return null;
  for (const element of [root, ...root.querySelectorAll("*")]) clean(element);
  const sprite = document.importNode(root, true) as Element as SVGSVGElement;
  sprite.setAttribute("width", "0");
  sprite.setAttribute("height", "0");
  sprite.setAttribute("aria-hidden", "true");
  sprite.setAttribute("focusable", "false");
  return sprite;
}

/**
 * Renames `style` and handlers before parsing; the cleaning then removes them like everything
 * unknown. A strict policy reports each one that is parsed, even if it is not applied, so that a
 * sprite of a drawing program would fill the page's report log.
 */
const withoutReports = (text: string): string =>
  text
    .replace(/(\s)((?:style|on[a-z]+)\s*=)/gi, "$1data-$2")
    .replace(/<(\/?)(?=style\b)/gi, "<$1no-");

function clean(element: Element): void {
  if (element.namespaceURI !== SVG || !DRAWING.has(element.localName)) {
    element.remove();
    return;
  }
  for (const attribute of [...element.attributes]) {
    if (!isHarmless(attribute)) element.removeAttributeNode(attribute);
  }
}

function isHarmless({ localName, value }: Attr): boolean {
  const name = localName.toLowerCase();
  if (/^(?:on|data-|style$|base$)/.test(name)) return false;
  return name === "href" ? value.startsWith("#") : hasLocalUrlsOnly(value);
}

/**
 * Whether all URLs in a value (of `fill`, `mask`, `cursor` …), in any CSS spelling, point into the
 * sprite.
 */
function hasLocalUrlsOnly(value: string): boolean {
  if (value.includes("\\") || value.includes("//")) return false;
  return [...value.matchAll(/url\(\s*["']?(.?)/gi)].every(([, first]) => first === "#");
}
