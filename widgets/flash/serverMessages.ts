import { isParsed } from "@yy/element/dom/serverParts";
import { onePerPage } from "@yy/page/onePerPage";
import { type Kind, kindOf } from "./messages";

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    shownFlashes: WeakMap<Element, string>;
  }
}

/**
 * Maps children that are on the screen to the text that was shown. By node, so that a `yy-flash`
 * that is moved or put back does not show them again; with the text, because a Turbo morph reuses a
 * node for the next message. When a message closes, its child is emptied too (`spend`).
 */
const shown = onePerPage("shownFlashes", () => new WeakMap());

const textOf = (child: Element): string => (child.textContent ?? "").trim();

const childrenOf = (flash: Element) => flash.querySelectorAll<HTMLElement>(":scope > [data-flash]");

/** Calls `show` with each child whose text has not been shown yet, in order. */
export function takeMessages(
  flash: Element,
  show: (child: HTMLElement, kind: Kind, text: string) => void,
): void {
  for (const child of childrenOf(flash)) {
    const text = textOf(child);
    if (text === "" || shown.get(child) === text || !isParsed(child)) continue;
    shown.set(child, text);
    show(child, kindOf(child.dataset.flash), text);
  }
}

/**
 * Whether the message of a child was shown already, by the element before it was moved or switched
 * off.
 */
export function hasShown(flash: Element): boolean {
  return [...childrenOf(flash)].some(isShown);
}

/**
 * Removes the text of a shown message from the page, so that no copy, translation or off-switch
 * shows it again. The child stays, because the code that rendered it may use it for the next
 * message.
 */
export function spend(child: HTMLElement): void {
  if (!isShown(child)) return;
  shown.delete(child);
  const texts = document.createTreeWalker(child, NodeFilter.SHOW_TEXT);
  // Text nodes are replaced, not emptied: a translator that still holds one writes into it.
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const blank = document.createTextNode("");
    (text as Text).replaceWith(blank);
    texts.currentNode = blank;
  }
  child.hidden = true;
}

/** Spends all messages that were shown: a snapshot of the page must not show them again. */
export function spendShown(flash: Element): void {
  for (const child of childrenOf(flash)) spend(child);
}

const isShown = (child: Element) => shown.get(child) === textOf(child);

/** Calls back whenever children or their texts may have been added. Returns a cleanup function. */
export function watchMessages(flash: Element, changed: () => void): () => void {
  const watcher = new MutationObserver(changed);
  watcher.observe(flash, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ["data-flash"],
  });
  // Only when the parser has ended do we know that the last child is complete.
  document.addEventListener("DOMContentLoaded", changed);
  return () => {
    watcher.disconnect();
    document.removeEventListener("DOMContentLoaded", changed);
  };
}
