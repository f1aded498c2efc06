import type { KeyboardEvent, MouseEvent } from "react";
import { stopForKey } from "./stopForKey";

const stopsOfBox = "[part=remove], [part=field]";

/** Handles keys and clicks of the box as a whole: its buttons and the field are stops in a row. */
export function boxHandlers(remove: (button: HTMLElement) => void) {
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { key, target, currentTarget: box, nativeEvent } = event;
      const { ctrlKey, altKey, metaKey, shiftKey, repeat } = event;
      if (ctrlKey || altKey || metaKey || shiftKey || nativeEvent.isComposing) return;
      if (!(target instanceof HTMLElement)) return;
      const isButton = target.matches("button");
      if (isButton && /^(Delete|Backspace)$/.test(key)) {
        event.preventDefault();
        if (!repeat) remove(target);
        return;
      }
      if (repeat && key === "Backspace") return;
      const stops = [...box.querySelectorAll<HTMLElement>(stopsOfBox)];
      const stop = stopForKey(key, {
        at: stops.indexOf(target),
        count: stops.length,
        rightToLeft: getComputedStyle(box).direction === "rtl",
        isAtStart: target instanceof HTMLInputElement && caretIsAtStart(target),
      });
      if (stop === undefined) return;
      event.preventDefault();
      stops[stop]?.focus();
    },
    onClick({ target, currentTarget: box }: MouseEvent<HTMLElement>) {
      if (target === box) fieldIn(box)?.focus();
    },
  };
}

/**
 * Returns the element that gets the focus when a button is removed: the next button, else the
 * previous one, else the field.
 */
export function neighbourOf(button: HTMLElement): HTMLElement | undefined {
  const box = button.closest("[part=box]");
  const stops = [...(box?.querySelectorAll<HTMLElement>(stopsOfBox) ?? [])];
  const at = stops.indexOf(button);
  const isLastButton = at === stops.length - 2;
  return isLastButton && at > 0 ? stops[at - 1] : stops[at + 1];
}

export function fieldIn(box: Element): HTMLElement | null {
  return box.querySelector<HTMLElement>("[part=field]");
}

function caretIsAtStart({ selectionStart, selectionEnd }: HTMLInputElement): boolean {
  return selectionStart === 0 && selectionEnd === 0;
}
