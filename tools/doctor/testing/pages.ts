import type { AttributeValue, Page, PageElement } from "../src/page";

export interface Written {
  readonly tag: string;
  /** The value null stands for an unknown one. */
  readonly attributes?: Readonly<Record<string, string | null>>;
  readonly children?: readonly Written[];
  readonly more?: Partial<PageElement>;
}

/** A page with these elements. */
export function pageOf(children: readonly Written[], more: Partial<Page> = {}): Page {
  return {
    isWholePage: false,
    baseUrl: "https://example.com/",
    hasUnknownContent: false,
    children: children.map((child) => elementOf(child, undefined)),
    ...more,
  };
}

function elementOf(written: Written, parent: PageElement | undefined): PageElement {
  const children: PageElement[] = [];
  const element: PageElement = {
    tag: written.tag,
    attributes: new Map(
      Object.entries(written.attributes ?? {}).map(([name, text]) => [name, attributeValue(text)]),
    ),
    hasUnknownAttributes: false,
    text: "",
    hasUnknownContent: false,
    isConditional: false,
    isSelfClosed: false,
    place: undefined,
    ...written.more,
    parent,
    children,
  };
  children.push(...(written.children ?? []).map((child) => elementOf(child, element)));
  return element;
}

const attributeValue = (text: string | null): AttributeValue => ({
  text: text ?? undefined,
  isConditional: false,
  place: undefined,
});
