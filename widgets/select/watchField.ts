import { onDisabled } from "@yy/ui/fields/disabled";
import { onFieldValue } from "@yy/ui/fields/field";
import { accessAttributes, describing } from "./fieldAccess";

/**
 * Calls back in the microtask after anything changes that is drawn of a select: its options, value, whether it is
 * disabled, what it is called and described by. Returns the end of it.
 */
export function watchField(field: HTMLSelectElement, changed: () => void): () => void {
  const words = new MutationObserver(changed);
  const watchDescription = () => {
    words.disconnect();
    for (const element of describing(field))
      words.observe(element, { childList: true, characterData: true, subtree: true });
  };
  const markup = new MutationObserver(() => {
    watchDescription();
    changed();
  });
  markup.observe(field, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ["value", "label", "selected", "disabled", "hidden", ...accessAttributes],
  });
  watchDescription();
  const stopValue = onFieldValue(field, changed);
  const stopDisabled = onDisabled(field, changed);
  return () => {
    words.disconnect();
    markup.disconnect();
    stopValue();
    stopDisabled();
  };
}
