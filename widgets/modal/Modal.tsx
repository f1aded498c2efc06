import type { DialogPhase } from "@yy/domain/dialogs/dialogReducer";
import { ConfigError } from "@yy/domain/errors";
import { type PropsOf, useLiveEffect, useWidget } from "@yy/element";
import { useLateChild } from "@yy/element/react/useServerPart";
import { CloseButton } from "@yy/ui/CloseButton";
import { controlFor } from "@yy/ui/dialogs/controls";
import type { DialogOptions } from "@yy/ui/dialogs/Dialog";
import { useDialog, useNamedDialog } from "@yy/ui/dialogs/useDialog";
import { useAppSheet } from "@yy/ui/native/useAppSheet";
import { spokenWords, watchWords } from "@yy/ui/spokenWords";
import { useEffect, useRef, useState } from "react";
import type { schema } from "./schema";

/** The server's children in a native `<dialog>`. */
export function Modal({ name, open, label, labelClose, layer }: PropsOf<typeof schema>) {
  const widget = useWidget<typeof schema>();
  const box = useRef<HTMLDialogElement>(null);
  const wasOpen = useRef(false);
  const dialogLabel = useDialogLabel(label);

  const options: DialogOptions<"backdrop"> = {
    layer,
    mayClose: (reason) => widget.emit("yy:before-modal-close", { name, reason }),
    onBackdropPress: () => dialog.requestClose("backdrop"),
    onChange: ({ phase, reason }, change) => {
      for (const state of phases) widget.toggleState(state, state === phase);
      if (change === "opened") widget.emit("yy:modal-opened", { name });
      if (change === "closed") widget.emit("yy:modal-closed", { name, reason });
    },
    focusFallback: () => controlFor(name),
  };
  const dialog = useDialog(box, options);
  const opener = useAppSheet(dialog, options);
  useNamedDialog(name, dialog, opener);

  useLiveEffect(() => {
    if (open) opener.open();
    else if (wasOpen.current) opener.requestClose();
    wasOpen.current = open;
    return undefined;
  }, [open, opener]);

  return (
    <>
      <dialog ref={box} part="dialog" data-layer={layer} aria-label={dialogLabel} tabIndex={-1}>
        <div part="content">
          <CloseButton label={labelClose} onClick={() => dialog.requestClose("control")} />
          <slot />
        </div>
      </dialog>
      {layer === "page" && <div part="backdrop" />}
    </>
  );
}

const phases = ["opening", "open", "closing"] as const satisfies readonly DialogPhase[];

/**
 * Returns the accessible name of a dialog: the author's, else the current text of the first heading
 * inside (yy-modal's README, Keyboard and screen reader). Undefined while the heading may not be
 * parsed yet.
 * @throws ConfigError while rendering, when there is neither
 */
function useDialogLabel(authored: string | undefined): string | undefined {
  const { element } = useWidget();
  const { child: heading, isMissing } = useLateChild("h1, h2, h3, h4, h5, h6");
  const [headingText, setHeadingText] = useState<string>();

  useEffect(() => {
    if (!heading) return;
    const read = () => setHeadingText(spokenWords(heading));
    read();
    return watchWords(heading, read);
  }, [heading]);

  if (authored) return authored;
  if (isMissing)
    throw new ConfigError(`${element.localName}: data-label, or a heading inside, is required`, {
      code: "YY-212",
      attribute: "data-label",
    });
  return headingText ?? (heading ? spokenWords(heading) : undefined);
}
