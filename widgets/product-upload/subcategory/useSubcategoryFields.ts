import { useLiveEffect, useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { fetchFieldsBySubcategory, type SubcategoryField } from "@yy/http/api/fieldsBySubcategory";
import { enterValue, type Field, onReset } from "@yy/ui/fields/field";
import { isField } from "@yy/ui/fields/formFields";
import { onFormInput } from "@yy/ui/fields/onFormInput";
import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { valueUnder } from "../listingFields";

/** What is shown in `[data-part=fields]`. */
export interface SubcategoryState {
  /** `server`: the server's own fields. The others are rendered by us. */
  readonly phase: "server" | "loading" | "failed" | "drawn";
  readonly subcategory: string;
  readonly fields: readonly SubcategoryField[];
  /** How many requests have failed in a row. */
  readonly failures: number;
  readonly retry: () => void;
}

interface Answer {
  readonly subcategory: string;
  readonly fields: readonly SubcategoryField[] | null;
}

/**
 * The fields that the chosen category asks for. What the server rendered stays for the category it was rendered with,
 * and while none is chosen.
 *
 * @param place what is ours inside the part
 * @param stashedValues keeps every text by its field's name, so that no change of category loses one
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
  const [initial] = useState(() => ({
    subcategory,
    hasFields: serverFields(part, place).length > 0,
  }));
  const [answer, setAnswer] = useState<Answer>({ subcategory: "", fields: null });
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const isServers =
    subcategory === "" || (initial.hasFields && subcategory === initial.subcategory);

  useLayoutEffect(() => {
    const keep = (field: Field) => {
      if (field.name !== "" && !field.disabled) stashedValues.set(field.name, field.value);
    };
    for (const field of serverFields(part, place)) if (field.value !== "") keep(field);
    const stopKeeping = onFormInput(form, (field) => {
      if (field && part.contains(field)) keep(field);
    });
    const stopForgetting = onReset(
      form,
      (each) => each === form,
      () => stashedValues.clear(),
    );
    return () => {
      stopKeeping();
      stopForgetting();
    };
  }, [form, part, place, stashedValues]);

  useDomPatches(
    (patches) => {
      if (isServers) return undefined;
      for (const child of part.children) if (child !== place) patches.set(child, "hidden", "");
      for (const field of serverFields(part, place)) patches.set(field, "disabled", "");
      return undefined;
    },
    [part, place, isServers],
  );

  useLayoutEffect(() => {
    if (!isServers) return;
    for (const field of serverFields(part, place)) {
      const typed = stashedValues.get(field.name);
      if (typed !== undefined && canTake(field, typed)) enterValue(field, typed);
    }
  }, [part, place, isServers, stashedValues]);

  useLiveEffect(() => {
    if (isServers) return undefined;
    const end = new AbortController();
    fetchFieldsBySubcategory(subcategory, end.signal).then(
      (fields) => {
        if (!end.signal.aborted) setAnswer({ subcategory, fields });
      },
      (error: unknown) => {
        if (end.signal.aborted) return;
        setFailures((times) => times + 1);
        setAnswer({ subcategory, fields: null });
        report(error);
      },
    );
    return () => end.abort();
  }, [subcategory, isServers, attempt, report]);

  const isAnswered = answer.subcategory === subcategory;
  const phase = isServers ? "server" : !isAnswered ? "loading" : answer.fields ? "drawn" : "failed";
  return {
    phase,
    subcategory,
    fields: (phase === "drawn" && answer.fields) || [],
    failures,
    retry: () => setAttempt((times) => times + 1),
  };
}

function serverFields(part: Element, place: Element): Field[] {
  return [...part.querySelectorAll("input, select, textarea")]
    .filter(isField)
    .filter((field) => !place.contains(field));
}

function canTake(field: Field, text: string): boolean {
  if (!(field instanceof HTMLSelectElement))
    return field.type !== "checkbox" && field.type !== "radio";
  return Array.from(field.options, ({ value }) => value).includes(text);
}
