import { isParsed } from "@yy/element/dom/serverParts";
import { memberOf } from "@yy/page/memberOf";
import { itemSelector } from "./PriceItem";

interface ItemWatcher {
  /** Called with forms that are in the list, once their fields are parsed. */
  added(forms: readonly Element[]): void;
  /** @param neighbour the item that stands in its place now, or before it */
  removed(form: Element, neighbour: Element | undefined): void;
  /** Called when the `data-item-id` of a form has changed. */
  renamed(): void;
}

/**
 * Reports the items that are in the list, and those that are added and removed later. A move counts
 * as neither. Returns a cleanup function.
 */
export function watchItems(list: Element, watcher: ItemWatcher): () => void {
  const unparsed = new Set<Element>();
  // The parser puts a form into the page before it has parsed the fields in it.
  const addParsed = (forms: readonly Element[]) => {
    for (const form of forms) unparsed.add(form);
    const parsed = [...unparsed].filter(isParsed);
    for (const form of parsed) unparsed.delete(form);
    watcher.added(parsed.filter((form) => list.contains(form)));
  };
  addParsed(itemsIn(list));
  const end = new AbortController();
  document.addEventListener("DOMContentLoaded", () => addParsed([]), end);
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ type }) => type === "attributes")) watcher.renamed();
    for (const { addedNodes, removedNodes, nextSibling, previousSibling } of changes) {
      const taken = itemsOf(removedNodes);
      const neighbour = near(nextSibling, "next") ?? near(previousSibling, "previous");
      // After a task, as for widgets: Turbo removes permanent elements and puts them back.
      if (taken.length > 0)
        setTimeout(() => {
          for (const form of taken) if (!list.contains(form)) watcher.removed(form, neighbour);
        });
      addParsed(itemsOf(addedNodes));
    }
  });
  observer.observe(list, { childList: true, subtree: true, attributeFilter: ["data-item-id"] });
  return () => {
    observer.disconnect();
    end.abort();
  };
}

/** The items inside, in document order. */
function itemsIn(root: Element): Element[] {
  return [...memberOf(root, "querySelectorAll")(itemSelector)];
}

function itemsOf(nodes: NodeList): Element[] {
  return [...nodes].flatMap((node) =>
    node instanceof Element
      ? [...(memberOf(node, "matches")(itemSelector) ? [node] : []), ...itemsIn(node)]
      : [],
  );
}

/** The first item at this node or beyond it. */
function near(node: Node | null, direction: "next" | "previous"): Element | undefined {
  for (let at: Node | null = node; at; at = memberOf(at, `${direction}Sibling`))
    if (at instanceof Element && memberOf(at, "matches")(itemSelector)) return at;
  return undefined;
}
