import { isPreview } from "@yy/page/preview";
import { isOwn } from "./isOwn";

/**
 * The rules run when the page has not changed for `quietMs`, and at the latest `maxWaitMs` after
 * the first change.
 */
const quietMs = 200;
const maxWaitMs = 1000;

/** Ignored attributes: no rule reads them, and animations write them in every frame. */
const restless: ReadonlySet<string> = new Set(["style", "class"]);

/**
 * Calls back soon after it is called, and when elements, attributes or texts of the page have
 * changed. It does not call back while the page is a preview of Turbo or Turbolinks. Returns a
 * cleanup function.
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
    timer = setTimeout(tell, Math.min(quietMs, Math.max(0, since + maxWaitMs - now)));
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
