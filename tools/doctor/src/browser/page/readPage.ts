import type { AttributeValue, Page, PageElement } from "../../page";
import { isOwn } from "./isOwn";
import { hasRun } from "./scriptThatDidNotRun";

const elementsPerStep = 100;

/**
 * Reads the document into the data that rules take, without the doctor's own elements; `place` is
 * the DOM element. A generator, so that the caller can pause between steps on a long page.
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
    for (const child of [...childrenOf(element)].reverse())
      if (!isOwn(child)) waiting.push({ element: child, into: own, parent: model });
    if (read % elementsPerStep === 0) yield;
  }
  return {
    isWholePage: true,
    baseUrl: document.baseURI,
    children,
    hasUnknownContent: false,
    hasScript: hasRun(),
    hasStyles: hasTokens(document),
  };
}

/** Whether the rules of `yy.css` apply, whatever file they are in: its tokens have values. */
const hasTokens = ({ documentElement }: Document) =>
  getComputedStyle(documentElement).getPropertyValue("--yy-space-1") !== "";

function readElement(
  element: Element,
  children: readonly PageElement[],
  parent: PageElement | undefined,
): PageElement {
  const attributes = new Map<string, AttributeValue>();
  for (const { name, value } of attributesOf(element))
    attributes.set(name.toLowerCase(), { text: value, isConditional: false, place: undefined });
  return {
    tag: localNameOf(element),
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
  for (const node of childNodesOf(element)) if (node instanceof Text) text += node.data;
  return text;
}

// These use the prototype's getters, because a form has its fields as properties: `form.children`
// may be `<input name="children">`.
const childrenOf = (element: Element): HTMLCollection =>
  Reflect.get(Element.prototype, "children", element);
const attributesOf = (element: Element): NamedNodeMap =>
  Reflect.get(Element.prototype, "attributes", element);
const localNameOf = (element: Element): string =>
  Reflect.get(Element.prototype, "localName", element);
const childNodesOf = (element: Element): NodeListOf<ChildNode> =>
  Reflect.get(Node.prototype, "childNodes", element);
