import { readAccess } from "@yy/ui/fields/fieldAccess";
import type { Combobox } from "./combobox/Combobox";
import { readList } from "./shownList";
import { watchField } from "./watchField";

/**
 * Lets a combobox stand in for the server's select: it shows whatever the select holds, and takes the focus a label, the
 * page or the browser's validation gives to the select. Returns a cleanup function.
 * @param say told what the browser finds wrong, when it has asked the visitor to correct it; "" once something changed
 */
export function standIn(
  field: HTMLSelectElement,
  combobox: Combobox,
  say: (message: string) => void,
): () => void {
  let refused: Event | undefined;
  let message = "";
  const refresh = () => {
    combobox.show(readList(field));
    if (field.matches(":disabled") !== combobox.isDisabled)
      combobox.isDisabled ? combobox.enable() : combobox.disable();
    if (message !== field.validationMessage) tell("");
    describe();
  };
  const describe = () => {
    const access = readAccess(field);
    combobox.describe({
      ...access,
      description: [access.description, message].filter(Boolean).join(" "),
      invalid: access.invalid || message !== "",
    });
  };
  const tell = (words: string) => {
    message = words;
    say(words);
  };
  // Whoever gave the select the focus has decided whether the page scrolls.
  const passOn = () => combobox.focus_node.focus({ preventScroll: true });
  const takeFocus = () => {
    describe();
    if (!refused || refused.defaultPrevented) return passOn();
    // The browser has asked for a choice. Its bubble comes after the focus and leaves with it; its words stay.
    setTimeout(() => {
      if (!field.matches(":focus")) return;
      tell(field.validationMessage);
      describe();
      passOn();
    });
  };

  const end = new AbortController();
  const { signal } = end;
  field.addEventListener("focus", takeFocus, { signal });
  field.addEventListener(
    "invalid",
    (event) => {
      refused = event;
      setTimeout(() => {
        refused = undefined;
      });
    },
    { signal },
  );
  // A label's words may have changed since.
  combobox.focus_node.addEventListener("focus", describe, { signal });
  // What is typed to search is no value of the form's.
  combobox.wrapper.addEventListener("input", (event) => event.stopPropagation(), { signal });
  const stopWatching = watchField(field, refresh);
  refresh();
  if (field.matches(":focus")) passOn();
  return () => {
    end.abort();
    stopWatching();
  };
}
