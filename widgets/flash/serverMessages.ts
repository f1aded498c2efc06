import { isParsed } from "@yy/element/dom/serverParts";
import { onePerPage } from "@yy/page/onePerPage";
import { type Kind, kindOf } from "./messages";

/**
 * Children that are on the screen → the text they had when they came there. By node, so that a
 * `yy-flash` that is moved or put back does not show them again; with the text, because a Turbo
 * morph reuses a node for the next message. Once it is gone, a message is gone from the child too
 * (`spend`).
 */
const shown = onePerPage("shownFlashes", () => new WeakMap<Element, string>());

const wordsOf = (child: Element): string => (child.textContent ?? "").trim();

const childrenOf = (flash: Element) => flash.querySelectorAll<HTMLElement>(":scope > [data-flash]");

/** Calls `show` with each child whose text has not been shown yet, in order. */
export function takeMessages(
  flash: Element,
  show: (child: HTMLElement, kind: Kind, text: string) => void,
): void {
  for (const child of childrenOf(flash)) {
    const text = wordsOf(child);
    if (text === "" || shown.get(child) === text || !isParsed(child)) continue;
    shown.set(child, text);
    show(child, kindOf(child.dataset.flash), text);
  }
}

/**
 * Whether a child has a message that has been shown, by the element before it was moved or switched
 * off.
 */
export function hasShown(flash: Element): boolean {
  return [...childrenOf(flash)].some(isShown);
}

/**
 * Takes the words of a message that was shown from the page, so that no copy, translation or
 * off-switch shows it again. The child stays, because whatever has rendered it may use it for the
 * next message.
 */
export function spend(child: HTMLElement): void {
  if (!isShown(child)) return;
  shown.delete(child);
  const texts = document.createTreeWalker(child, NodeFilter.SHOW_TEXT);
  // Not emptied but replaced: a translator that still holds a text writes its words into that.
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const blank = document.createTextNode("");
    (text as Text).replaceWith(blank);
    texts.currentNode = blank;
  }
  child.hidden = true;
}

/** Spends all that were shown: a snapshot of the page must not show them again. */
export function spendShown(flash: Element): void {
  for (const child of childrenOf(flash)) spend(child);
}

const isShown = (child: Element) => shown.get(child) === wordsOf(child);

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
