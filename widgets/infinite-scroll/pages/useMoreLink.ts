import { useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useLatest } from "@yy/element/react/useLatest";
import { memberOf } from "@yy/page/memberOf";
import { isPlainClick } from "@yy/ui/clicks";
import { useEffect } from "react";
import { moreLinkOf } from "./moreLink";

/**
 * Makes a click on the server's link to the next page load that page at once, without waiting until
 * the end of the list is near. Hides the link after the last page.
 * @param loadNow loads the next page; gets whether the click came from the keyboard
 */
export function useMoreLink(finished: boolean, loadNow: (byKey: boolean) => void): void {
  const { element } = useWidget();
  const load = useLatest(loadNow);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { target, detail } = event;
      if (!(target instanceof Element) || !isPlainClick(event)) return;
      if (
        !memberOf(target, "closest")("[data-part=more]") ||
        !moreLinkOf(element)?.contains(target)
      )
        return;
      event.preventDefault();
      // The `detail` of a click is 0 if it comes from the keyboard.
      load.current(detail === 0);
    };
    element.addEventListener("click", follow);
    return () => element.removeEventListener("click", follow);
  }, [element, load]);

  useDomPatches(
    (patches) => {
      const link = finished ? moreLinkOf(element) : undefined;
      if (link) patches.set(link, "hidden", "");
      return undefined;
    },
    [element, finished],
  );
}
