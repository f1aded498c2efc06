import { memberOf } from "@yy/page/memberOf";

/**
 * What a screen reader leaves out of a name, and what is no text of the page. The children of
 * `yy-icon` stand for its drawing.
 */
const silent = "svg, yy-icon, [hidden], [aria-hidden=true], script, style, template, noscript";

/** Elements that begin a line, so that their words are apart from those before. */
const lines = "br, dd, div, dt, h1, h2, h3, h4, h5, h6, li, p, section, td, th, tr";

/** Attributes that decide what {@link spokenWords} returns. */
const deciding = ["aria-hidden", "aria-label", "hidden", "style"];

/**
 * The words of an element as a screen reader says its name: without drawings and what is hidden.
 * Those for screen readers alone (`.sr-only`) are among them. An element that is hidden itself is
 * read all the same, as where an id refers to it.
 *
 * @param besides a selector of what else is left out
 * @param takes whether an element inside counts
 */
export function spokenWords(
  element: Element,
  besides?: string,
  takes: (inside: Element) => boolean = () => true,
): string {
  const skipped = besides ? `${silent}, ${besides}` : silent;
  const read = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return "";
    const matches = memberOf(node, "matches");
    if (node !== element && (matches(skipped) || hasHidingStyle(node) || !takes(node))) return "";
    const label = memberOf(node, "getAttribute")("aria-label")?.trim();
    const words = label || [...memberOf(node, "childNodes")].map(read).join("");
    return matches(lines) ? ` ${words} ` : words;
  };
  return read(element).replace(/\s+/g, " ").trim();
}

/** Calls back when {@link spokenWords} may have changed. Returns a cleanup function. */
export function watchWords(element: Element, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(element, {
    attributeFilter: deciding,
    childList: true,
    characterData: true,
    subtree: true,
  });
  return () => observer.disconnect();
}

/**
 * As scripts hide and show. Style sheets are not asked: a widget may read children that it does not
 * show.
 */
function hasHidingStyle(element: Element): boolean {
  const style = memberOf(element, "style") as CSSStyleDeclaration | undefined;
  return style?.display === "none" || style?.visibility === "hidden";
}
