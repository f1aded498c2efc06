import { flatParentOf } from "@yy/page/flatTree";
import { hasPage } from "@yy/page/hasPage";
import { onePerPage } from "@yy/page/onePerPage";

/** Something open that Escape closes: a modal, a panel, a popover. */
export interface EscapeLayer {
  /** The open element. While a dialog of the page itself is open above it, that one gets Escape. */
  readonly element: Element;
  escape(): void;
}

const layers = onePerPage("escapeLayers", () => {
  const open: EscapeLayer[] = [];
  if (!hasPage) return open;
  document.addEventListener("keydown", (event) => {
    const top = open.at(-1);
    if (event.key !== "Escape" || event.isComposing || event.defaultPrevented || !top) return;
    if (!isWithin(dialogAround(event), top.element)) return;
    // Otherwise the browser closes the dialog at the second Escape, whatever its owner decides.
    event.preventDefault();
    top.escape();
  });
  return open;
});

/**
 * Adds a layer, which gets Escape while it is the last one. There is one stack for the page, so that nested layers
 * close one at a time (behaviour 10.3). Returns a cleanup function.
 */
export function takeEscape(layer: EscapeLayer): () => void {
  layers.push(layer);
  return () => {
    const index = layers.indexOf(layer);
    if (index >= 0) layers.splice(index, 1);
  };
}

/** The innermost modal dialog around the target of the key, ignoring one that is closing. */
function dialogAround(event: Event): Element | undefined {
  return event
    .composedPath()
    .find(
      (node): node is Element =>
        node instanceof HTMLDialogElement && node.matches(':modal:not([data-phase="closing"])'),
    );
}

function isWithin(dialog: Element | undefined, element: Element): boolean {
  if (!dialog) return true;
  for (let node: Element | null = element; node; node = flatParentOf(node))
    if (node === dialog) return true;
  return false;
}
