/**
 * A page as data, from whatever it was read: a document in a browser, or a template on disk. What a reader cannot know
 * (a value with ERB in it, what `yield` puts there) is unknown, and nothing is found wrong about it.
 */
export interface Page {
  /** Has the head and the whole body; a partial or a page within a layout is judged by its tags alone. */
  readonly isWhole: boolean;
  /** Absolute URL against which URLs are resolved; any, when the page has none. */
  readonly baseUrl: string;
  readonly children: readonly PageElement[];
  /** Something stands among the children that the reader could not see into. */
  readonly hasUnknownContent: boolean;
  /** The `Content-Security-Policy` header, when the reader knows it. */
  readonly policy?: string;
  /** `yy.js` runs, whichever file it came in. */
  readonly hasScript?: boolean;
  /** The rules of `yy.css` are there, whichever file they came in. */
  readonly hasStyles?: boolean;
}

export interface PageElement {
  /** In lower case. */
  readonly tag: string;
  /** By name in lower case, in the order written. */
  readonly attributes: ReadonlyMap<string, AttributeValue>;
  /** Attributes whose names the reader does not know may be there too: `<yy-icon <%= attributes %>>`. */
  readonly hasUnknownAttributes: boolean;
  /** Elements inside, those in branches and loops of a template too. */
  readonly children: readonly PageElement[];
  /** Text of its own, without that of its children. */
  readonly text: string;
  /** Something stands among the children that the reader could not see into. */
  readonly hasUnknownContent: boolean;
  readonly parent: PageElement | undefined;
  /** Stands in a branch or a loop of a template: it may be absent, or there several times. */
  readonly isConditional: boolean;
  /** Written `<yy-icon />`. A document in a browser does not tell. */
  readonly isSelfClosed: boolean;
  /** Its closing tag is missing. A document in a browser does not tell. */
  readonly isUnclosed?: boolean;
  /** Where it was read, handed through to findings: a position in a file, an element of a document. */
  readonly place: unknown;
}

export interface AttributeValue {
  /** Undefined when it is unknown or in part unknown. */
  readonly text: string | undefined;
  /** Perhaps the attribute is not there. */
  readonly isConditional: boolean;
  /** As {@link PageElement.place}; undefined when the reader knows only the element's. */
  readonly place: unknown;
}

/** Elements and all below them, in the order of the page. A page deep enough to end the stack is none. */
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

/** From the nearest to the farthest. */
export function* ancestorsOf(element: PageElement): Generator<PageElement> {
  for (let { parent } = element; parent; { parent } = parent) yield parent;
}

/** The text of an attribute that is there for certain; undefined when it is absent or unknown. */
export function textOf(element: PageElement, attribute: string): string | undefined {
  return element.attributes.get(attribute)?.text;
}

/** The attribute is there, or may be. */
export function mayHave(element: PageElement, attribute: string): boolean {
  return element.hasUnknownAttributes || element.attributes.has(attribute);
}
