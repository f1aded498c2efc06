import type { PropsOf } from "@yy/element";
import { InlinePlayer } from "./InlinePlayer";
import { ModalPlayer } from "./ModalPlayer";
import type { schema } from "./schema";
import { useChosenVideo } from "./useChosenVideo";
import { usePressable } from "./usePressable";

/** Shows the server's thumbnails, and a player for the one that was pressed last. */
export function VideoGallery({ mode, embedBase, label, labelClose }: PropsOf<typeof schema>) {
  const { video, end } = useChosenVideo({ embedBase, label });
  usePressable();
  const Player = mode === "modal" ? ModalPlayer : InlinePlayer;
  return (
    <>
      <Player video={video} end={end} label={label} labelClose={labelClose} />
      <slot />
    </>
  );
}
