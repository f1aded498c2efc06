const controls = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Moves the focus from a server's child that the widget has just replaced to a control that it
 * drew. Call it before the browser's next frame, which would move the focus to the body.
 */
export function passFocusOn({ shadowRoot }: HTMLElement): void {
  if (!shadowRoot) return;
  const { host } = shadowRoot;
  const focused = (host.getRootNode() as Document | ShadowRoot).activeElement;
  if (!focused || focused === host || !host.contains(focused) || isShown(focused)) return;
  focusInPlaceOf(focused, shadowRoot);
}

/**
 * Moves the focus from a drawn control that is gone to a control in the server's markup, which
 * shows again. Does nothing when the focus is elsewhere by now: a dialog has returned it to its
 * opener.
 */
export function passFocusBack(host: HTMLElement, control: Element): void {
  const { activeElement } = host.getRootNode() as Document | ShadowRoot;
  if (activeElement && activeElement !== document.body) return;
  focusInPlaceOf(control, host);
}

/** Focuses the link with the same URL, else the first control that can take the focus. */
function focusInPlaceOf(former: Element, root: ParentNode): void {
  const { href } = former as HTMLAnchorElement;
  const candidates = [...root.querySelectorAll<HTMLAnchorElement>(controls)];
  candidates.sort((one, other) => Number(other.href === href) - Number(one.href === href));
  for (const control of candidates) {
    control.focus({ preventScroll: true });
    if (control.matches(":focus")) return;
  }
}

const isShown = (element: Element) => element.getClientRects().length > 0;
