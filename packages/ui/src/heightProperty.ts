import { memberOf } from "@yy/page/memberOf";

/**
 * Keeps the height of a box, in px, in a custom property of another element, for style sheets that
 * must make room for it. Returns a cleanup function.
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
