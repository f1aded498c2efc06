import { isParsed } from "@yy/element/dom/serverParts";
import { onePerPage } from "@yy/page/onePerPage";
import { type Kind, kindOf } from "./messages";

/**
 * Children that have been shown → the text they had. By node, so that a `yy-flash` that is moved or put back does not
 * show them again; with the text, because a Turbo morph reuses a node for the next message.
 */
const shown = onePerPage("shownFlashes", () => new WeakMap<Element, string>());

const wordsOf = (child: Element): string => (child.textContent ?? "").trim();

/** Calls `show` with each child whose text has not been shown yet, in order. */
export function takeMessages(flash: Element, show: (kind: Kind, text: string) => void): void {
  for (const child of flash.querySelectorAll<HTMLElement>(":scope > [data-flash]")) {
    const text = wordsOf(child);
    if (text === "" || shown.get(child) === text || !isParsed(child)) continue;
    shown.set(child, text);
    show(kindOf(child.dataset.flash), text);
  }
}

/** Removes the children that were shown: a snapshot of the page must not show them again. */
export function dropShownMessages(flash: Element): void {
  for (const child of flash.querySelectorAll(":scope > [data-flash]"))
    if (shown.get(child) === wordsOf(child)) child.remove();
}

/** Calls back whenever children or their texts may have been added. Returns a cleanup function. */
export function watchMessages(flash: Element, changed: () => void): () => void {
  const watcher = new MutationObserver(changed);
  watcher.observe(flash, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ["data-flash"],
  });
  // The last child is known to be complete only when the parser has ended.
  document.addEventListener("DOMContentLoaded", changed);
  return () => {
    watcher.disconnect();
    document.removeEventListener("DOMContentLoaded", changed);
  };
}
