import { useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import type { schema } from "./schema";

const pressable = "a[href], button, input, summary, [tabindex]";

/** Returns the focusable element of a thumbnail. */
export function pressableOf(thumbnail: HTMLElement): HTMLElement {
  if (thumbnail.matches(pressable)) return thumbnail;
  return thumbnail.querySelector<HTMLElement>(pressable) ?? thumbnail;
}

/**
 * Makes thumbnails that neither are nor contain a link or a button focusable, and pressable by key,
 * even if they are added later.
 */
export function usePressable(): void {
  const { element } = useWidget<typeof schema>();
  useDomPatches((patches) => {
    const plain = new Set<Element>();
    const find = () => {
      for (const thumbnail of element.querySelectorAll("[data-video-id]")) {
        if (thumbnail.matches(pressable) || thumbnail.querySelector(pressable)) continue;
        plain.add(thumbnail);
        patches.set(thumbnail, "role", "button");
        patches.set(thumbnail, "tabindex", "0");
      }
    };
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || !plain.has(target)) return;
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      target.click();
    };
    const observer = new MutationObserver(find);
    find();
    observer.observe(element, { childList: true, subtree: true });
    element.addEventListener("keydown", press);
    return () => {
      observer.disconnect();
      element.removeEventListener("keydown", press);
    };
  }, []);
}
