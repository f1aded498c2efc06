import { memberOf } from "@yy/page/memberOf";

/**
 * Keeps the height of an element, in px, in a custom property of another one, for style sheets that
 * make room for it. Returns a cleanup function.
 */
export function heightProperty(box: HTMLElement, element: HTMLElement, name: string): () => void {
  // A form may have a field named "style".
  const style = memberOf(element, "style");
  const watcher = new ResizeObserver(() => style.setProperty(name, `${box.offsetHeight}px`));
  watcher.observe(box);
  return () => {
    watcher.disconnect();
    style.removeProperty(name);
    if (memberOf(element, "getAttribute")("style") === "")
      memberOf(element, "removeAttribute")("style");
  };
}
