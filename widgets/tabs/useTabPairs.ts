import { type ElementError, isElementError } from "@yy/domain/errors";
import { useWidget } from "@yy/element";
import { isParsed } from "@yy/element/dom/serverParts";
import { useEffect, useState } from "react";
import type { schema } from "./schema";
import { readPairs, type TabPair } from "./tabPairs";

/** How often the list is read while the parser is still inside the widget (behaviour 3.1). */
const readIntervalMs = 150;

/** How long an added tab may lack its panel: a Turbo stream adds one after the other. */
const missingPanelTimeoutMs = 1000;

/**
 * Returns the tabs with their panels, and follows changes of the page; null while they may not be
 * parsed yet. If tabs without panels are added later, the error is reported and the former tabs
 * stay.
 * @throws ElementError while rendering, when there are not as many panels as tabs from the start
 */
export function useTabPairs(list: Element | null): readonly TabPair[] | null {
  const widget = useWidget<typeof schema>();
  const [pairs, setPairs] = useState<readonly TabPair[] | null>(null);
  const [failure, setFailure] = useState<ElementError>();

  useEffect(() => {
    if (!list) return;
    const { element, report } = widget;
    let isComplete = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const read = readPairs(element, list);
      if (!isElementError(read)) {
        isComplete = true;
        setPairs((before) => (before && isSame(before, read) ? before : read));
      } else if (isComplete) timer = setTimeout(report, missingPanelTimeoutMs, read);
      else if (isParsed(element)) setFailure(read);
      else timer = setTimeout(look, readIntervalMs);
    };
    look();
    const arrivals = new MutationObserver(look);
    arrivals.observe(element, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      arrivals.disconnect();
    };
  }, [widget, list]);

  if (failure) throw failure;
  return pairs;
}

function isSame(before: readonly TabPair[], read: readonly TabPair[]): boolean {
  return (
    before.length === read.length &&
    before.every(({ tab, panel }, index) => tab === read[index]?.tab && panel === read[index].panel)
  );
}
