import { isPreview, useWidget } from "@yy/element";
import { memberOf } from "@yy/page/memberOf";
import { isFromLayer } from "@yy/page/topLayer";
import { isPlainClick } from "@yy/ui/clicks";
import { useCallback, useEffect, useState } from "react";
import type { schema } from "./schema";
import { type Video, videoOf } from "./video";

interface Options {
  readonly embedBase: string;
  readonly label: string;
}

/**
 * Returns the video of the thumbnail that was pressed last, until `end` is called or no thumbnail
 * shows that video any more.
 */
export function useChosenVideo({ embedBase, label }: Options) {
  const widget = useWidget<typeof schema>();
  const [video, setVideo] = useState<Video>();
  const end = useCallback(() => setVideo(undefined), []);

  useEffect(() => {
    const { element } = widget;
    const choose = widget.handler((event: MouseEvent) => {
      const thumbnail = thumbnailOf(event, element);
      if (!thumbnail || !isPlainClick(event) || isPreview()) return;
      if (isFromLayer(event, thumbnail)) return;
      // This throws before the default is prevented, so that a link still leads to the video's
      // page.
      const chosen = videoOf(thumbnail, embedBase, label);
      event.preventDefault();
      setVideo(chosen);
    });
    element.addEventListener("click", choose);
    return () => element.removeEventListener("click", choose);
  }, [widget, embedBase, label]);

  useEffect(() => {
    if (!video) return;
    const { element } = widget;
    // A morph may change the thumbnail's video, or remove the thumbnail.
    const thumbnails = new MutationObserver(() => {
      if (!memberOf(element, "querySelector")(`[data-video-id="${video.id}"]`)) end();
    });
    const attributeFilter = ["data-video-id"];
    thumbnails.observe(element, { subtree: true, childList: true, attributeFilter });
    return () => thumbnails.disconnect();
  }, [widget, video, end]);

  return { video, end };
}

function thumbnailOf(event: Event, gallery: Element): HTMLElement | undefined {
  const path = event.composedPath();
  return path
    .slice(0, path.indexOf(gallery))
    .find(
      (node): node is HTMLElement =>
        node instanceof HTMLElement && memberOf(node, "matches")("[data-video-id]"),
    );
}
