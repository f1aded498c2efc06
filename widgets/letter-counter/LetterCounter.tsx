import { letterCount } from "@yy/domain/forms/letterCount";
import { type PropsOf, useCustomState } from "@yy/element";
import type { Field } from "@yy/ui/fields/field";
import { textInput, useField } from "@yy/ui/fields/useField";
import { useAroundField } from "@yy/ui/fields/useFieldNotice";
import { useTypedText } from "@yy/ui/fields/useTypedText";
import { useDebounced } from "@yy/ui/useDebounced";
import { useMemo } from "react";
import { countText, spokenCount } from "./countText";
import type { schema } from "./schema";

/** How long after the last key the count is announced. */
const announcementDelayMs = 1000;

/** Shows the letter count of the server's field below it. */
export function LetterCounter({ limit, ...texts }: PropsOf<typeof schema>) {
  const field = useField<Field>(`textarea, ${textInput}`, "a <textarea> or an <input> of text");
  useAroundField(field);
  const text = useTypedText(field);
  const letters = useMemo(() => letterCount(text, limit), [text, limit]);
  const announcement = useDebounced(spokenCount(letters, limit, texts), announcementDelayMs);
  const isNear = letters.state === "close";
  useCustomState<typeof schema>("near", isNear);
  useCustomState<typeof schema>("close", isNear);
  useCustomState<typeof schema>("equal", letters.state === "equal");
  useCustomState<typeof schema>("over", letters.state === "over");
  return (
    <>
      <slot />
      <span part="count" aria-hidden="true">
        {countText(letters, limit, texts.label)}
      </span>
      <span className="unseen" aria-live="polite">
        {announcement}
      </span>
    </>
  );
}
