const controls = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Moves the focus from a server's child that the widget has just replaced to a control that it drew: the link with the same
 * URL, else the first that can take it. Call it before the browser's next frame, which would move the focus to the body.
 */
export function passFocusOn({ shadowRoot }: HTMLElement): void {
  if (!shadowRoot) return;
  const { host } = shadowRoot;
  const focused = (host.getRootNode() as Document | ShadowRoot).activeElement;
  if (!focused || focused === host || !host.contains(focused) || isShown(focused)) return;
  const { href } = focused as HTMLAnchorElement;
  const drawn = [...shadowRoot.querySelectorAll<HTMLAnchorElement>(controls)];
  drawn.sort((one, other) => Number(other.href === href) - Number(one.href === href));
  for (const control of drawn) {
    control.focus({ preventScroll: true });
    if (shadowRoot.activeElement) return;
  }
}

const isShown = (element: Element) => element.getClientRects().length > 0;
