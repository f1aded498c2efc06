import { ConfigError } from "@yy/domain/errors";
import { type PropsOf, useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { got } from "@yy/page/got";
import { CloseButton } from "@yy/ui/CloseButton";
import { controlFor } from "@yy/ui/dialogs/controls";
import type { CloseReason } from "@yy/ui/dialogs/Dialog";
import { type NamedDialog, namedDialogs } from "@yy/ui/dialogs/namedDialogs";
import { useDialog, useNamedDialog } from "@yy/ui/dialogs/useDialog";
import { useAppTitle } from "@yy/ui/native/useAppTitle";
import { useRef, useState } from "react";
import { enterPanel, leaveEntry, passEntry, usePanelHistory } from "./panelHistory";
import type { PanelCloseReason, schema } from "./schema";

/**
 * The server's children in a native `<dialog>` that fills the screen, with a history entry of its
 * own.
 */
export function SlideInPanel({ name, label, labelClose, layer }: PropsOf<typeof schema>) {
  const widget = useWidget<typeof schema>();
  const { element } = widget;
  const box = useRef<HTMLDialogElement>(null);
  const [isShown, setShown] = useState(false);

  const dialog = useDialog(box, {
    closesByBackdrop: false,
    layer,
    mayClose: () => true,
    onPhase: (phase) => {
      widget.toggleState("opening", phase === "opening");
      widget.toggleState("open", phase === "open" || phase === "closing");
      widget.toggleState("closing", phase === "closing");
      setShown(phase !== "closed");
    },
    onShown: () => enterPanel(name, dialog),
    onOpened: () => widget.emit("yy:panel-opened", { name }),
    onClosing: (reason, next) => {
      const isFollowed = next !== undefined && panelAfter(element, next) !== undefined;
      if (next !== undefined && !isFollowed)
        widget.report(
          new ConfigError(
            `${element.localName}: data-yy-next must name another panel of this page${got(next)}`,
          ),
        );
      if (reason !== "back" && !isFollowed) leaveEntry(name);
    },
    onClosed: (reason, next) => {
      widget.emit("yy:panel-closed", { name, reason: panelReason(reason) });
      const following = next === undefined ? undefined : panelAfter(element, next);
      if (next === undefined || !following) return;
      passEntry(name, next);
      following.open();
    },
    focusFallback: () => controlFor(name),
  });
  useNamedDialog(name, dialog);
  usePanelHistory(name, dialog);
  const isTitleInApp = useAppTitle(label, labelClose, isShown, () =>
    dialog.requestClose("control"),
  );

  // For the page's own styles (README, Opening and closing): the attribute lists the panels that
  // are open.
  useDomPatches(
    (patches) => {
      const word = name.replace(/\s/g, "-");
      if (isShown) patches.addToken(element.ownerDocument.body, "data-yy-panel-open", word);
      return undefined;
    },
    [isShown, element, name],
  );

  return (
    <dialog ref={box} part="dialog" data-layer={layer} aria-label={label} tabIndex={-1}>
      <header part="header" hidden={isTitleInApp}>
        <h2 part="title">{label}</h2>
        <CloseButton label={labelClose} onClick={() => dialog.requestClose("control")} />
      </header>
      <div part="content">
        <slot />
      </div>
    </dialog>
  );
}

/** The other panel of this name. */
function panelAfter(panel: HTMLElement, name: string): NamedDialog | undefined {
  const other = namedDialogs.get(name);
  const isPanel = other?.element !== panel && other?.element.localName === panel.localName;
  return isPanel ? other : undefined;
}

/** A panel has no backdrop to press. */
function panelReason(reason: CloseReason): PanelCloseReason {
  return reason === "backdrop" ? "api" : reason;
}
