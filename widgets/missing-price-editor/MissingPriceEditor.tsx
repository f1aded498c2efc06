import { type PropsOf, useCustomState, useWidget } from "@yy/element";
import { useLatest } from "@yy/element/react/useLatest";
import { useLibrary } from "@yy/element/react/useLibrary";
import { LoginLink } from "@yy/ui/remote/index";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import type * as Editing from "./editing/PriceEditing";
import type { schema } from "./schema";
import { failureText, invalidText, noticeText } from "./texts";
import { useListComplete } from "./useListComplete";
import { usePrices } from "./usePrices";

/** Loads the code that edits prices, and the mask with it: a chunk of its own. */
const loadEditing = () => import("./editing/PriceEditing");

/** The server's list, and above it the forms that change many prices and a status line. */
export function MissingPriceEditor(props: PropsOf<typeof schema>) {
  const code = useLibrary(loadEditing);
  const isComplete = useListComplete();
  const { summary, bulk } = usePrices(props, code, isComplete);
  const { counts, hasUnsaved, failure, failures, canUndo } = summary;
  useCustomState<typeof schema>("finished", isComplete);
  useCustomState<typeof schema>("unsaved", hasUnsaved);
  useCustomState<typeof schema>("invalid", counts.invalid > 0);
  useCustomState<typeof schema>("saving", counts.saving > 0);

  // Memoised, because React writes the name of an input at every update, after which Chromium has
  // to find the controls of each form of the page again. With 2,000 forms that costs 4 ms a key.
  const bulkForms = useMemo(
    () => <BulkForms texts={props} code={code} bulk={bulk} canUndo={canUndo} />,
    [props, code, bulk, canUndo],
  );
  return (
    <>
      <div className="bulk" part="bulk">
        {bulkForms}
        <div className="status" part="status">
          <span role="status">{noticeText(summary, props)}</span>
          <span className="wrong">{invalidText(summary, props)}</span>
          <span key={failures} className="wrong" role="alert">
            {failureText(summary, props)}
          </span>
          {failure === "signedOut" && <LoginLink {...props} />}
        </div>
      </div>
      <slot />
    </>
  );
}

interface BulkFormsProps {
  readonly texts: PropsOf<typeof schema>;
  /** Undefined while the code is being loaded, as is `bulk`. */
  readonly code: typeof Editing | undefined;
  readonly bulk: Editing.PriceEditing["bulk"] | undefined;
  readonly canUndo: boolean;
}

/** The forms that change many prices. */
function BulkForms({ texts, code, bulk, canUndo }: BulkFormsProps) {
  const allPrice = useRef<HTMLInputElement>(null);
  const percent = useRef<HTMLInputElement>(null);
  useKeptTexts([allPrice, percent]);
  useEffect(
    () =>
      code && allPrice.current ? code.maskField(allPrice.current, "money", () => {}) : undefined,
    [code],
  );
  const fill = () => bulk?.fill(allPrice.current?.value ?? "") || allPrice.current?.focus();
  const changeBy = (direction: 1 | -1) =>
    bulk?.changeBy(percent.current?.value ?? "", direction) || percent.current?.focus();

  return (
    <>
      <BulkForm field={allPrice} part="all-price" label={texts.labelPrice} onSubmit={fill}>
        <button type="submit" className="quiet-button" part="fill">
          {texts.labelFill}
        </button>
      </BulkForm>
      <BulkForm
        field={percent}
        part="percent"
        label={texts.labelPercent}
        onSubmit={() => changeBy(1)}
      >
        <button type="submit" className="quiet-button" part="raise">
          {texts.labelRaise}
        </button>
        <button type="button" className="quiet-button" part="lower" onClick={() => changeBy(-1)}>
          {texts.labelLower}
        </button>
      </BulkForm>
      <button
        type="button"
        className="quiet-button"
        part="undo"
        disabled={!canUndo}
        onClick={() => bulk?.undo()}
      >
        {texts.labelUndo}
      </button>
    </>
  );
}

const keptTexts = new WeakMap<Element, readonly string[]>();

/** Keeps the texts of the fields while the widget is disconnected, and puts them back. */
function useKeptTexts(fields: readonly RefObject<HTMLInputElement | null>[]): void {
  const { element } = useWidget();
  const latest = useLatest(fields);
  useLayoutEffect(() => {
    const drawn = latest.current.map(({ current }) => current);
    for (const [index, text] of keptTexts.get(element)?.entries() ?? []) {
      const field = drawn[index];
      if (field) field.value = text;
    }
    return () => {
      keptTexts.set(
        element,
        drawn.map((field) => field?.value ?? ""),
      );
    };
  }, [element, latest]);
}

interface BulkFormProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly part: string;
  readonly label: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * A field in the box above the items, with the buttons that use it; Enter presses the first one.
 */
function BulkForm({ field, part, label, onSubmit, children }: BulkFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label>
        <span>{label}</span>
        <input ref={field} part={part} inputMode="decimal" autoComplete="off" />
      </label>
      {children}
    </form>
  );
}
