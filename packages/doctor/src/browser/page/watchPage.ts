import { isPreview } from "@yy/element/page/turboPreview";
import { isOwn } from "./isOwn";

/** How long a page must rest before it is looked at again, and how long at most a restless one waits; in ms. */
const rest = 200;
const longestWait = 1000;

/** Attributes that nothing is found wrong with, and that animations write in every frame. */
const restless: ReadonlySet<string> = new Set(["style", "class"]);

/**
 * Calls back when the page has changed: its elements, attributes or texts, by whatever script, router or morph, and once
 * now. A preview of a router is left alone until it is the page. Returns a cleanup function.
 */
export function watchPage(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | undefined;

  function tell(): void {
    since = undefined;
    if (!isPreview()) changed();
  }

  function wait(): void {
    const now = performance.now();
    since ??= now;
    clearTimeout(timer);
    timer = setTimeout(tell, Math.min(rest, Math.max(0, since + longestWait - now)));
  }

  const observer = new MutationObserver((changes) => {
    if (changes.some(isOfThePage)) wait();
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  addEventListener("load", wait);
  wait();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener("load", wait);
  };
}

function isOfThePage({ type, target, attributeName, addedNodes, removedNodes }: MutationRecord) {
  if (type === "attributes") return !restless.has(attributeName ?? "") && !isOwnNode(target);
  return type === "characterData" || ![...addedNodes, ...removedNodes].every(isOwnNode);
}

const isOwnNode = (node: Node) => node instanceof Element && isOwn(node);
