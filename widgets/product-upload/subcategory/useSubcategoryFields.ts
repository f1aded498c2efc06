import { useLiveEffect, useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { fetchFieldsBySubcategory, type SubcategoryField } from "@yy/http/api/fieldsBySubcategory";
import { keepLeft } from "@yy/page/leftValues";
import { onLeft } from "@yy/page/moments";
import { enterValue, type Field, onReset } from "@yy/ui/fields/field";
import { onFormInput } from "@yy/ui/fields/onFormInput";
import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { valueUnder } from "../listingFields";
import { FieldsProgress } from "./FieldsProgress";
import { leftFieldsName } from "./leftFields";
import { serverFields } from "./partFields";

/** What is shown in `[data-part=fields]`. */
export interface SubcategoryState {
  /** `server` shows the server's own fields; in the other phases we render ours. */
  readonly phase: "server" | "loading" | "failed" | "drawn";
  readonly subcategory: string;
  readonly fields: readonly SubcategoryField[];
  /** How many requests have failed in a row. */
  readonly failures: number;
  readonly progress: FieldsProgress;
}

interface Answer {
  readonly subcategory: string;
  readonly fields: readonly SubcategoryField[] | null;
  /** Which attempt it answers. */
  readonly attempt: number;
  readonly error?: unknown;
}

/**
 * Returns the fields that the chosen category needs. The fields that the server rendered stay for
 * the category that it rendered them with, and while none is chosen.
 *
 * @param place our element inside the part
 * @param stashedValues keeps every text by its field's name, so that no change of category loses
 * one
 */
export function useSubcategoryFields(
  form: HTMLFormElement,
  part: HTMLElement,
  place: HTMLElement,
  stashedValues: Map<string, string>,
): SubcategoryState {
  const { report } = useWidget();
  const watch = useCallback((changed: () => void) => onFormInput(form, changed), [form]);
  const subcategory = useSyncExternalStore(watch, () => valueUnder(form, "subcategory_id"));
  const [initial] = useState(() => initialOf(part, subcategory));
  const [answer, setAnswer] = useState<Answer>({ subcategory: "", fields: null, attempt: 0 });
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [progress] = useState(
    () =>
      new FieldsProgress(
        () => setAttempt((times) => times + 1),
        () => [...stashedValues.values()].some(Boolean),
      ),
  );
  const isServers =
    subcategory === "" || (initial.hasFields && subcategory === initial.subcategory);

  useLayoutEffect(() => {
    const keep = (field: Field) => {
      if (field.name !== "" && !field.disabled) stashedValues.set(field.name, field.value);
    };
    for (const field of serverFields(part)) if (field.value !== "") keep(field);
    const stopKeeping = onFormInput(form, (field) => {
      if (field && part.contains(field)) keep(field);
    });
    const stopLeaving = onLeft(() => keepLeft(leftFieldsName, Object.fromEntries(stashedValues)));
    const stopForgetting = onReset(
      form,
      (each) => each === form,
      () => stashedValues.clear(),
    );
    return () => {
      stopKeeping();
      stopLeaving();
      stopForgetting();
    };
  }, [form, part, stashedValues]);

  useDomPatches(
    (patches) => {
      if (isServers) return undefined;
      for (const child of part.children) if (child !== place) patches.set(child, "hidden", "");
      for (const field of serverFields(part)) patches.set(field, "disabled", "");
      return undefined;
    },
    [part, place, isServers],
  );

  useLayoutEffect(() => {
    if (!isServers) return;
    for (const field of serverFields(part)) {
      const typed = stashedValues.get(field.name);
      if (typed !== undefined && canTake(field, typed)) enterValue(field, typed);
    }
  }, [part, isServers, stashedValues]);

  useLiveEffect(() => {
    if (isServers) return undefined;
    const end = new AbortController();
    fetchFieldsBySubcategory(subcategory, end.signal).then(
      (fields) => {
        if (!end.signal.aborted) setAnswer({ subcategory, fields, attempt });
      },
      (error: unknown) => {
        if (end.signal.aborted) return;
        setFailures((times) => times + 1);
        setAnswer({ subcategory, fields: null, attempt, error });
        report(error);
      },
    );
    return () => end.abort();
  }, [subcategory, isServers, attempt, report]);

  const isAnswered = answer.subcategory === subcategory;
  const phase = isServers ? "server" : !isAnswered ? "loading" : answer.fields ? "drawn" : "failed";
  // While they are asked for again, the failure stays on the page.
  const isBusy = phase === "loading" || (phase === "failed" && answer.attempt !== attempt);
  const hasFailed = phase === "failed" && !isBusy;
  const error = hasFailed ? answer.error : undefined;
  useLayoutEffect(
    () => progress.update({ isBusy, hasFailed, error }),
    [progress, isBusy, hasFailed, error],
  );

  const fields = (phase === "drawn" && answer.fields) || [];
  return { phase, subcategory, fields, failures, progress };
}

/** What the server sent in a part. */
interface Initial {
  readonly subcategory: string;
  readonly hasFields: boolean;
}

const initials = new WeakMap<Element, Initial>();

/**
 * Returns what the server sent, which is known from the first mount only: at a later one, another
 * category may be chosen.
 */
function initialOf(part: Element, subcategory: string): Initial {
  const initial = initials.get(part) ?? { subcategory, hasFields: serverFields(part).length > 0 };
  initials.set(part, initial);
  return initial;
}

function canTake(field: Field, text: string): boolean {
  if (!(field instanceof HTMLSelectElement))
    return field.type !== "checkbox" && field.type !== "radio";
  return [...field.options].map(({ value }) => value).includes(text);
}
