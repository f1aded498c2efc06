import { onActivated } from "./moments";

/** The marks of a page that Turbo or Turbolinks has drawn from its cache. */
const marks = ["data-turbo-preview", "data-turbolinks-preview"];

/**
 * Whether the page is shown ahead of time: drawn from a router's cache while the real one is still
 * on its way, or prerendered by the browser before the visitor has asked for it. It may never
 * be seen.
 */
export function isPreview(): boolean {
  return isPrerendered() || marks.some((mark) => document.documentElement.hasAttribute(mark));
}

/** Some browsers lack `prerendering`, and so do TypeScript's types. */
const isPrerendered = () => Reflect.get(document, "prerendering") === true;

/** What an effect returns: how to undo it, or nothing. */
type Cleanup = (() => void) | undefined;

/**
 * Runs the effect now, or when a preview turns into the real page with this element still in it
 * (behaviour 3.4).
 */
export function whenLive(effect: () => Cleanup): Cleanup {
  if (!isPreview()) return effect();
  let cleanup: Cleanup;
  const look = () => {
    if (isPreview()) return;
    stop();
    cleanup = effect();
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.documentElement, { attributeFilter: marks });
  const forget = onActivated(look);
  const stop = () => {
    watcher.disconnect();
    forget();
  };
  return () => {
    stop();
    cleanup?.();
  };
}
