import { ConfigError } from "@yy/domain/errors";
import { useLiveEffect, useWidget } from "@yy/element";
import { pageHistory } from "@yy/page/pageHistory";
import { dialogRegistry, type RegisteredDialog } from "@yy/ui/dialogs/dialogRegistry";
import type { CloseReason } from "@yy/ui/dialogs/NativeDialog";
import type { DialogHandle } from "@yy/ui/dialogs/useNativeDialog";
import { useRegisteredDialog } from "@yy/ui/dialogs/useRegisteredDialog";
import { useMemo, useRef } from "react";
import { isHere, isNamed, leaveEntry, passEntry, pushPanel } from "./panelEntries";

/** A panel in the dialog registry, with callbacks for its component. */
interface Panel extends RegisteredDialog {
  /** Call when the dialog is about to close. */
  closing(reason: CloseReason): void;
  /** Call when the dialog has closed. */
  closed(): void;
}

/**
 * Opens and closes a panel in step with the history (README, History): opening adds an entry, back closes, forward
 * opens again, a URL with its fragment opens it, and a panel that replaces another takes its entry over.
 */
export function usePanelHistory(name: string, dialog: DialogHandle): Panel {
  const widget = useWidget();
  const next = useRef<string>(undefined);

  const panel = useMemo((): Panel => {
    const isOpen = () => dialog.phase === "open" || dialog.phase === "opening";
    return {
      element: widget.element,
      open(trigger) {
        if (isOpen()) return;
        dialog.open(trigger);
        pageHistory.whenSettled(() => {
          if (isOpen() && !isNamed(name)) pushPanel(name);
        });
      },
      close(reason = "api", following) {
        if (!isOpen()) return;
        next.current = isPanel(following, widget.element) ? following : undefined;
        if (following !== undefined && !next.current)
          widget.report(
            new ConfigError(
              `${widget.element.localName}: data-yy-next must name another panel of this page, got "${following}"`,
            ),
          );
        dialog.close(reason);
      },
      closing(reason) {
        if (reason !== "back" && !next.current) leaveEntry(name);
      },
      closed() {
        const following = next.current;
        next.current = undefined;
        if (following === undefined) return;
        passEntry(name, following);
        dialogRegistry.get(following)?.open();
      },
    };
  }, [widget, dialog, name]);

  useRegisteredDialog(name, panel);

  useLiveEffect(() => {
    const follow = () => {
      const { phase } = dialog;
      if (isHere(name)) {
        if (phase === "closed" || (phase === "closing" && !next.current)) dialog.open();
      } else {
        next.current = undefined;
        dialog.close("back");
      }
    };
    if (isHere(name)) dialog.open();
    const forget = pageHistory.onStep(follow);
    return forget;
  }, [dialog, name]);

  return panel;
}

function isPanel(name: string | undefined, self: Element): boolean {
  const other = name === undefined ? undefined : dialogRegistry.get(name)?.element;
  return other !== undefined && other !== self && other.localName === self.localName;
}
