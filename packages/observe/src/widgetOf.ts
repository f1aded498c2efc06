/** A widget, and optionally a part of it, in which an event happened. */
export interface WidgetPlace {
  readonly tag: string;
  /** A part of the widget's schema, or the `data-part` of an element of the page. */
  readonly part?: string;
}

const ourTag = /^yy-[a-z0-9-]{1,40}$/;
const partName = /^[A-Za-z0-9_-]{1,60}$/;

/** The tag of the innermost widget that the node is or is inside of, also through shadow roots. */
export function tagOf(node: Node | null | undefined): string | undefined {
  for (let each = node; each; each = each.parentNode ?? (each as Partial<ShadowRoot>).host)
    if (each instanceof Element && ourTag.test(each.localName)) return each.localName;
  return undefined;
}

/** The innermost widget of an event's composed path, with the nearest part on the way to it. */
export function placeOf(path: readonly EventTarget[]): WidgetPlace | undefined {
  let part: string | undefined;
  for (const each of path) {
    if (!(each instanceof Element)) continue;
    if (ourTag.test(each.localName))
      return part === undefined ? { tag: each.localName } : { tag: each.localName, part };
    part ??= partOf(each);
  }
  return undefined;
}

function partOf(element: Element): string | undefined {
  const [first = ""] = element.part;
  return [first, element.getAttribute("data-part") ?? ""].find((name) => partName.test(name));
}
