import { useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { memberOf } from "@yy/page/memberOf";
import { isPlainClick } from "@yy/ui/clicks";
import { useEffect, useRef } from "react";
import { moreLinkOf } from "./moreLink";

/**
 * Makes the server's link to the next page load it without waiting for the list's end to come near,
 * and hides the link after the last page.
 * @param loadNow loads the next page; called with whether the link was clicked by the keyboard
 */
export function useMoreLink(finished: boolean, loadNow: (byKey: boolean) => void): void {
  const { element } = useWidget();
  const load = useRef(loadNow);
  load.current = loadNow;

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
      // A click by the keyboard has a `detail` of 0.
      load.current(detail === 0);
    };
    element.addEventListener("click", follow);
    return () => element.removeEventListener("click", follow);
  }, [element]);

  useDomPatches(
    (patches) => {
      const link = finished ? moreLinkOf(element) : undefined;
      if (link) patches.set(link, "hidden", "");
      return undefined;
    },
    [element, finished],
  );
}
