import { isPreview, type PropsOf, useWidget } from "@yy/element";
import { fragmentTarget } from "@yy/page/fragment";
import { useEffect } from "react";
import { anchorEntries } from "./anchorEntries";
import { linkToFollow } from "./fragmentLink";
import { reveal } from "./reveal";
import type { schema } from "./schema";
import { scrollContainersOf } from "./scrollAim";
import { scrollTo } from "./scrollMotion";

/**
 * Whether the target is in a frame that is as high as its content: then the page around it scrolls,
 * which only the browser can do.
 */
function isForTheFrame(target: Element): boolean {
  return (
    parent !== window &&
    scrollContainersOf(target).every(
      ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1,
    )
  );
}

/** Makes the server's links to fragments scroll smoothly instead of jumping. */
export function SmoothScroll({ margin }: PropsOf<typeof schema>) {
  const widget = useWidget<typeof schema>();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkToFollow(event);
      const target = link && fragmentTarget(link.hash);
      if (!link || !target || isPreview()) return;
      reveal(target);
      // The target is not rendered: leave the link to the browser.
      if (target.getClientRects().length === 0) return;
      if (isForTheFrame(target)) return;
      event.preventDefault();
      anchorEntries.enter(link, target, margin);
      scrollTo(target, margin);
    };
    const onClick = widget.handler(follow);
    // The listener is on the element, so that it runs before Turbo's listener on the document, and
    // no visit starts.
    widget.element.addEventListener("click", onClick);
    return () => widget.element.removeEventListener("click", onClick);
  }, [widget, margin]);
  return <slot />;
}
