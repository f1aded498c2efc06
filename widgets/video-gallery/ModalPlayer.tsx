import { CloseButton } from "@yy/ui/CloseButton";
import { useDialog } from "@yy/ui/dialogs/useDialog";
import { useLayoutEffect, useRef } from "react";
import type { PlayerProps } from "./InlinePlayer";
import { VideoFrame } from "./VideoFrame";

/**
 * Shows the player in a dialog. The focus stays outside the frame: in the frame, which is a page of
 * another site, Escape would not reach the dialog.
 */
export function ModalPlayer({ video, end, label, labelClose }: PlayerProps) {
  const box = useRef<HTMLDialogElement>(null);
  const dialog = useDialog<"backdrop">(box, {
    onBackdropPress: () => dialog.requestClose("backdrop"),
    onChange: (_, change) => change === "closed" && end(),
    focusFallback: () => video?.opener ?? null,
  });

  useLayoutEffect(() => {
    if (video) dialog.open(video.opener);
    else dialog.closeNow();
  }, [video, dialog]);

  return (
    <dialog ref={box} part="dialog" aria-label={label} tabIndex={-1}>
      {video && (
        <div part="player">
          <CloseButton label={labelClose} onClick={() => dialog.requestClose("control")} />
          <VideoFrame video={video} />
        </div>
      )}
    </dialog>
  );
}
