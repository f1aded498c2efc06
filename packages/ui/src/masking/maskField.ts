import type { MaskName } from "@yy/domain/forms/masks";
import { onReset } from "@yy/ui/fields/field";
import { historyStep, isVisitorsEdit } from "./edits";
import { MaskedField } from "./MaskedField";

/**
 * Keeps the field's text in its mask, whoever writes into it, until the function returned is called; the text stays
 * masked then. The page's own listeners on the field find it masked.
 * @param shown called whenever the field may show another text
 */
export function maskField(field: HTMLInputElement, name: MaskName, shown: () => void): () => void {
  const masked = new MaskedField(field, name, shown);
  const end = new AbortController();
  const on = <T extends Event>(type: string, listener: (event: T) => void) =>
    // Captured: before the listeners of the page.
    field.addEventListener(type, (event) => listener(event as T), {
      capture: true,
      signal: end.signal,
    });
  const takeWhole = () => masked.takeWhole();

  on("keydown", (event: KeyboardEvent) => takeStep(event, historyStep.ofKey(event)));
  on("beforeinput", (event: InputEvent) => {
    if (event.isComposing) return;
    masked.expectEdit();
    takeStep(event, historyStep.ofInput(event));
  });
  on("compositionstart", () => masked.expectEdit());
  on("input", (event: InputEvent) => {
    if (event.isComposing) return;
    if (isVisitorsEdit(event)) masked.takeEdit(event);
    else masked.takeWhole();
  });
  on("compositionend", (event) => {
    const composed = field.value;
    masked.takeEdit(event);
    if (field.value !== composed) tell("input");
  });
  on("change", () => {
    masked.takeWhole();
    masked.complete();
  });
  on("blur", () => {
    if (masked.complete()) tell("change");
  });
  window.addEventListener("pageshow", takeWhole, { signal: end.signal });
  const stopReset = onReset(() => field.form, takeWhole);

  function takeStep(event: Event, step: -1 | 1 | undefined): void {
    if (step === undefined) return;
    event.preventDefault();
    masked.step(step);
  }

  /** For what the mask itself has changed, of which the browser says nothing. */
  function tell(type: "input" | "change"): void {
    field.dispatchEvent(new Event(type, { bubbles: true, composed: type === "input" }));
  }

  return () => {
    end.abort();
    stopReset();
    masked.end();
  };
}
