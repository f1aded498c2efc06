import { badgeText } from "@yy/domain/inbox/countTexts";
import { parseAttribute } from "@yy/element/attributes/parseAttribute";
import type { DomPatches } from "@yy/element/dom/DomPatches";
import type { TabSet } from "./TabSet";

const attribute = "data-count";

/**
 * Shows the `data-count` of tabs as badges, which are part of their names, and follows the
 * attribute. A count that is not a number is reported, and its tab has no badge. Returns a cleanup
 * function.
 */
export function tabCounts(
  { list, pairs }: TabSet,
  patches: DomPatches,
  report: (error: unknown) => void,
): () => void {
  const drawn = new Map<Element, Element>();
  const draw = (tab: Element) => {
    const before = drawn.get(tab);
    if (before) patches.remove(before);
    const badge = badgeOf(tab, report);
    if (badge)
      drawn.set(
        tab,
        patches.insert(badge, (it) => tab.append(it)),
      );
    else drawn.delete(tab);
  };
  for (const { tab } of pairs) draw(tab);
  const changes = new MutationObserver((records) => {
    const changed = new Set(records.map(({ target }) => target));
    for (const { tab } of pairs) if (changed.has(tab)) draw(tab);
  });
  changes.observe(list, { attributeFilter: [attribute], subtree: true });
  return () => changes.disconnect();
}

function badgeOf(tab: Element, report: (error: unknown) => void): Element | undefined {
  const text = badgeText(countOf(tab, report));
  if (text === "") return undefined;
  const badge = document.createElement("span");
  badge.dataset.yyCount = "";
  // The space separates the tab's name from its count; it is not drawn.
  badge.textContent = ` ${text}`;
  return badge;
}

function countOf(tab: Element, report: (error: unknown) => void): number {
  try {
    const origin = { tag: "yy-tabs", name: attribute };
    const spec = { kind: "number", description: "" } as const;
    return Number(parseAttribute(spec, tab.getAttribute(attribute), origin, document.baseURI) ?? 0);
  } catch (error) {
    report(error);
    return 0;
  }
}
