import { type ElementError, isElementError } from "@yy/domain/errors";
import { useWidget } from "@yy/element";
import { isParsed } from "@yy/element/dom/serverParts";
import { useEffect, useState } from "react";
import type { schema } from "./schema";
import { readPairs, type TabPair } from "./tabPairs";

/**
 * How often the list is read while the parser is still inside the widget, in ms (behaviour 3.1).
 */
const readInterval = 150;

/** How long an added tab may lack its panel, in ms: a Turbo stream brings one after the other. */
const patience = 1000;

/**
 * The tabs with their panels, kept in step with the page; null while the parser may still bring
 * them. Of tabs added later without panels the error is reported, and the others go on.
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
        setPairs((known) => (known && isSame(known, read) ? known : read));
      } else if (isComplete) timer = setTimeout(report, patience, read);
      else if (isParsed(element)) setFailure(read);
      else timer = setTimeout(look, readInterval);
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

function isSame(known: readonly TabPair[], read: readonly TabPair[]): boolean {
  return (
    known.length === read.length &&
    known.every(({ tab, panel }, index) => tab === read[index]?.tab && panel === read[index].panel)
  );
}
