import { useEffect, useRef } from "react";
import type { TagInput } from "./tagInput";
import { noNotice, type TagNotice } from "./tagNotice";

/** Says what the browser finds wrong with the input when the form is to be sent: its own bubble leaves with the focus. */
export function useInvalidNotice(input: TagInput, say: (notice: TagNotice) => void): void {
  const latest = useRef(say);
  useEffect(() => {
    latest.current = say;
  });
  useEffect(() => {
    const refused = (event: Event) => {
      // Later: a form that shows errors itself prevents the browser from it.
      setTimeout(() => {
        if (event.defaultPrevented) return;
        latest.current({ ...noNotice, text: input.validationMessage, isShown: true });
      });
    };
    input.addEventListener("invalid", refused);
    return () => input.removeEventListener("invalid", refused);
  }, [input]);
}
