import { ConfigError } from "@yy/domain/errors";
import { type PropsOf, useWidget } from "@yy/element";
import { isDrawn } from "@yy/element/dom/isDrawn";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useMountedWhen } from "@yy/element/react/useMountedWhen";
import { useServerPart } from "@yy/element/react/useServerPart";
import { fragmentTarget } from "@yy/page/fragment";
import { got } from "@yy/page/got";
import { memberOf } from "@yy/page/memberOf";
import { onReveal } from "@yy/ui/fields/reveal";
import { isAnotherList } from "@yy/ui/isAnotherList";
import { useRef } from "react";
import { chooseTabs } from "./chooseTabs";
import type { schema } from "./schema";
import { TabSet } from "./TabSet";
import { tabCounts } from "./tabCounts";
import type { TabPair } from "./tabPairs";
import { useTabPairs } from "./useTabPairs";

/** Shows the server's list and panels as tabs. */
export function Tabs({ active }: PropsOf<typeof schema>) {
  const widget = useWidget<typeof schema>();
  const list = useServerPart("list");
  const pairs = useTabPairs(list);
  const shown = useRef<Shown>(undefined);
  useMountedWhen(pairs !== null);

  useDomPatches(
    (patches) => {
      if (!list || !pairs) return undefined;
      const names = pairs.map(({ panel }) => memberOf(panel, "id"));
      const start = startIndex(pairs, names, active, shown.current);
      const target = shown.current ? null : fragmentTarget(location.hash);
      const isScrolledTo = target !== null && isDrawn(target);
      const set = new TabSet(list, pairs, patches);
      const show = (index: number) => {
        set.show(index);
        shown.current = { active, index, tab: pairs[index]?.tab, names };
      };
      const choose = (index: number) => {
        if (index === set.index) return;
        show(index);
        const panel = pairs[index]?.panel;
        widget.emit("yy:tab-changed", { index, id: panel ? memberOf(panel, "id") : "" });
      };

      /** Shows another panel when the page or a session gate hides the active tab. */
      const leaveUndrawn = () => {
        const drawn = pairs.findIndex(({ tab }) => isDrawn(tab));
        const active = pairs[set.index]?.tab;
        if (drawn >= 0 && active?.isConnected && !isDrawn(active)) show(drawn);
      };

      const named = target ? set.indexOf(target) : -1;
      show(named >= 0 ? named : start);
      // After a Turbo visit `:target` does not match, so the panel was hidden when the browser
      // scrolled.
      if (target && named >= 0 && !isScrolledTo) target.scrollIntoView();

      leaveUndrawn();
      const boxes = new ResizeObserver(leaveUndrawn);
      for (const { tab } of pairs) boxes.observe(tab);

      const printing = new AbortController();
      addEventListener("beforeprint", () => set.print(true), printing);
      addEventListener("afterprint", () => set.print(false), printing);

      const stopCounts = tabCounts(set, patches, widget.report);
      const stopChoosing = chooseTabs(set, choose);
      const stopReveals = onReveal(widget.element, (target) => {
        const index = set.indexOf(target);
        if (index >= 0) choose(index);
      });
      const changes = new MutationObserver(() => set.contentChanged());
      changes.observe(widget.element, { childList: true, subtree: true });
      return () => {
        stopCounts();
        stopChoosing();
        stopReveals();
        changes.disconnect();
        boxes.disconnect();
        printing.abort();
      };
    },
    [widget, list, pairs, active],
  );
  return <slot />;
}

/**
 * The tab that is shown. It is kept while the patches are reverted for a morph, and when tabs are
 * added or removed.
 */
interface Shown {
  /** `data-active` at that time. */
  readonly active: number;
  readonly index: number;
  readonly tab: HTMLElement | undefined;
  /** The panels' ids in the server's markup; "" without one. */
  readonly names: readonly string[];
}

/**
 * Returns the index of the tab to start with.
 * @throws ConfigError when `data-active` is past the last tab, unless tabs were removed since
 */
function startIndex(
  pairs: readonly TabPair[],
  names: readonly string[],
  active: number,
  shown: Shown | undefined,
): number {
  if (shown?.active === active && !isAnotherList(shown.names, names)) {
    const name = shown.names[shown.index];
    const kept = name ? names.indexOf(name) : pairs.findIndex(({ tab }) => tab === shown.tab);
    return kept >= 0 ? kept : Math.min(shown.index, pairs.length - 1);
  }
  if (active < pairs.length) return active;
  const last = pairs.length - 1;
  throw new ConfigError(
    `yy-tabs: data-active must be at most ${last}, the last tab${got(active)}`,
    { code: "YY-117", attribute: "data-active" },
  );
}
