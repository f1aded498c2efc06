const controls = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Moves the focus of a child of the server's that shows no longer to the control drawn in its place: the link to the same
 * page, else the first that takes it. Called before the browser's next frame, which would take the focus to the body.
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
