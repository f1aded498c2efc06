import type { DomPatches } from "@yy/element/dom/DomPatches";
import { findChildren, partSelector } from "@yy/element/dom/serverParts";
import { onShown } from "@yy/page/moments";
import { onReset } from "@yy/ui/fields/field";

/** The value of the option that shows its fields. */
const revealing = "counter";

const hidingParts = '[data-part="counter-price"], [data-part="boost"]';

const fields = "input, select, textarea, button, fieldset";

/**
 * Hides and disables the fields of the counter price unless the chosen option is `counter`, so that
 * they are not submitted and do not block the form. Text typed in them stays. Returns a cleanup
 * function.
 */
export function revealByOption(widget: Element, patches: DomPatches): () => void {
  const reveal = () => {
    const chosen = parts<HTMLInputElement>(widget, "option").some(
      ({ checked, value }) => checked && value === revealing,
    );
    for (const part of [...parts(widget, "counter-price"), ...parts(widget, "boost")])
      show(part, chosen, patches);
  };

  const end = new AbortController();
  widget.addEventListener("input", reveal, end);
  widget.addEventListener("change", reveal, end);
  onShown(reveal, end);
  const stopReset = onReset(widget, (form) => form === formOf(widget), reveal);
  // An added radio that is checked unchecks the others without an event, and an added field may
  // have to be hidden.
  const arrivals = new MutationObserver(reveal);
  arrivals.observe(widget, { childList: true, subtree: true });
  reveal();

  return () => {
    end.abort();
    stopReset();
    arrivals.disconnect();
  };
}

function show(part: HTMLElement, shown: boolean, patches: DomPatches): void {
  patches.set(part, "hidden", shown ? null : "");
  // A part inside another part is one of its fields.
  if (part.matches(fields) && !part.parentElement?.closest(hidingParts))
    patches.set(part, "disabled", shown ? null : "");
  for (const field of part.querySelectorAll(fields)) {
    // The page itself may have disabled some fields inside a hidden part.
    if (shown) patches.unset(field, "disabled");
    else patches.set(field, "disabled", "");
  }
}

function formOf(widget: Element): HTMLFormElement | null {
  return parts<HTMLInputElement>(widget, "option")[0]?.form ?? null;
}

const parts = <E extends HTMLElement = HTMLElement>(widget: Element, name: string) =>
  findChildren<E>(widget, partSelector(name));
