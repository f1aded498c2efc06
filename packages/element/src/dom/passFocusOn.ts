import { memberOf } from "./memberOf";

const controls = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Moves the focus of a child of the server's that shows no longer to the control drawn in its place: the link to the same
 * page, else the first that takes it. Called before the browser's next frame, which would take the focus to the body.
 */
export function passFocusOn({ shadowRoot }: HTMLElement): void {
  if (!shadowRoot) return;
  const { host } = shadowRoot;
  const { activeElement } = memberOf(host, "getRootNode")() as Document | ShadowRoot;
  const focused = activeElement as HTMLAnchorElement | null;
  if (!focused || focused === host || !host.contains(focused) || isShown(focused)) return;
  const drawn = [...shadowRoot.querySelectorAll<HTMLAnchorElement>(controls)];
  const twins = drawn.filter(({ href }) => href && href === focused.href);
  for (const control of [...twins, ...drawn]) {
    control.focus({ preventScroll: true });
    if (shadowRoot.activeElement) return;
  }
}

/** Not `checkVisibility()`, which Safari before 17.4 lacks. */
function isShown(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
}
