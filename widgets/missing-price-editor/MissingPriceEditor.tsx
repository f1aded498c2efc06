import { isUnsaved, type PriceState } from "@yy/domain/prices/priceState";
import { type PropsOf, useCustomState, useLiveEffect } from "@yy/element";
import { useLibrary } from "@yy/element/react/useLibrary";
import { LoginLink } from "@yy/ui/remote/index";
import { useEffect, useRef } from "react";
import { BulkForm } from "./BulkForm";
import { warnBeforeLeaving } from "./leaveWarning";
import type { PriceCounts } from "./PriceItems";
import type { schema } from "./schema";
import { failureText, invalidText, noticeText } from "./texts";
import { useActions } from "./useActions";
import { useListComplete } from "./useListComplete";
import { usePriceEditing } from "./usePriceEditing";

const loadEditing = () => import("./editing");

/** The list as the server's children; above it, what changes many prices, and how things are. */
export function MissingPriceEditor(props: PropsOf<typeof schema>) {
  const code = useLibrary(loadEditing);
  const isComplete = useListComplete();
  const editing = usePriceEditing(props, code, isComplete);
  const { counts, notice, failure, failures, canUndo } = editing;
  const hasUnsaved = unsavedIn(counts) > 0;
  useActions(isComplete);
  useCustomState<typeof schema>("finished", isComplete);
  useCustomState<typeof schema>("unsaved", hasUnsaved);
  useCustomState<typeof schema>("invalid", counts.invalid > 0);
  useCustomState<typeof schema>("saving", counts.saving > 0);
  useLiveEffect(
    () => (hasUnsaved ? warnBeforeLeaving(props.leaveText) : undefined),
    [hasUnsaved, props.leaveText],
  );

  const allPrice = useRef<HTMLInputElement>(null);
  const percent = useRef<HTMLInputElement>(null);
  useEffect(
    () =>
      code && allPrice.current ? code.maskField(allPrice.current, "money", () => {}) : undefined,
    [code],
  );
  const fill = () => editing.fill(allPrice.current?.value ?? "") || allPrice.current?.focus();
  const changeBy = (direction: 1 | -1) =>
    editing.changeBy(percent.current?.value ?? "", direction) || percent.current?.focus();

  return (
    <>
      <div className="bulk" part="bulk">
        <BulkForm field={allPrice} part="all-price" label={props.labelPrice} onSubmit={fill}>
          <button type="submit" className="quiet-button" part="fill">
            {props.labelFill}
          </button>
        </BulkForm>
        <BulkForm
          field={percent}
          part="percent"
          label={props.labelPercent}
          onSubmit={() => changeBy(1)}
        >
          <button type="submit" className="quiet-button" part="raise">
            {props.labelRaise}
          </button>
          <button type="button" className="quiet-button" part="lower" onClick={() => changeBy(-1)}>
            {props.labelLower}
          </button>
        </BulkForm>
        <button
          type="button"
          className="quiet-button"
          part="undo"
          disabled={!canUndo}
          onClick={editing.undo}
        >
          {props.labelUndo}
        </button>
        <div className="status" part="status">
          <span role="status">{noticeText(notice, counts, props)}</span>
          <span className="wrong">{invalidText(counts, props)}</span>
          <span key={failures} className="wrong" role="alert">
            {failureText(failure, props)}
          </span>
          {failure === "signedOut" && <LoginLink {...props} />}
        </div>
      </div>
      <slot />
    </>
  );
}

function unsavedIn(counts: PriceCounts): number {
  return (Object.keys(counts) as PriceState[])
    .filter(isUnsaved)
    .reduce((sum, state) => sum + counts[state], 0);
}
