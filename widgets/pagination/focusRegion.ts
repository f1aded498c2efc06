import { DomPatches } from "@yy/element/dom/DomPatches";
import { onBeforeSnapshot } from "@yy/page/moments";

/**
 * Focuses the region, and scrolls its start into view. If it needs a `tabindex` for that, it is
 * removed when the focus leaves.
 */
export function focusRegion(region: HTMLElement): void {
  if (!region.hasAttribute("tabindex")) {
    const patches = new DomPatches();
    patches.set(region, "tabindex", "-1");
    const end = () => {
      forget();
      region.removeEventListener("blur", end);
      patches.revert();
    };
    const forget = onBeforeSnapshot(end);
    region.addEventListener("blur", end);
  }
  region.focus({ preventScroll: true });
  if (region.getBoundingClientRect().top < 0) region.scrollIntoView();
}
