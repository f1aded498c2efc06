import { onDisabled } from "@yy/ui/fields/disabled";
import { onFieldValue } from "@yy/ui/fields/field";
import { onAccess } from "@yy/ui/fields/fieldAccess";

/**
 * Calls back in the microtask after anything changes that is drawn of a select: its options, value, whether it is
 * disabled, what it is called and described by. Returns a cleanup function.
 */
export function watchField(field: HTMLSelectElement, changed: () => void): () => void {
  const markup = new MutationObserver(changed);
  markup.observe(field, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ["value", "label", "selected", "disabled", "hidden"],
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
