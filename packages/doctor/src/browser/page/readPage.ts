import type { AttributeValue, Page, PageElement } from "../../page";
import { isOwn } from "./isOwn";
import { hasRun } from "./scriptThatDidNotRun";

/** Of elements that are read at a time. */
const perStep = 100;

/**
 * The document as the rules want it, without what is the doctor's own. Goes on from step to step, so that a long page
 * can be read without holding it up. Each place is the element.
 */
export function* readPage(document: Document): Generator<void, Page> {
  const children: PageElement[] = [];
  const waiting: { element: Element; into: PageElement[]; parent: PageElement | undefined }[] = [
    { element: document.documentElement, into: children, parent: undefined },
  ];
  for (let read = 1; waiting.length > 0; read += 1) {
    const next = waiting.pop();
    if (!next) break;
    const { element, into, parent } = next;
    const own: PageElement[] = [];
    const model = readElement(element, own, parent);
    into.push(model);
    for (const child of [...element.children].reverse())
      if (!isOwn(child)) waiting.push({ element: child, into: own, parent: model });
    if (read % perStep === 0) yield;
  }
  return {
    isWhole: true,
    baseUrl: document.baseURI,
    children,
    hasUnknownContent: false,
    hasScript: hasRun(),
    hasStyles: hasTokens(document),
  };
}

/** A token of `yy.css` has a value, whichever file it came in. */
const hasTokens = ({ documentElement }: Document) =>
  getComputedStyle(documentElement).getPropertyValue("--yy-space-1") !== "";

function readElement(
  element: Element,
  children: readonly PageElement[],
  parent: PageElement | undefined,
): PageElement {
  const attributes = new Map<string, AttributeValue>();
  for (const { name, value } of element.attributes)
    attributes.set(name.toLowerCase(), { text: value, isConditional: false, place: undefined });
  return {
    tag: element.localName,
    attributes,
    hasUnknownAttributes: false,
    children,
    text: ownText(element),
    hasUnknownContent: false,
    parent,
    isConditional: false,
    isSelfClosed: false,
    place: element,
  };
}

function ownText(element: Element): string {
  let text = "";
  for (let node = element.firstChild; node; node = node.nextSibling)
    if (node instanceof Text) text += node.data;
  return text;
}
