import { onDisabled } from "@yy/ui/fields/disabled";
import { onFieldValue } from "@yy/ui/fields/field";
import { onAccess } from "@yy/ui/fields/fieldAccess";

/**
 * Calls back, in a microtask, after any change of what the combobox shows of a select: its options,
 * value, `disabled`, name and description. Returns a cleanup function.
 */
export function watchField(field: HTMLSelectElement, changed: () => void): () => void {
  const markup = new MutationObserver(changed);
  markup.observe(field, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ["value", "label", "selected", "disabled", "hidden", "class", "style"],
  });
  const ends = [
    onAccess(field, changed),
    onFieldValue(field, changed),
    onDisabled(field, changed),
    () => markup.disconnect(),
  ];
  return () => {
    for (const end of ends) end();
  };
}
