import { memberOf } from "@yy/element/dom/memberOf";

const selector = "[data-part=item]";

interface ItemCallbacks {
  came(elements: readonly Element[]): void;
  /** @param next the item that stands where they stood, or before it */
  left(elements: readonly Element[], next: Element | undefined): void;
}

/** The items there are, in their order. */
export function itemsIn(root: Element): Element[] {
  return [...memberOf(root, "querySelectorAll")(selector)];
}

/** Tells of items that come and go, by whoever puts them there. What is only moved has neither come nor gone. */
export function watchItems(root: Element, { came, left }: ItemCallbacks): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes, nextSibling, previousSibling } of changes) {
      const taken = items(removedNodes);
      const next = near(nextSibling, "next") ?? near(previousSibling, "previous");
      // A task of grace, as for widgets: Turbo takes permanent elements out and puts them back.
      if (taken.length > 0)
        setTimeout(() => {
          const gone = taken.filter((item) => !root.contains(item));
          if (gone.length > 0) left(gone, next);
        });
      const added = items(addedNodes).filter((item) => root.contains(item));
      if (added.length > 0) came(added);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function items(nodes: NodeList): Element[] {
  return [...nodes].flatMap((node) =>
    node instanceof Element
      ? [...(memberOf(node, "matches")(selector) ? [node] : []), ...itemsIn(node)]
      : [],
  );
}

/** The first item at this node or beyond it. */
function near(node: Node | null, direction: "next" | "previous"): Element | undefined {
  for (let at: Node | null = node; at; at = memberOf(at, `${direction}Sibling`))
    if (at instanceof Element && memberOf(at, "matches")(selector)) return at;
  return undefined;
}
