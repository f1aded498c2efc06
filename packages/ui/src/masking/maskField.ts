import type { MaskName } from "@yy/domain/forms/masks";
import { onReplacedValue } from "@yy/ui/fields/onReplacedValue";
import { historyStep, isVisitorsEdit } from "./edits";
import { MaskedField } from "./MaskedField";

/**
 * Masks the field's text, whether the visitor or a script writes it. Listeners of the page see the
 * masked text. Returns a cleanup function; the text stays masked after it.
 * @param shown called whenever the field's text may have changed
 */
export function maskField(field: HTMLInputElement, name: MaskName, shown: () => void): () => void {
  const masked = new MaskedField(field, name, shown);
  const end = new AbortController();
  const on = <T extends Event>(type: string, listener: (event: T) => void) =>
    // Captures the events, so that the text is masked before the page's listeners run.
    field.addEventListener(type, (event) => listener(event as T), {
      capture: true,
      signal: end.signal,
    });
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
    if (field.value !== composed) fire("input");
  });
  on("change", () => {
    masked.takeWhole();
    masked.complete();
  });
  on("blur", () => {
    if (masked.complete()) fire("change");
  });
  const stopReplaced = onReplacedValue(field, () => masked.takeWhole());

  function takeStep(event: Event, step: -1 | 1 | undefined): void {
    if (step === undefined) return;
    event.preventDefault();
    masked.step(step);
  }

  /** Fires an event for a change that the mask itself makes: the browser fires none. */
  function fire(type: "input" | "change"): void {
    field.dispatchEvent(new Event(type, { bubbles: true, composed: type === "input" }));
  }

  return () => {
    end.abort();
    stopReplaced();
    masked.end();
  };
}
