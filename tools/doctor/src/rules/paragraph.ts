import { ancestorsOf, type PageElement } from "../page";
import type { Rule } from "../Rule";

/** Start tags at which the parser of HTML ends an open paragraph. */
const ends =
  /^(?:address|article|aside|blockquote|center|details|dialog|dir|div|dl|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|main|menu|nav|ol|p|pre|search|section|summary|table|ul)$/;
/** Elements out of which the parser does not look for a paragraph. */
const barriers = /^(?:button|caption|html|marquee|object|table|td|template|th)$/;

/**
 * A paragraph around a widget with blocks inside: the parser ends it there, and the widget loses
 * what comes after.
 */
export const closedParagraph: Rule = {
  name: "closed-paragraph",
  code: "YY-514",
  *check({ elements, schemas }) {
    const isWidget = ({ tag, helper }: PageElement) => schemas.has(tag) || helper !== undefined;
    const told = new Set<PageElement>();
    for (const block of elements) {
      if (!ends.test(block.tag)) continue;
      const [paragraph, around] = paragraphOf(block);
      const widget = [...around, block].find(isWidget);
      if (paragraph === undefined || widget === undefined || told.has(paragraph)) continue;
      told.add(paragraph);
      yield {
        element: paragraph,
        severity: "error",
        message: `p: the browser ends it before <${block.tag}>, in the middle of ${widget.helper ?? `<${widget.tag}>`}`,
        fix: "a <div> in place of the <p>",
      };
    }
  },
};

/** The open paragraph that an element would end, with the elements between. */
function paragraphOf(block: PageElement): [PageElement | undefined, PageElement[]] {
  const around: PageElement[] = [];
  for (const element of ancestorsOf(block)) {
    if (element.tag === "p") return [element, around];
    if (barriers.test(element.tag)) break;
    around.push(element);
  }
  return [undefined, []];
}
