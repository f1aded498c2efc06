import type { RefObject } from "react";
import type { Video } from "./video";

interface Props {
  readonly video: Video;
  readonly frame?: RefObject<HTMLIFrameElement | null>;
}

/** The embedded player. Another video is another frame: a new address in the old one would be an entry in the history. */
export function VideoFrame({ video: { address, title }, frame }: Props) {
  return (
    <iframe
      key={address}
      ref={frame}
      part="video"
      src={address}
      title={title}
      // Without a referrer YouTube refuses to play (its error 153).
      referrerPolicy="strict-origin-when-cross-origin"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    />
  );
}
