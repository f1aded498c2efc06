import { type PropsOf, useLiveEffect, useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useLatest } from "@yy/element/react/useLatest";
import { useOwner } from "@yy/element/react/useOwner";
import { warnBeforeLeaving } from "@yy/page/warnBeforeLeaving";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type * as Editing from "./editing/PriceEditing";
import type { schema } from "./schema";
import { emptySummary, itemText, type PriceSummary } from "./texts";

interface Prices {
  readonly summary: PriceSummary;
  /** Undefined while the code is being loaded. */
  readonly bulk: Editing.PriceEditing["bulk"] | undefined;
}

/**
 * Creates one `PriceEditing` for the life of the widget, connects it, and returns what the
 * component shows. Reverted and repeated patches (a snapshot, a morph) do not create another.
 * @param code undefined while it is being loaded
 */
export function usePrices(
  props: PropsOf<typeof schema>,
  code: typeof Editing | undefined,
  isComplete: boolean,
): Prices {
  const widget = useWidget<typeof schema>();
  const texts = useLatest(props);
  const userId = useOwner()?.id;
  const editing = useMemo(
    () =>
      code &&
      new code.PriceEditing(
        widget,
        (price) => itemText(price, texts.current),
        () => texts.current.loginPath,
      ),
    [widget, code, texts],
  );

  useDomPatches((patches) => editing?.connect(patches), [editing]);
  useEffect(() => () => editing?.end(), [editing]);
  useEffect(() => (userId === undefined ? undefined : editing?.keepFor(userId)), [editing, userId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has other kept prices
  useEffect(() => {
    if (isComplete) editing?.keepOnlyListed();
  }, [editing, isComplete, userId]);

  const summary = useSyncExternalStore(
    editing?.store.subscribe ?? neverChanges,
    editing?.store.getSummary ?? (() => emptySummary),
  );
  const { hasUnsaved } = summary;
  useLiveEffect(
    () => (hasUnsaved ? warnBeforeLeaving(props.leaveText) : undefined),
    [hasUnsaved, props.leaveText],
  );
  return { summary, bulk: editing?.bulk };
}

const neverChanges = () => () => {};
