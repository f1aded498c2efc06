/** Where on the page something happened: in which widget, and in which part of it. */
export interface WidgetPlace {
  readonly tag: string;
  /** A part of its schema, or the `data-part` that the page gave to a piece of its markup. */
  readonly part?: string;
}

const ourTag = /^yy-[a-z0-9-]{1,40}$/;
const partName = /^[A-Za-z0-9_-]{1,60}$/;

/** The innermost widget that the node is, or is in, through shadow roots. */
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
