import { ConfigError } from "@yy/domain/errors";
import { type PropsOf, useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { got } from "@yy/page/got";
import { CloseButton } from "@yy/ui/CloseButton";
import { controlFor } from "@yy/ui/dialogs/controls";
import { type NamedDialog, namedDialogs } from "@yy/ui/dialogs/namedDialogs";
import { useDialog, useNamedDialog } from "@yy/ui/dialogs/useDialog";
import { useAppTitle } from "@yy/ui/native/useAppTitle";
import { useRef, useState } from "react";
import { enterPanel, leaveEntry, passEntry, usePanelHistory } from "./panelHistory";
import type { PanelCloseReason, schema } from "./schema";

/**
 * Shows the server's children in a native `<dialog>` that fills the screen and has its own history
 * entry.
 */
export function SlideInPanel({ name, label, labelClose, layer }: PropsOf<typeof schema>) {
  const widget = useWidget<typeof schema>();
  const { element } = widget;
  const box = useRef<HTMLDialogElement>(null);
  const [isShown, setShown] = useState(false);

  /** When another panel replaces this one, it takes over this one's history entry. */
  const leave = (reason: PanelCloseReason, next: string | undefined) => {
    const isFollowed = panelAfter(element, next) !== undefined;
    if (next !== undefined && !isFollowed)
      widget.report(
        new ConfigError(
          `${element.localName}: data-yy-next must name another panel of this page${got(next)}`,
          { code: "YY-602" },
        ),
      );
    if (reason !== "back" && !isFollowed) leaveEntry(name);
  };

  const follow = (next: string | undefined) => {
    const following = panelAfter(element, next);
    if (next === undefined || !following) return;
    passEntry(name, next);
    following.open();
  };

  const dialog = useDialog<"back">(box, {
    layer,
    onChange: ({ phase, reason, next }, change) => {
      if (change === "dismissed") leave(reason, next);
      widget.toggleState("opening", phase === "opening");
      widget.toggleState("open", phase === "open" || phase === "closing");
      widget.toggleState("closing", phase === "closing");
      setShown(phase !== "closed");
      if (change === "shown") enterPanel(name, dialog);
      if (change === "opened") widget.emit("yy:panel-opened", { name });
      if (change === "closed") {
        widget.emit("yy:panel-closed", { name, reason });
        follow(next);
      }
    },
    focusFallback: () => controlFor(name),
  });
  useNamedDialog(name, dialog);
  usePanelHistory(name, dialog);
  const isTitleInApp = useAppTitle(label, labelClose, isShown, () =>
    dialog.requestClose("control"),
  );

  // The attribute lists the open panels for the page's own styles (README, Opening and closing).
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

/** Returns the other panel with this name. */
function panelAfter(panel: HTMLElement, name: string | undefined): NamedDialog | undefined {
  const other = name === undefined ? undefined : namedDialogs.get(name);
  const isPanel = other?.element !== panel && other?.element.localName === panel.localName;
  return isPanel ? other : undefined;
}
