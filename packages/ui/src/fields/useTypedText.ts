import { useEffect, useState } from "react";
import { type Field, onFieldValue } from "./field";

const pollIntervalMs = 1000;

/**
 * The field's text while it is typed, filled in or dictated; "" while there is no field. Besides
 * the events of `useFieldValue`, it reads the text at every `keyup`, and every second while the
 * field has the focus, because dictation may fire no event.
 */
export function useTypedText(field: Field | null): string {
  const [text, setText] = useState(field?.value ?? "");
  useEffect(() => {
    if (!field) return;
    const readText = () => setText(field.value);
    let timer: ReturnType<typeof setInterval> | undefined;
    const stopPolling = () => clearInterval(timer);
    const startPolling = () => {
      stopPolling();
      timer = setInterval(readText, pollIntervalMs);
    };
    const end = new AbortController();
    const { signal } = end;
    field.addEventListener("keyup", readText, { signal });
    field.addEventListener("focus", startPolling, { signal });
    field.addEventListener("blur", stopPolling, { signal });
    const stopEvents = onFieldValue(field, readText);
    readText();
    if (field.matches(":focus")) startPolling();
    return () => {
      end.abort();
      stopPolling();
      stopEvents();
    };
  }, [field]);
  return field ? text : "";
}
