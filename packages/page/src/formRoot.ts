import { memberOf } from "./memberOf";

/**
 * Where `submit`, `reset` and `formdata` of a form are heard first of all (capturing) and last of
 * all (bubbling): on the window, or on the page's own shadow root that the form stands in, because
 * they do not leave one.
 *
 * @param node the form, or what stands beside it
 */
export function formRoot(
  node: Node,
): Pick<GlobalEventHandlers, "addEventListener" | "removeEventListener"> {
  const root = memberOf(node, "getRootNode")();
  return root instanceof ShadowRoot ? root : window;
}
