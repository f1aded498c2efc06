import { type SessionState, session } from "@yy/session/session";
import { useSession } from "@yy/session/useSession";
import { useLiveEffect, useWidget } from "./useWidget";

/**
 * A value of the session, kept current, for a widget that needs to know the visitor: it requests
 * the metadata unless that was done before (behaviour 7.2). The selector must return a field, not a
 * new object.
 */
export function useVisitor<T>(selector: (state: SessionState) => T): T {
  const widget = useWidget();
  useLiveEffect(() => {
    session.ensureUser(widget.report).catch(() => undefined); // reported by the session, to the first who asked
    return undefined;
  }, [widget]);
  return useSession(selector);
}
