import { type PropsOf, useWidget } from "@yy/element";
import { CloseButton } from "@yy/ui/CloseButton";
import { controlFor } from "@yy/ui/dialogs/controls";
import type { CloseReason } from "@yy/ui/dialogs/NativeDialog";
import { useNativeDialog } from "@yy/ui/dialogs/useNativeDialog";
import { useRef } from "react";
import type { PanelCloseReason, schema } from "./schema";
import { useBodyFlag } from "./useBodyFlag";
import { usePanelHistory } from "./usePanelHistory";

/** The server's children in a native `<dialog>` that fills the screen. */
export function SlideInPanel({ name, label, labelClose }: PropsOf<typeof schema>) {
  const widget = useWidget<typeof schema>();
  const box = useRef<HTMLDialogElement>(null);
  const raiseFlag = useBodyFlag(name);

  const dialog = useNativeDialog(box, {
    closesByBackdrop: false,
    phaseChanged: (phase) => {
      widget.toggleState("opening", phase === "opening");
      widget.toggleState("open", phase === "open" || phase === "closing");
      widget.toggleState("closing", phase === "closing");
      raiseFlag(phase !== "closed");
    },
    mayClose: (reason) => {
      panel.closing(reason);
      return true;
    },
    opened: () => widget.emit("yy:panel-opened", { name }),
    closed: (reason) => {
      widget.emit("yy:panel-closed", { name, reason: panelReason(reason) });
      panel.closed();
    },
    focusFallback: () => controlFor(name),
  });
  const panel = usePanelHistory(name, dialog);

  return (
    <dialog ref={box} part="dialog" aria-label={label} tabIndex={-1}>
      <header part="header">
        <h2 part="title">{label}</h2>
        <CloseButton label={labelClose} onClick={() => panel.close("control")} />
      </header>
      <div part="content">
        <slot />
      </div>
    </dialog>
  );
}

/** A panel has no backdrop to press. */
function panelReason(reason: CloseReason): PanelCloseReason {
  return reason === "backdrop" ? "api" : reason;
}
