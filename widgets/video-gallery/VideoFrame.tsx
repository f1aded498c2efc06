import type { RefObject } from "react";
import type { Video } from "./video";

interface Props {
  readonly video: Video;
  readonly frame?: RefObject<HTMLIFrameElement | null>;
}

/**
 * Shows the embedded player. Each video gets a new `<iframe>`, because a new URL in the old one
 * would add a history entry.
 */
export function VideoFrame({ video: { url, title }, frame }: Props) {
  return (
    <iframe
      key={url}
      ref={frame}
      part="video"
      src={url}
      title={title}
      // Without a referrer YouTube does not play (its error 153).
      referrerPolicy="strict-origin-when-cross-origin"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    />
  );
}
