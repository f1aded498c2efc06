import { readAccess } from "@yy/ui/fields/fieldAccess";
import type { Combobox } from "./combobox/Combobox";
import { readList } from "./shownList";
import { watchField } from "./watchField";

/**
 * Lets a combobox replace the server's select. It shows the select's state, and takes the focus
 * that a label, the page or the browser's validation gives to the select. Returns a cleanup
 * function.
 * @param onMessage called with the browser's validation message when the browser has asked for a
 * correction, and with "" after a change
 */
export function connectCombobox(
  field: HTMLSelectElement,
  combobox: Combobox,
  onMessage: (message: string) => void,
): () => void {
  let rejection: Event | undefined;
  let message = "";
  const refresh = () => {
    combobox.show(readList(field));
    if (field.matches(":disabled") !== combobox.isDisabled)
      combobox.isDisabled ? combobox.enable() : combobox.disable();
    if (message !== field.validationMessage) setMessage("");
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
  const setMessage = (text: string) => {
    message = text;
    onMessage(text);
  };
  // The code that focused the select has already decided whether to scroll.
  const focusCombobox = () => combobox.focus_node.focus({ preventScroll: true });
  const takeFocus = () => {
    describe();
    if (!rejection || rejection.defaultPrevented) return focusCombobox();
    // The browser's validation has focused the select. Its bubble appears after the focus and
    // closes when the focus leaves; our message stays.
    setTimeout(() => {
      if (!field.matches(":focus")) return;
      setMessage(field.validationMessage);
      describe();
      focusCombobox();
    });
  };

  const end = new AbortController();
  const { signal } = end;
  field.addEventListener("focus", takeFocus, { signal });
  field.addEventListener(
    "invalid",
    (event) => {
      rejection = event;
      setTimeout(() => {
        rejection = undefined;
      });
    },
    { signal },
  );
  // A label's text may have changed meanwhile.
  combobox.focus_node.addEventListener("focus", describe, { signal });
  // The search text is not a value of the form.
  combobox.wrapper.addEventListener("input", (event) => event.stopPropagation(), { signal });
  const stopWatching = watchField(field, refresh);
  refresh();
  if (field.matches(":focus")) focusCombobox();
  return () => {
    end.abort();
    stopWatching();
  };
}
