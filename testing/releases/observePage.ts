/** A visitor's view of one snippet. */
export interface SnippetView {
  /** The tag and states of each widget, such as `yy-modal mounted open`. */
  readonly states: readonly string[];
  /** The names of rendered parts, by tag. */
  readonly parts: readonly string[];
  /** The visible and spoken text, in document order. */
  readonly text: string;
}

/** The names of a release. Names that later releases add are no difference. */
export interface KnownNames {
  readonly events: readonly string[];
  /** `yy-modal open` */
  readonly states: readonly string[];
  /** `yy-modal dialog` */
  readonly parts: readonly string[];
}

/** Runs in the page. */
export function observePage({ states, parts }: KnownNames): Record<string, SnippetView> {
  const views: Record<string, SnippetView> = {};
  for (const section of document.querySelectorAll<HTMLElement>("[data-snippet]")) {
    const elements = [...section.querySelectorAll("*")].filter(({ localName }) =>
      localName.startsWith("yy-"),
    );
    views[section.dataset.snippet ?? ""] = {
      states: elements.map(stateText),
      parts: [...new Set(elements.flatMap(partsOf))].sort(),
      text: textsIn(section).join(" ").replace(/\s+/g, " ").trim(),
    };
  }
  return views;

  function stateText(element: Element): string {
    // Whether an element mounts before the element around it is open varies.
    if (!isLaidOut(element.parentElement)) return element.localName;
    const known = states.flatMap((name) => {
      const [tag, state = ""] = name.split(" ");
      return tag === element.localName || tag === "*" ? [state] : [];
    });
    const held = known.filter((state) => element.matches(`:state(${state})`));
    return [element.localName, ...held.sort()].join(" ");
  }

  function isLaidOut(element: Element | null): boolean {
    if (element === null) return true;
    return getComputedStyle(element).display === "contents"
      ? isLaidOut(element.parentElement)
      : element.getClientRects().length > 0;
  }

  function partsOf(element: Element): string[] {
    return [...(element.shadowRoot?.querySelectorAll("[part]") ?? [])]
      .filter(isShown)
      .flatMap((each) => (each.getAttribute("part") ?? "").split(/\s+/))
      .map((part) => `${element.localName} ${part}`)
      .filter((part) => parts.includes(part));
  }

  function textsIn(node: Node): string[] {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    if (/^(script|style|template|option)$/.test(node.localName) || !isShown(node)) return [];
    const label = node.getAttribute("aria-label");
    const value = /^(text|tel|email|search|number|textarea|select-one)$/.test(
      (node as HTMLInputElement).type,
    )
      ? [(node as HTMLInputElement).value]
      : [];
    const children =
      node instanceof HTMLSlotElement
        ? assignedOrOwn(node)
        : [...(node.shadowRoot ?? node).childNodes];
    return [...(label ? [`[${label}]`] : []), ...value, ...children.flatMap(textsIn)];
  }

  function assignedOrOwn(slot: HTMLSlotElement): Node[] {
    const assigned = slot.assignedNodes();
    return assigned.length > 0 ? assigned : [...slot.childNodes];
  }

  function isShown(element: Element): boolean {
    // An element without a box of its own, such as a slot, does not count as visible.
    return (
      getComputedStyle(element).display === "contents" ||
      element.checkVisibility({ visibilityProperty: true })
    );
  }
}
