import { onBeforeSnapshot } from "@yy/page/moments";

/**
 * Focuses the target, so that Tab and screen readers continue from there. A target that is not
 * focusable has `tabindex="-1"` until the focus leaves it, but not in a snapshot.
 */
export function focusOnArrival(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (hasFocus(target) || target.hasAttribute("tabindex")) return;
  target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
  const restore = () => {
    forget();
    target.removeEventListener("blur", restore);
    target.removeAttribute("tabindex");
  };
  const forget = onBeforeSnapshot(restore);
  target.addEventListener("blur", restore);
  if (!hasFocus(target)) restore();
}

function hasFocus(element: HTMLElement): boolean {
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}
