import { ElementError } from "@yy/domain/errors";
import { findChildren, partSelector } from "@yy/element/dom/serverParts";
import { linkTarget } from "./linkTarget";

/** A tab and the panel it shows. */
export interface TabPair {
  readonly tab: HTMLElement;
  readonly panel: HTMLElement;
}

/**
 * Reads the server's tabs with their panels. A link's panel is the one that it names; the others
 * are matched in their order.
 * @returns an ElementError when the numbers of tabs and panels differ
 */
export function readPairs(widget: Element, list: Element): readonly TabPair[] | ElementError {
  const tabs = [...list.querySelectorAll<HTMLElement>("a[href], button")];
  const panels = findChildren(widget, partSelector("panel"));
  const named = tabs.map((tab) => panels.find((panel) => panel === linkTarget(tab)));
  const others = panels.filter((panel) => !named.includes(panel));
  const pairs = tabs.flatMap((tab, index) => {
    const panel = named[index] ?? others.shift();
    return panel ? { tab, panel } : [];
  });
  const shown = new Set(pairs.map(({ panel }) => panel)).size;
  if (shown > 0 && shown === tabs.length && shown === panels.length) return pairs;
  return new ElementError(
    `${widget.localName}: every tab in data-part="list" needs a data-part="panel" of its own, got ${tabs.length} and ${panels.length}`,
    { code: "YY-207", part: "panel" },
  );
}
