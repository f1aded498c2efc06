import { memberOf } from "@yy/page/memberOf";
import { onePerPage } from "@yy/page/onePerPage";

/** Attribute of an element that a widget has changed: the server's values as JSON, by attribute. */
const was = "data-yy-was";

/** Attribute of a node that a widget has inserted. */
export const own = "data-yy-own";

type Originals = Readonly<Record<string, string | null>>;

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    marked: WeakSet<Element>;
  }
}

/**
 * The elements that widgets have marked. Any other element with these attributes is a copy that the
 * page has made, which no widget would revert.
 */
const marked = onePerPage("marked", () => {
  if (typeof MutationObserver === "function")
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element) giveBack(node);
    }).observe(document, { childList: true, subtree: true });
  return new WeakSet<Element>();
});

/** Notes on the element what an attribute was before a widget changed it. */
export function noteOriginal(element: Element, attribute: string, value: string | null): void {
  const originals = originalsOf(element);
  marked.add(element);
  if (attribute in originals) return;
  writeOriginals(element, { ...originals, [attribute]: value });
}

/** Call when the attribute has its original value again. */
export function forgetOriginal(element: Element, attribute: string): void {
  const { [attribute]: _, ...others } = originalsOf(element);
  writeOriginals(element, others);
}

/** Marks a node that a widget inserts. */
export function noteOwn(element: Element): void {
  element.setAttribute(own, "");
  marked.add(element);
}

/**
 * Restores the server's markup in a copy that the page has made of a changed element; does nothing
 * to an element that a widget has changed itself.
 */
export function giveBackCopy(element: Element): void {
  if (marked.has(element)) return;
  if (read(element, own) !== null) element.remove();
  for (const [attribute, value] of Object.entries(originalsOf(element)))
    write(element, attribute, value);
  write(element, was, null);
}

function giveBack(root: Element): void {
  const selector = `[${was}], [${own}]`;
  const copies = memberOf(root, "querySelectorAll")(selector);
  for (const element of [root, ...copies])
    if (memberOf(element, "matches")(selector)) giveBackCopy(element);
}

function originalsOf(element: Element): Originals {
  const text = read(element, was);
  if (text === null) return {};
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

function writeOriginals(element: Element, originals: Originals): void {
  const isEmpty = Object.keys(originals).length === 0;
  write(element, was, isEmpty ? null : JSON.stringify(originals));
  if (isEmpty && read(element, own) === null) marked.delete(element);
}

const read = (element: Element, attribute: string): string | null =>
  memberOf(element, "getAttribute")(attribute);

function write(element: Element, attribute: string, value: string | null): void {
  if (value === null) memberOf(element, "removeAttribute")(attribute);
  else memberOf(element, "setAttribute")(attribute, value);
}
