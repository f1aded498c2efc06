import { useWidget } from "@yy/element";
import { useLatest } from "@yy/element/react/useLatest";
import { onRestored } from "@yy/page/moments";
import { isPlainClick, takeClick } from "@yy/ui/clicks";
import { useEffect } from "react";

/**
 * Deletes on a click of the control, and ignores further clicks unless that fails. After a success
 * they are ignored until the page is left; on a page that returns from the back/forward cache, a
 * click deletes again.
 * @param remove resolves to whether the message was deleted
 */
export function useDeleteClicks(
  control: HTMLElement | null,
  remove: () => Promise<boolean>,
  cameBack: () => void,
): void {
  const widget = useWidget();
  const latest = useLatest({ remove, cameBack });

  useEffect(() => {
    if (!control) return;
    let busy = false;
    const run = async () => {
      if (busy) return;
      busy = true;
      try {
        busy = await latest.current.remove();
      } catch (error) {
        busy = false;
        throw error;
      }
    };
    const deleteIt = widget.handler(run);
    const click = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      takeClick(event, control);
      deleteIt();
    };
    const forget = onRestored(() => {
      busy = false;
      latest.current.cameBack();
    });
    control.addEventListener("click", click);
    return () => {
      control.removeEventListener("click", click);
      forget();
    };
  }, [control, widget, latest]);
}
