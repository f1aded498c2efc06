import { isDrawn } from "@yy/element/dom/isDrawn";
import { hasPopovers } from "@yy/page/topLayer";
import type { Messages } from "./messages";
import { watchPageDialogs } from "./pageDialogs";

/** Keeps the messages while the pointer or the focus is among them. Returns a cleanup function. */
export function holdWhileUsed(region: HTMLElement, messages: Messages): () => void {
  return listen(region, {
    pointerenter: () => messages.hold("hovered", true),
    pointerleave: () => messages.hold("hovered", false),
    focusin: () => messages.hold("focused", true),
    focusout: () => messages.hold("focused", false),
  });
}

/** Keeps the messages while the tab is hidden. Returns a cleanup function. */
export function holdWhileHidden(messages: Messages): () => void {
  const look = () => messages.hold("hidden", document.hidden);
  look();
  return listen(document, { visibilitychange: look });
}

/**
 * Keeps the messages while a modal dialog, ours or the page's, is open in a browser without the
 * popover API: there only a dialog can be above the backdrop. Returns a cleanup function.
 */
export function holdUnderDialogs(messages: Messages): () => void {
  if (hasPopovers()) return () => undefined;
  const dialogs = new Set<Node>();
  const look = () => {
    // A dialog that was removed while it was open does not report that it closed.
    const isCovered = [...dialogs].some(({ isConnected }) => isConnected);
    messages.hold("covered", isCovered || document.querySelector("dialog:modal") !== null);
  };
  const note = ({ type, target }: Event) => {
    if (!(target instanceof Node)) return;
    if (type.endsWith("opened")) dialogs.add(target);
    else dialogs.delete(target);
    look();
  };
  const types = ["yy:modal-opened", "yy:modal-closed", "yy:panel-opened", "yy:panel-closed"];
  const stopListening = listen(document, Object.fromEntries(types.map((type) => [type, note])));
  const stopWatching = watchPageDialogs(look);
  look();
  return () => {
    stopListening();
    stopWatching();
  };
}

/**
 * Keeps the messages while the page does not draw them, as in a box with `display: none`, and calls
 * back when it starts to. Returns a cleanup function.
 */
export function holdWhileUndrawn(
  region: HTMLElement,
  messages: Messages,
  drawn: () => void,
): () => void {
  let wasDrawn = isDrawn(region);
  const look = () => {
    const isNow = isDrawn(region);
    messages.hold("undrawn", !isNow);
    if (isNow && !wasDrawn) drawn();
    wasDrawn = isNow;
  };
  const watcher = new ResizeObserver(look);
  watcher.observe(region);
  look();
  return () => watcher.disconnect();
}

function listen(
  target: EventTarget,
  handlers: Readonly<Record<string, (event: Event) => void>>,
): () => void {
  const entries = Object.entries(handlers);
  for (const [type, handler] of entries) target.addEventListener(type, handler);
  return () => {
    for (const [type, handler] of entries) target.removeEventListener(type, handler);
  };
}
