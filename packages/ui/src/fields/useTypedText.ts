import { useEffect, useState } from "react";
import { type Field, onFieldValue } from "./field";

/** A focused field is read this often. */
const pollIntervalMs = 1000;

/**
 * The field's text while it is typed, filled in or dictated; "" while there is no field. Besides
 * the events of `useFieldValue`, reads it at every `keyup`, and every second while it has the
 * focus, because dictation may fire no event.
 */
export function useTypedText(field: Field | null): string {
  const [text, setText] = useState(field?.value ?? "");
  useEffect(() => {
    if (!field) return;
    const look = () => setText(field.value);
    let timer: ReturnType<typeof setInterval> | undefined;
    const stopLooking = () => clearInterval(timer);
    const keepLooking = () => {
      stopLooking();
      timer = setInterval(look, pollIntervalMs);
    };
    const end = new AbortController();
    const { signal } = end;
    field.addEventListener("keyup", look, { signal });
    field.addEventListener("focus", keepLooking, { signal });
    field.addEventListener("blur", stopLooking, { signal });
    const stopEvents = onFieldValue(field, look);
    look();
    if (field.matches(":focus")) keepLooking();
    return () => {
      end.abort();
      stopLooking();
      stopEvents();
    };
  }, [field]);
  return field ? text : "";
}
