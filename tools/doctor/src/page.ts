/**
 * A page as data, read from a document in a browser or from a template file. What the reader cannot
 * know (a value with ERB, the content of `yield`) is marked as unknown, and rules report nothing
 * about it.
 */
export interface Page {
  /**
   * True for a page with head and body. Partials, and pages without their layout, are checked only
   * for mistakes in the tags.
   */
  readonly isWholePage: boolean;
  /**
   * Absolute URL that relative URLs are resolved against; an example URL when the reader does not
   * know it.
   */
  readonly baseUrl: string;
  readonly children: readonly PageElement[];
  /** True when there is content that the reader cannot see, such as output of ERB. */
  readonly hasUnknownContent: boolean;
  /** Value of the `Content-Security-Policy` header, if the reader knows it. */
  readonly policy?: string;
  /** True when `yy.js` has run, whatever file it was in. */
  readonly hasScript?: boolean;
  /** True when the rules of `yy.css` apply, whatever file they were in. */
  readonly hasStyles?: boolean;
}

export interface PageElement {
  /** Tag name in lower case. */
  readonly tag: string;
  /** Attributes by name in lower case, in document order. */
  readonly attributes: ReadonlyMap<string, AttributeValue>;
  /** True when there may be attributes with unknown names: `<yy-icon <%= attributes %>>`. */
  readonly hasUnknownAttributes: boolean;
  /** Child elements, including those in branches and loops of a template. */
  readonly children: readonly PageElement[];
  /** Its own text nodes, joined. */
  readonly text: string;
  /**
   * The start of the text of a script or style sheet, in the form of {@link place}; not set for a
   * document in a browser, nor when template code writes part of the text.
   */
  readonly textPlace?: unknown;
  /** True when there is content that the reader cannot see, such as output of ERB. */
  readonly hasUnknownContent: boolean;
  readonly parent: PageElement | undefined;
  /** True inside a branch or loop of a template: the element may be absent or repeated. */
  readonly isConditional: boolean;
  /**
   * The Rails helper of a widget, when the element is at the top level of its block: `yy_modal`.
   */
  readonly helper?: string;
  /**
   * True when written `<yy-icon />`; always false for a document in a browser, which does not show
   * it.
   */
  readonly isSelfClosed: boolean;
  /**
   * True when the closing tag is missing; not set for a document in a browser, which does not show
   * it.
   */
  readonly isUnclosed?: boolean;
  /** Copied into findings: a position in a file, or an element of a document. */
  readonly place: unknown;
  /** Start of its closing tag, or of its `/>`; not set for a document in a browser. */
  readonly end?: unknown;
}

export interface AttributeValue {
  /** The value; undefined when some of it is unknown. */
  readonly text: string | undefined;
  /** True when the attribute may be absent. */
  readonly isConditional: boolean;
  /**
   * Place of the attribute, as {@link PageElement.place}; undefined when the reader knows only the
   * place of the element.
   */
  readonly place: unknown;
}

/**
 * Yields the elements and their descendants in document order. Not recursive, because a deeply
 * nested page would overflow the stack.
 */
export function* allWithin(elements: readonly PageElement[]): Generator<PageElement> {
  const waiting = [...elements].reverse();
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    yield element;
    for (let index = element.children.length - 1; index >= 0; index--) {
      const child = element.children[index];
      if (child) waiting.push(child);
    }
  }
}

/** Yields the ancestors, nearest first. */
export function* ancestorsOf(element: PageElement): Generator<PageElement> {
  for (let { parent } = element; parent; { parent } = parent) yield parent;
}

/** Whether the element is in a `<template>`, whose content a script may insert anywhere. */
export function isInTemplate(element: PageElement): boolean {
  return [...ancestorsOf(element)].some(({ tag }) => tag === "template");
}

/** The value of an attribute; undefined when it is absent or unknown. */
export function textOf(element: PageElement, attribute: string): string | undefined {
  return element.attributes.get(attribute)?.text;
}

/** Whether the attribute is or may be present. */
export function mayHave(element: PageElement, attribute: string): boolean {
  return element.hasUnknownAttributes || element.attributes.has(attribute);
}
