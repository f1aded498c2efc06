import { useWidget } from "@yy/element";
import { type RefObject, useEffect } from "react";
import { photoIn } from "./showPhoto";

/**
 * Calls back when the page changes the picture under a preview, by a morph or a stream for example:
 * the page's picture is newer, and must not stay hidden.
 * @param covered the URL of the picture under the preview
 */
export function useNewerPicture(
  covered: RefObject<string | undefined>,
  isCovered: boolean,
  arrived: () => void,
): void {
  const { element } = useWidget();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it makes no difference which of its callbacks is called
  useEffect(() => {
    if (!isCovered) return;
    const observer = new MutationObserver(() => {
      const now = photoIn(element);
      if (now !== undefined && now !== covered.current) arrived();
    });
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ["src"] });
    return () => observer.disconnect();
  }, [element, covered, isCovered]);
}
