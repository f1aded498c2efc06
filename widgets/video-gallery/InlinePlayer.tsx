import { CloseButton } from "@yy/ui/CloseButton";
import { useEffect, useRef } from "react";
import { VideoFrame } from "./VideoFrame";
import type { Video } from "./video";

export interface PlayerProps {
  readonly video: Video | undefined;
  /** Stops the video and removes the player. */
  readonly end: () => void;
  readonly label: string;
  readonly labelClose: string;
}

/** Shows the player above the thumbnails, once a video is chosen. */
export function InlinePlayer({ video, end, label, labelClose }: PlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (!video) return;
    // Focuses the player's own controls, because the player is before the thumbnail that was
    // pressed.
    frame.current?.focus({ preventScroll: true });
    frame.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [video]);

  if (!video) return null;
  const close = () => {
    end();
    video.opener.focus();
  };
  return (
    <section part="player" aria-label={label}>
      <CloseButton label={labelClose} onClick={close} />
      <VideoFrame video={video} frame={frame} />
    </section>
  );
}
