import { type PropsOf, useLiveEffect, useWidget } from "@yy/element";
import { CloseButton } from "@yy/ui/CloseButton";
import { controlFor } from "@yy/ui/dialogs/controls";
import type { RegisteredDialog } from "@yy/ui/dialogs/dialogRegistry";
import type { CloseReason, DialogPhase } from "@yy/ui/dialogs/NativeDialog";
import { useDialogLabel } from "@yy/ui/dialogs/useDialogLabel";
import { useNativeDialog } from "@yy/ui/dialogs/useNativeDialog";
import { useRegisteredDialog } from "@yy/ui/dialogs/useRegisteredDialog";
import { useMemo, useRef } from "react";
import type { ModalCloseReason, schema } from "./schema";

/** The server's children in a native `<dialog>`. */
export function Modal({ name, open, label, labelClose }: PropsOf<typeof schema>) {
  const widget = useWidget<typeof schema>();
  const box = useRef<HTMLDialogElement>(null);
  const wasOpen = useRef(false);
  const dialogLabel = useDialogLabel(label);

  const dialog = useNativeDialog(box, {
    closesByBackdrop: true,
    phaseChanged: (phase) => {
      for (const state of phases) widget.toggleState(state, state === phase);
    },
    mayClose: (reason) =>
      widget.emit("yy:before-modal-close", { name, reason: modalReason(reason) }),
    opened: () => widget.emit("yy:modal-opened", { name }),
    closed: (reason) => widget.emit("yy:modal-closed", { name, reason: modalReason(reason) }),
    focusFallback: () => controlFor(name),
  });

  const registered = useMemo(
    (): RegisteredDialog => ({
      element: widget.element,
      open: (trigger) => dialog.open(trigger),
      close: (reason = "api") => dialog.close(reason),
    }),
    [widget, dialog],
  );
  useRegisteredDialog(name, registered);

  useLiveEffect(() => {
    if (open) dialog.open();
    else if (wasOpen.current) dialog.close("api");
    wasOpen.current = open;
    return undefined;
  }, [open, dialog]);

  return (
    <dialog ref={box} part="dialog" aria-label={dialogLabel} tabIndex={-1}>
      <div part="content">
        <CloseButton label={labelClose} onClick={() => dialog.close("control")} />
        <slot />
      </div>
    </dialog>
  );
}

const phases = ["opening", "open", "closing"] as const satisfies readonly DialogPhase[];

/** A modal has no history entry, so it is never closed by `back`. */
function modalReason(reason: CloseReason): ModalCloseReason {
  return reason === "back" ? "api" : reason;
}
