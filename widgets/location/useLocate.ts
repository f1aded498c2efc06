import { useCustomState, useWidget } from "@yy/element";
import { sendLocation } from "@yy/http/api/location";
import { rememberSender } from "@yy/session/otherVisitor";
import { session } from "@yy/session/session";
import { useVisitorState } from "@yy/session/useVisitorState";
import { answeredBySession } from "@yy/ui/remote/signedOut";
import { useRef } from "react";
import { askPosition } from "./askPosition";
import type { schema } from "./schema";

/** The result of the last press. */
export type LocateStatus = "idle" | "locating" | "saving" | "found" | "refused" | "unsaved";

/**
 * Asks the browser where the visitor is, fires the event, and posts the position if there is a
 * path. In some browsers a prompt that the visitor ignores never ends; another press then asks
 * again, and the former answer is dropped. During the post a press does nothing.
 */
export function useLocate(updatePath: string | undefined, loginPath: string) {
  const widget = useWidget<typeof schema>();
  const [status, setStatus] = useVisitorState<LocateStatus>("idle");
  const turns = useRef(0);
  const isSaving = useRef(false);
  useCustomState<typeof schema>("locating", status === "locating" || status === "saving");
  useCustomState<typeof schema>("refused", status === "refused");
  useCustomState<typeof schema>("unsaved", status === "unsaved");

  const locate = async () => {
    if (isSaving.current) return;
    const { signal } = widget;
    turns.current += 1;
    const turn = turns.current;
    setStatus("locating");
    const isSenderThere = rememberSender();
    const position = await askPosition();
    const isSame = await isSenderThere("none");
    if (signal.aborted || turn !== turns.current || !isSame) return;
    if (!position) return setStatus("refused");
    widget.emit("yy:location-found", position);
    if (updatePath === undefined) return setStatus("found");
    setStatus("saving");
    isSaving.current = true;
    try {
      answeredBySession(await sendLocation(updatePath, position), loginPath);
    } catch (error) {
      if (signal.aborted) return;
      setStatus("unsaved");
      throw error;
    } finally {
      isSaving.current = false;
    }
    if (signal.aborted) return;
    setStatus("found");
    // The server knows the name of the place.
    await session.refresh();
  };

  return { status, locate: widget.handler(locate) };
}
