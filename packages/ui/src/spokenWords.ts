import { memberOf } from "@yy/page/memberOf";

/**
 * Elements that a screen reader leaves out of an accessible name, and elements without visible
 * text. The children of `yy-icon` are its fallback.
 */
const unspoken = "svg, yy-icon, [hidden], [aria-hidden=true], script, style, template, noscript";

/**
 * Elements that begin a new line, so that a space has to separate their text from the text before.
 */
const blocks = "br, dd, div, dt, h1, h2, h3, h4, h5, h6, li, p, section, td, th, tr";

/** Attributes that decide what {@link spokenWords} returns. */
const watchedAttributes = ["aria-hidden", "aria-label", "hidden", "style"];

/**
 * The text of an element as a screen reader would compute its name: without images and hidden
 * elements, and with text that only screen readers read (`.sr-only`). An element that is hidden
 * itself is read all the same, because an id may refer to it.
 *
 * @param besides a selector of further elements to leave out
 * @param takes whether to read an element inside
 */
export function spokenWords(
  element: Element,
  besides?: string,
  takes: (inside: Element) => boolean = () => true,
): string {
  const skipped = besides ? `${unspoken}, ${besides}` : unspoken;
  const read = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return "";
    const matches = memberOf(node, "matches");
    if (node !== element && (matches(skipped) || hasHidingStyle(node) || !takes(node))) return "";
    const label = memberOf(node, "getAttribute")("aria-label")?.trim();
    const words = label || [...memberOf(node, "childNodes")].map(read).join("");
    return matches(blocks) ? ` ${words} ` : words;
  };
  return read(element).replace(/\s+/g, " ").trim();
}

/** Calls back when {@link spokenWords} may have changed. Returns a cleanup function. */
export function watchWords(element: Element, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(element, {
    attributeFilter: watchedAttributes,
    childList: true,
    characterData: true,
    subtree: true,
  });
  return () => observer.disconnect();
}

/**
 * Whether an inline style hides the element, as scripts do. The computed style does not count: a
 * widget may read children that it does not show.
 */
function hasHidingStyle(element: Element): boolean {
  const style = memberOf(element, "style") as CSSStyleDeclaration | undefined;
  return style?.display === "none" || style?.visibility === "hidden";
}
