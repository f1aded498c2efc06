import { useLatest } from "@yy/element/react/useLatest";
import { useEffect } from "react";
import type { TagInput } from "./tagInput";
import { noNotice, type TagNotice } from "./tagNotice";

/**
 * Shows the browser's validation message when the form is submitted: the browser's own bubble
 * disappears when the focus moves on.
 */
export function useInvalidNotice(input: TagInput, say: (notice: TagNotice) => void): void {
  const latest = useLatest(say);
  useEffect(() => {
    const refused = (event: Event) => {
      // In a later task, because a form that shows errors itself prevents the event.
      setTimeout(() => {
        if (event.defaultPrevented) return;
        latest.current({ ...noNotice, text: input.validationMessage, isShown: true });
      });
    };
    input.addEventListener("invalid", refused);
    return () => input.removeEventListener("invalid", refused);
  }, [input, latest]);
}
