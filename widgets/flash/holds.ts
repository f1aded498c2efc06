import type { Messages } from "./messages";

/** Keeps the messages while the pointer or the focus is among them. Returns a cleanup function. */
export function holdWhileUsed(region: HTMLElement, messages: Messages): () => void {
  return listen(region, {
    pointerenter: () => messages.hold("hovered", true),
    pointerleave: () => messages.hold("hovered", false),
    focusin: () => messages.hold("focused", true),
    focusout: () => messages.hold("focused", false),
  });
}

/** Keeps the messages while nobody sees the tab. Returns a cleanup function. */
export function holdWhileHidden(messages: Messages): () => void {
  const look = () => messages.hold("hidden", document.hidden);
  look();
  return listen(document, { visibilitychange: look });
}

/** A page that is left has shown its messages, also when it comes back from memory. Returns a cleanup function. */
export function clearOnLeaving(messages: Messages): () => void {
  return listen(window, { pagehide: () => messages.clear() });
}

function listen(target: EventTarget, handlers: Readonly<Record<string, () => void>>): () => void {
  const entries = Object.entries(handlers);
  for (const [type, handler] of entries) target.addEventListener(type, handler);
  return () => {
    for (const [type, handler] of entries) target.removeEventListener(type, handler);
  };
}
