import type { InboxCounters } from "@yy/domain/inbox/counters";
import { onePerPage } from "@yy/domain/onePerPage";
import { fetchInboxCounters } from "@yy/http/api/inbox";
import { inboxWrites } from "./inboxWrites";
import { type CurrentUser, session } from "./session";

interface InboxRequest {
  /** Seconds, sent as `time_interval`. */
  readonly timeInterval?: number | undefined;
  /** The widget's; the request ends when the last one that waits for it has left. */
  readonly signal: AbortSignal;
}

/** Users, as the metadata brought them, whose counters could not be had: asking does not try again, refreshing does. */
const refused = onePerPage("inboxRefused", () => new WeakSet<CurrentUser>());

/**
 * Sees to it that the session has the inbox counters: once per page however many ask, and only with a user id
 * (behaviour 7.4). A failure is reported to the first who asked and to nobody else.
 */
export async function askInbox(
  report: (error: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  const { user, inbox } = await session
    .ensureUser(report)
    .catch(() => ({ user: null, inbox: null }));
  if (!user || inbox || refused.has(user) || signal.aborted) return;
  try {
    await refreshInbox({ signal });
  } catch (error) {
    // After a 401 the visitor is signed out, which is all there is to know.
    const sameUser = session.getState().user?.id === user.id;
    if (signal.aborted || !sameUser || refused.has(user)) return;
    refused.add(user);
    report(error);
  }
}

/**
 * Asks for the counters of the signed-in user and puts them into the session, unless somebody else has changed those, or
 * the user, in the meantime. What is being done to messages comes first: counters from before would undo its own.
 * @returns the session's counters; null while nobody is signed in
 * @throws RequestError; the signal's reason once it has aborted
 */
export async function refreshInbox(request: InboxRequest): Promise<InboxCounters | null> {
  while (inboxWrites.underWay) await inboxWrites.underWay;
  const { user, inbox: before } = session.getState();
  if (!user) return null;
  const counters = await fetchInboxCounters(request);
  const now = session.getState();
  if (now.user?.id === user.id && now.inbox === before) session.setInbox(counters);
  return session.getState().inbox;
}
