import { clippedTexts, spreadText, tooWide } from "@yy/testing/layout";
import { burstBoxes, crossedCorners, overlaps, sidewaysScrollers } from "../layout/room";
import { elementsOf } from "../layout/tree";

export { spreadText };

/** Shows the markup with these words added to each of its texts. */
export function show(html: string, words: string): void {
  const template = document.createElement("template");
  template.innerHTML = html;
  lengthen(template.content, words);
  document.querySelector("main")?.append(template.content);
}

function lengthen(root: DocumentFragment, words: string): void {
  for (const option of root.querySelectorAll("option")) option.setAttribute("value", option.value);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    // Numbers are left unchanged.
    if (/\p{L}/u.test(currentNode.nodeValue ?? "")) currentNode.nodeValue += ` ${words}`;
  }
  const hasWords = "input:is([type=text], :not([type]))[value]";
  for (const field of root.querySelectorAll<HTMLInputElement>(hasWords))
    if (/\p{L}/u.test(field.defaultValue)) field.defaultValue += ` ${words}`;
  for (const element of root.querySelectorAll("[placeholder], [alt]"))
    for (const name of ["placeholder", "alt"])
      if (element.getAttribute(name))
        element.setAttribute(name, `${element.getAttribute(name)} ${words}`);
}

/** The elements that do not fit, by kind of defect. */
export function misfits(): Record<string, string[]> {
  markPagesOwn();
  const main = document.querySelector("main") as HTMLElement;
  return {
    sideways: [...tooWide(), ...sidewaysScrollers(main)],
    cut: clippedTexts(),
    burst: [...burstBoxes(main), ...crossedCorners(main)],
    overlaps: overlaps(main),
  };
}

/**
 * Marks the page's own elements, whose words the page breaks: all except the widgets, the elements
 * that widgets' styles lay out in rows and grids, and the content of those.
 */
function markPagesOwn(): void {
  const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) =>
    layoutRules(sheet.cssRules),
  );
  const isOurs = (element: Element) =>
    element.localName.startsWith("yy-") || rules.some((rule) => element.matches(rule));
  for (const element of document.querySelectorAll("main *")) {
    const around = element.assignedSlot?.parentElement ?? element.parentElement ?? element;
    const isLaidOut = (isOurs(around) || element.assignedSlot !== null) && isRow(around);
    element.setAttribute("data-by", isOurs(element) || isLaidOut ? "widget" : "page");
  }
}

const isRow = (element: Element) => /flex|grid/.test(getComputedStyle(element).display);

function layoutRules(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      const { selectorText, style } = rule;
      const isLayout = isRowOrLine(style) && /yy-/.test(selectorText);
      return isLayout ? [selectorText] : [];
    }
    return rule instanceof CSSGroupingRule ? layoutRules(rule.cssRules) : [];
  });
}

const isRowOrLine = ({ display, whiteSpace, flex }: CSSStyleDeclaration) =>
  /flex|grid/.test(display) || whiteSpace === "nowrap" || flex !== "";

/** Whether the widget has finished loading. */
export function hasLoaded(tag: string): boolean {
  return [...elementsOf(document)]
    .filter(({ localName }) => localName === tag)
    .every((each) => each.matches(":state(mounted):not(:state(loading))"));
}
