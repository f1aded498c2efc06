import { useEffect, useRef } from "react";

interface Focused {
  readonly element: Element;
  /** The index of its item in the list. */
  readonly index: number;
}

/**
 * Keeps the focus in a list whose buttons are added and removed. If the focused button is removed,
 * the focus goes to a button of the item that has its place now.
 *
 * @param fallback gets the focus once the list is empty
 */
export function useKeptFocus(root: HTMLElement | ShadowRoot, fallback: HTMLElement): void {
  const last = useRef<Focused | null>(null);

  useEffect(() => {
    const end = new AbortController();
    const placeOf = (event: Event): Focused | null => {
      const [element] = event.composedPath();
      if (!(element instanceof Element) || !root.contains(element)) return null;
      const index = [...root.querySelectorAll("li")].findIndex((item) => item.contains(element));
      return { element, index };
    };
    const focused = (event: Event) => {
      last.current = placeOf(event);
    };
    const pressed = (event: Event) => {
      if (!placeOf(event)) last.current = null;
    };
    document.addEventListener("focusin", focused, end);
    document.addEventListener("pointerdown", pressed, end);
    return () => end.abort();
  }, [root]);

  useEffect(() => {
    const { element, index } = last.current ?? {};
    if (!element || index === undefined || element.isConnected) return;
    last.current = null;
    const items = root.querySelectorAll("li");
    const item = items[Math.min(index, items.length - 1)];
    const button = item?.querySelector<HTMLElement>("[part=retry], [part=cancel], [part=remove]");
    (button ?? fallback).focus();
  });
}
