import {
  type Suggestion,
  type TitleMatch,
  usefulSuggestions,
} from "@yy/domain/listing/suggestions";
import { useLiveEffect, useWidget } from "@yy/element";
import { fetchSmartMatch } from "@yy/http/api/smartMatch";
import { isUnauthorized } from "@yy/http/unauthorized";
import { memberOf } from "@yy/page/memberOf";
import { onReset } from "@yy/ui/fields/field";
import { isField } from "@yy/ui/fields/formFields";
import { onFormInput } from "@yy/ui/fields/onFormInput";
import { useReducer, useState } from "react";
import { suggestionTarget } from "../listingFields";

/** How long after the last key in the title the request is sent. */
const requestDelayMs = 300;

const nothing: TitleMatch = { brand: null, subcategory: null };

/**
 * Returns suggestions for the title whose values the fields do not have yet. Late answers are
 * dropped; after a failure there are none.
 */
export function useSuggestions(form: HTMLFormElement | null): Suggestion[] {
  const { report } = useWidget();
  const [match, setMatch] = useState(nothing);
  const [, look] = useReducer((times: number) => times + 1, 0);

  useLiveEffect(() => (form ? onFormInput(form, look) : undefined), [form]);

  useLiveEffect(() => {
    if (!form) return undefined;
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let request: AbortController | undefined;

    const stop = () => {
      clearTimeout(timer);
      request?.abort();
    };
    const ask = async (title: string) => {
      request = new AbortController();
      const { signal } = request;
      try {
        const found = await fetchSmartMatch(title, signal);
        if (!signal.aborted) setMatch(found);
      } catch (error) {
        if (signal.aborted) return;
        setMatch(nothing);
        if (!isUnauthorized(error)) report(error);
      }
    };
    const typed = (event: Event) => {
      const { target } = event;
      if (!isField(target) || target.form !== form || target.name !== "title") return;
      stop();
      // Text of an input method is incomplete; `compositionend` follows.
      if (event instanceof InputEvent && event.isComposing) return;
      const title = target.value.trim();
      if (title === "") setMatch(nothing);
      else timer = setTimeout(() => ask(title), requestDelayMs);
    };
    const stopReset = onReset(
      form,
      (each) => each === form,
      () => {
        stop();
        setMatch(nothing);
      },
    );
    const root = memberOf(form, "getRootNode")();
    for (const type of ["input", "compositionend"]) root.addEventListener(type, typed, end);
    return () => {
      end.abort();
      stopReset();
      stop();
    };
  }, [form, report]);

  return form ? usefulSuggestions(match, (name) => suggestionTarget(form, name)) : [];
}
