/** A page drawn from Turbo's or Turbolinks' cache while the real one is still on its way. */
export function isPreview(): boolean {
  const page = document.documentElement;
  return page.hasAttribute("data-turbo-preview") || page.hasAttribute("data-turbolinks-preview");
}

/** What an effect returns: how to undo it, or nothing. */
type Cleanup = (() => void) | undefined;

/** Runs the effect now, or when a preview turns into the real page with this element still in it (behaviour 3.4). */
export function whenLive(effect: () => Cleanup): Cleanup {
  if (!isPreview()) return effect();
  let cleanup: Cleanup;
  const watcher = new MutationObserver(() => {
    if (isPreview()) return;
    watcher.disconnect();
    cleanup = effect();
  });
  watcher.observe(document.documentElement, {
    attributeFilter: ["data-turbo-preview", "data-turbolinks-preview"],
  });
  return () => {
    watcher.disconnect();
    cleanup?.();
  };
}
