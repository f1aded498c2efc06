import type { DomPatches } from "@yy/element/dom/DomPatches";
import { widgetAround } from "@yy/element/dom/serverParts";
import { onReset } from "@yy/ui/fields/field";

/** The option whose fields are shown while it is chosen. */
const revealing = "counter";

const fields = "input, select, textarea, button, fieldset";

/**
 * Hides and disables the parts of the counter price unless the chosen option is `counter`,
 * so that they neither submit nor block the form. What was typed in them stays. Returns a cleanup function.
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
  window.addEventListener("pageshow", reveal, end);
  const stopReset = onReset((form) => form === formOf(widget), reveal);
  // A radio that arrives checked unchecks the others without an event; a field that arrives may have to be put away.
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
  if (part.matches(fields)) patches.set(part, "disabled", shown ? null : "");
  for (const field of part.querySelectorAll(fields)) {
    // Inside a container the page may have disabled some for reasons of its own.
    if (shown) patches.unset(field, "disabled");
    else patches.set(field, "disabled", "");
  }
}

function formOf(widget: Element): HTMLFormElement | null {
  return parts<HTMLInputElement>(widget, "option")[0]?.form ?? null;
}

/** All parts of that name, those of a nested widget of the same tag left out. */
function parts<E extends HTMLElement = HTMLElement>(widget: Element, name: string): E[] {
  return [...widget.querySelectorAll<E>(`[data-part="${name}"]`)].filter(
    (part) => widgetAround(part, widget.localName) === widget,
  );
}
