import { type RefObject, useEffect, useRef } from "react";

/** Returns a function that moves the focus off the close button of a message that closes. */
export function useFocusReturn(region: RefObject<HTMLElement | null>) {
  const origin = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const within = region.current;
    const remember = ({ relatedTarget: from }: FocusEvent) => {
      if (from instanceof HTMLElement && !within?.contains(from)) origin.current = from;
    };
    within?.addEventListener("focusin", remember);
    return () => within?.removeEventListener("focusin", remember);
  }, [region]);

  /**
   * After a key press the focus goes to the next message that stays, or after the last one back to
   * where it came from. After a pointer it goes back at once, because focus holds the messages.
   */
  return (button: HTMLElement, byKeyboard: boolean): void => {
    const next = byKeyboard ? nextButton(button, region.current) : undefined;
    const goal = next ?? origin.current;
    if (goal?.isConnected) goal.focus({ preventScroll: true });
    else button.blur();
  };
}

function nextButton(button: HTMLElement, region: HTMLElement | null): HTMLElement | undefined {
  const buttons = [...(region?.querySelectorAll<HTMLElement>("button") ?? [])];
  const stays = (candidate: HTMLElement) => !candidate.closest(".leaving");
  const place = buttons.indexOf(button);
  return buttons.slice(place + 1).find(stays) ?? buttons.slice(0, place).findLast(stays);
}
