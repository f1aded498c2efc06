const touches = ["pointerover", "pointerdown", "focusin", "keydown"] as const;

/** Loads the element's code once a pointer is over it, or it has the focus. */
export function whenTouched(element: Element, load: () => void): void {
  const controller = new AbortController();
  const touched = () => {
    controller.abort();
    load();
  };
  for (const touch of touches)
    element.addEventListener(touch, touched, { signal: controller.signal });
}
