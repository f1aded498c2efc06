import { type PropsOf, useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useVisitor } from "@yy/element/react/useVisitor";
import { useEffect, useMemo, useRef, useState } from "react";
import type { BulkResult } from "./BulkChanges";
import type * as Editing from "./editing";
import type { EditingCallbacks, PriceEditing } from "./PriceEditing";
import type { PriceCounts } from "./PriceItems";
import type { schema } from "./schema";
import { type Failure, itemText, type Notice } from "./texts";

/** What is drawn of the editing. */
interface EditingState {
  readonly counts: PriceCounts;
  readonly notice: Notice | undefined;
  readonly failure: Failure | undefined;
  /** How many failures there were: the same words again are another failure. */
  readonly failures: number;
  readonly canUndo: boolean;
}

interface PriceTools extends EditingState {
  /** Writes a price into every item that is not saved yet; false when the text is no price. */
  readonly fill: (text: string) => boolean;
  /** Raises (1) or lowers (-1) the prices that are typed and not saved; false when it cannot be done. */
  readonly changeBy: (percent: string, direction: 1 | -1) => boolean;
  readonly undo: () => void;
}

const noCounts: PriceCounts = {
  untouched: 0,
  changed: 0,
  invalid: 0,
  saving: 0,
  saved: 0,
  failed: 0,
};

const nothing: EditingState = {
  counts: noCounts,
  notice: undefined,
  failure: undefined,
  failures: 0,
  canUndo: false,
};

/**
 * The editing of the list's prices: one for the life of the widget, however often its patches are reverted and made again.
 * @param code undefined while it is being loaded
 */
export function usePriceEditing(
  props: PropsOf<typeof schema>,
  code: typeof Editing | undefined,
  isComplete: boolean,
): PriceTools {
  const widget = useWidget<typeof schema>();
  const [view, setView] = useState(nothing);
  const texts = useRef(props);
  texts.current = props;
  const userId = useVisitor(({ user }) => user?.id);

  const show = (change: Partial<EditingState>) => setView((before) => ({ ...before, ...change }));
  const fail = (failure: Failure) =>
    setView((before) => ({ ...before, failure, failures: before.failures + 1 }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: one for the life of the widget; what it calls is stable
  const editing = useMemo(() => {
    /** Saved since the queue was last empty. */
    let saved = 0;
    let isSaving = false;
    const callbacks: EditingCallbacks = {
      counted(counts) {
        // A new try: what came of the last one has had its day.
        if (counts.saving > 0 && !isSaving) show({ failure: undefined });
        isSaving = counts.saving > 0;
        show({ counts });
        if (isSaving || saved === 0) return;
        show({ notice: { kind: "saved", count: saved } });
        saved = 0;
      },
      saved(item, price) {
        saved += 1;
        widget.emit("yy:price-saved", { itemId: item.id, price });
      },
      failed({ error }) {
        if (error !== undefined) widget.report(error);
      },
      stopped: (status) => fail(status === 401 ? "signedOut" : "stopped"),
      restored: (count) => show({ notice: { kind: "restored", count } }),
      nothingToSave: () => show({ notice: { kind: "nothingToSave" }, failure: undefined }),
      report: widget.report,
      wordsFor: (item) => itemText(item, texts.current),
    };
    return code && new code.PriceEditing(widget.element, callbacks);
  }, [widget, code]);

  useDomPatches((patches) => editing?.work(patches), [editing]);
  useEffect(() => () => editing?.leave(), [editing]);
  useEffect(() => (userId === undefined ? undefined : editing?.keepFor(userId)), [editing, userId]);
  useEffect(() => {
    if (isComplete) editing?.listIsComplete();
  }, [editing, isComplete]);

  const change = (act: (bulk: PriceEditing["bulk"]) => BulkResult): boolean => {
    if (!editing) return false;
    const { bulk } = editing;
    const result = act(bulk);
    if ("failure" in result) fail(result.failure);
    else {
      const notice: Notice = { kind: "changed", count: result.count };
      show({ notice, failure: undefined, canUndo: bulk.canUndo });
    }
    return !("failure" in result);
  };

  return {
    ...view,
    fill: (text) => change((bulk) => bulk.fill(text)),
    changeBy: (percent, direction) => change((bulk) => bulk.changeBy(percent, direction)),
    undo: () => change((bulk) => bulk.undo()),
  };
}
