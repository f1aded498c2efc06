import { ConfigError } from "@yy/domain/errors";
import { isUnreadKey, unreadCount } from "@yy/domain/inbox/counters";
import { ownField } from "@yy/domain/json";
import { useLiveEffect, useWidget } from "@yy/element";
import { isUnauthorized } from "@yy/http/unauthorized";
import { got } from "@yy/page/got";
import { onRestored } from "@yy/page/moments";
import { askInbox, refreshInbox } from "@yy/session/inbox";
import { type SessionState, session } from "@yy/session/session";
import { useSession } from "@yy/session/useSession";

/**
 * Returns a counter of the session, which is requested if it is missing: the user's with the
 * metadata, those ending in `_unread` with the inbox counters. Undefined while it is unknown; 0
 * when signed out.
 * @throws ConfigError while rendering, when the session's value of that name is not a number
 */
export function useSourceCount(source: string | undefined): number | undefined {
  const widget = useWidget();
  const userId = useSession((state) => state.user?.id);
  const value = useSession((state) =>
    source === undefined ? undefined : counterOf(state, source),
  );

  // The id is among the dependencies because another user has other counters.
  useLiveEffect(() => {
    if (source === undefined) return;
    if (!isUnreadKey(source)) {
      session.ensureUser(widget.report).catch(() => undefined); // reported by the session
      return;
    }
    askInbox(widget.report, widget.signal);
    // The session itself requests the metadata again, but the counters only for badges of the
    // inbox.
    return onRestored(() => {
      refreshInbox({ signal: widget.signal }).catch((error: unknown) => {
        if (!widget.signal.aborted && !isUnauthorized(error)) widget.report(error);
      });
    });
  }, [widget, source, userId]);

  if (value === undefined || typeof value === "number") return value;
  throw new ConfigError(
    `${widget.element.localName}: data-source must name a number of the session${got(source)}`,
    { code: "YY-120", attribute: "data-source" },
  );
}

function counterOf({ signedIn, user, inbox }: SessionState, source: string): unknown {
  if (signedIn === null) return undefined;
  if (!user) return 0;
  if (isUnreadKey(source)) return inbox ? unreadCount(inbox, source) : undefined;
  return ownField(user, source) ?? 0;
}
