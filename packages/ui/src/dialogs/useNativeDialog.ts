import { useWidget } from "@yy/element";
import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import { type CloseReason, type DialogOwner, type DialogPhase, NativeDialog } from "./NativeDialog";

/** Callbacks of the widget; see `DialogOwner`. */
export type DialogCallbacks = Omit<DialogOwner, "element">;

/** Handle of a dialog; the same object at every render. Its methods do nothing before the `<dialog>` is rendered. */
export interface DialogHandle {
  readonly phase: DialogPhase;
  open(trigger?: HTMLElement): void;
  close(reason: CloseReason): boolean;
}

/** Controls the rendered `<dialog>` with a `NativeDialog` (behaviour 10.2) until the widget unmounts. */
export function useNativeDialog(
  drawn: RefObject<HTMLDialogElement | null>,
  callbacks: DialogCallbacks,
): DialogHandle {
  const widget = useWidget();
  const latest = useRef(callbacks);
  const dialog = useRef<NativeDialog>(undefined);

  useLayoutEffect(() => {
    latest.current = callbacks;
  });

  useLayoutEffect(() => {
    if (!drawn.current) return;
    const native = new NativeDialog(drawn.current, {
      element: widget.element,
      get closesByBackdrop() {
        return latest.current.closesByBackdrop;
      },
      phaseChanged: (phase) => latest.current.phaseChanged(phase),
      mayClose: (reason) => latest.current.mayClose(reason),
      opened: () => latest.current.opened(),
      closed: (reason) => latest.current.closed(reason),
      focusFallback: () => latest.current.focusFallback(),
    });
    dialog.current = native;
    const removeListener = widget.onMove(() => native.rejoin());
    return () => {
      removeListener();
      native.end();
      dialog.current = undefined;
    };
  }, [widget, drawn]);

  return useMemo(
    () => ({
      get phase() {
        return dialog.current?.phase ?? "closed";
      },
      open: (trigger) => dialog.current?.open(trigger),
      close: (reason) => dialog.current?.close(reason) ?? false,
    }),
    [],
  );
}
