import { useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { isPlainClick } from "@yy/ui/clicks";
import { useEffect, useRef } from "react";
import { moreLinkOf } from "./moreLink";

/**
 * The server's link to the next page works without waiting for the list's end to come near, and by keyboard; after the
 * last page it is out of sight.
 *
 * @param loadNow asks for the next page; told whether a key pressed the link
 */
export function useMoreLink(finished: boolean, loadNow: (byKey: boolean) => void): void {
  const { element } = useWidget();
  const load = useRef(loadNow);
  load.current = loadNow;

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { target, detail } = event;
      if (!(target instanceof Element) || !isPlainClick(event)) return;
      if (!target.closest("[data-part=more]") || !moreLinkOf(element)?.contains(target)) return;
      event.preventDefault();
      // A press of a key has no click count.
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
