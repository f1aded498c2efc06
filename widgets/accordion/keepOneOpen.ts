import { memberOf } from "@yy/page/memberOf";
import { heldInPlace } from "./heldInPlace";
import { panelOf, panelsOf } from "./panels";
import { contentHeight, slide } from "./slide";

/**
 * Closes the other panels when one opens. Every way to open one (README, One at a time) writes the
 * `open` attribute, which is watched. The attribute is the visitor's state, like the value of a
 * field, so it is not reverted: a snapshot contains the panel that the visitor has open. Returns a
 * cleanup function.
 */
export function keepOneOpen(accordion: HTMLElement): () => void {
  const openPanels = () => panelsOf(accordion).filter(({ open }) => open);

  // If the server's markup has several open panels, the first stays open, unless the focus is in
  // another one.
  let open = openPanels().find((panel) => panel.contains(document.activeElement));
  let pressed: HTMLDetailsElement | undefined;

  const closeOthers = (isSliding: boolean) => {
    const all = openPanels();
    open = all.find((panel) => panel === open) ?? all[0];
    for (const panel of all) {
      if (panel === open) continue;
      panel.open = false;
      if (isSliding) slide(panel);
    }
  };

  const observer = new MutationObserver((records) => {
    const opened = records.findLast(
      ({ target, oldValue }) => oldValue === null && panelOf(accordion, target)?.open,
    );
    if (opened) open = panelOf(accordion, opened.target);
    const slid = records.some(({ target }) => target === pressed) ? pressed : undefined;
    pressed = undefined;

    // Panels slide only after a click. When a fragment or a search in the page opens a panel, the
    // browser scrolls to a target that must not move.
    const isSliding = slid !== undefined && (!slid.open || staysInView(slid, openPanels()));
    if (opened && !isSliding && open) heldInPlace(open, () => closeOthers(false));
    else closeOthers(isSliding);
    if (slid) slide(slid);
    observer.takeRecords();
  });

  const press = ({ target }: Event) => {
    const summary = target instanceof Element ? memberOf(target, "closest")("summary") : null;
    pressed = panelOf(accordion, summary?.parentElement ?? null);
  };

  accordion.addEventListener("click", press);
  observer.observe(accordion, {
    childList: true,
    subtree: true,
    attributeFilter: ["open"],
    attributeOldValue: true,
  });
  closeOthers(false);
  observer.takeRecords();

  return () => {
    accordion.removeEventListener("click", press);
    observer.disconnect();
  };
}

/** Whether the panel's summary is still on screen once the open panels before it have slid shut. */
function staysInView(panel: HTMLDetailsElement, open: readonly HTMLDetailsElement[]): boolean {
  const before = open.slice(0, open.indexOf(panel));
  const rise = before.reduce((height, other) => height + contentHeight(other), 0);
  return panel.getBoundingClientRect().top >= rise;
}
