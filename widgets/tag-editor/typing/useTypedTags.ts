import { hasSeparator } from "@yy/domain/tags/tagList";
import { useLatest } from "@yy/element/react/useLatest";
import { formRoot } from "@yy/page/formRoot";
import { onReset } from "@yy/ui/fields/field";
import {
  type ClipboardEvent,
  type CompositionEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
} from "react";
import type { TagInput } from "../list/tagInput";
import { noNotice } from "../list/tagNotice";
import type { Tags } from "../list/useTags";
import { bringsComma, splitAtComma } from "./typedText";

/**
 * The `keyCode` of the Enter that ends a composition in Safari, where it comes after
 * `compositionend`.
 */
const compositionKeyCode = 229;

/**
 * Returns the handlers of the field for the next tag. Enter, a comma and a pasted list add tags at
 * once. A text left in the field is added when the focus leaves it, when the form is sent, and when
 * the widget ends.
 */
export function useTypedTags(
  input: TagInput,
  field: RefObject<HTMLInputElement | null>,
  tags: Tags,
) {
  const addAll = (drawn: HTMLInputElement, isLeft?: boolean) => {
    if (drawn.value.trim() !== "") drawn.value = tags.add(drawn.value, isLeft);
  };
  const latest = useLatest({ addAll, say: tags.say });

  useEffect(() => {
    const { current: drawn } = field;
    if (!drawn) return;
    const sent = ({ target }: Event) => {
      if (target === input.form) latest.current.addAll(drawn);
    };
    // This runs before other listeners read the form. In Safari a click on a button does not blur
    // the field.
    const root = formRoot(input);
    root.addEventListener("submit", sent, { capture: true });
    const stopReset = onReset(
      input,
      (form) => form === input.form,
      () => {
        drawn.value = "";
        latest.current.say(noNotice);
      },
    );
    return () => {
      root.removeEventListener("submit", sent, { capture: true });
      stopReset();
    };
  }, [input, field, latest]);

  useEffect(() => {
    const { current: drawn } = field;
    return () => {
      if (drawn) latest.current.addAll(drawn);
    };
  }, [field, latest]);

  const addComplete = (drawn: HTMLInputElement) => {
    const { complete, beginning } = splitAtComma(drawn.value);
    drawn.value = [tags.add(complete), beginning].filter(Boolean).join(", ");
  };

  return {
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const { key, keyCode, nativeEvent, currentTarget: drawn } = event;
      if (key !== "Enter" || nativeEvent.isComposing || keyCode === compositionKeyCode) return;
      event.preventDefault();
      addAll(drawn);
    },
    onInput({ nativeEvent, currentTarget: drawn }: FormEvent<HTMLInputElement>) {
      const edit = nativeEvent as InputEvent;
      // The page gets only the events of the server's input.
      edit.stopPropagation();
      if (edit.isComposing) return;
      if (bringsComma(edit, drawn.value)) addComplete(drawn);
      else tags.say(noNotice);
    },
    onCompositionEnd({ currentTarget: drawn }: CompositionEvent<HTMLInputElement>) {
      if (hasSeparator(drawn.value)) addComplete(drawn);
    },
    onPaste(event: ClipboardEvent<HTMLInputElement>) {
      const pasted = event.clipboardData.getData("text");
      if (!hasSeparator(pasted)) return;
      event.preventDefault();
      const { currentTarget: drawn } = event;
      const { value, selectionStart, selectionEnd } = drawn;
      const before = value.slice(0, selectionStart ?? value.length);
      drawn.value = tags.add(before + pasted + value.slice(selectionEnd ?? value.length));
    },
    onBlur({ currentTarget: drawn }: { readonly currentTarget: HTMLInputElement }) {
      // When the window loses the focus, the field is still the active element; then nothing is
      // added.
      if ((drawn.getRootNode() as ShadowRoot).activeElement !== drawn) addAll(drawn, true);
    },
  };
}
