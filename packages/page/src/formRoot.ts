import { memberOf } from "./memberOf";

/**
 * The node that hears `submit`, `reset` and `formdata` of a form first (capturing) and last
 * (bubbling): the window, or the page's own shadow root around the form, which these events do not
 * leave.
 *
 * @param node the form, or what stands beside it
 */
export function formRoot(
  node: Node,
): Pick<GlobalEventHandlers, "addEventListener" | "removeEventListener"> {
  const root = memberOf(node, "getRootNode")();
  return root instanceof ShadowRoot ? root : window;
}
