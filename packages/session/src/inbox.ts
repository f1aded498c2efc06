import type { InboxCounters } from "@yy/domain/inbox/counters";
import { fetchInboxCounters } from "@yy/http/api/inbox";
import { onePerPage } from "@yy/page/onePerPage";
import { inboxWrites } from "./inboxWrites";
import { type CurrentUser, session } from "./session";

interface InboxRequest {
  /** In seconds; sent as `time_interval`. */
  readonly timeInterval?: number | undefined;
  /**
   * Signal of the widget. A request shared by several callers is aborted when the last of them is.
   */
  readonly signal: AbortSignal;
}

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    inboxRefused: WeakSet<CurrentUser>;
  }
}

/**
 * Users whose counters could not be loaded: `askInbox` does not try again for them, `refreshInbox`
 * does.
 */
const failedFor = onePerPage("inboxRefused", () => new WeakSet());

/**
 * Loads the inbox counters into the session unless it has them: one request per page, and only for
 * a signed-in user (behaviour 7.4).
 * @param report called on a failure, of the first caller only
 */
export async function askInbox(
  report: (error: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  const { user, inbox } = await session
    .ensureUser(report)
    .catch(() => ({ user: null, inbox: null }));
  if (!user || inbox || failedFor.has(user) || signal.aborted) return;
  try {
    await refreshInbox({ signal });
  } catch (error) {
    // After a 401 the session may have ended, which needs no report.
    const now = await session.ensureUser(report).catch(() => undefined);
    if (signal.aborted || now?.user?.id !== user.id || failedFor.has(user)) return;
    failedFor.add(user);
    report(error);
  }
}

/**
 * Requests the counters of the signed-in user and puts them into the session, unless counters or
 * user have changed in the meantime. Waits for writes under way first: counters from before them
 * would undo theirs.
 * @returns the session's counters; null while nobody is signed in
 * @throws RequestError; the signal's reason once it has aborted
 */
export async function refreshInbox(request: InboxRequest): Promise<InboxCounters | null> {
  while (inboxWrites.underWay) await inboxWrites.underWay;
  const { user, inbox: before } = session.getState();
  if (!user) return null;
  const { begun } = inboxWrites;
  const counters = await fetchInboxCounters(request);
  const now = session.getState();
  if (now.user?.id === user.id && now.inbox === before) {
    // A message was read meanwhile, and its answer had no counters.
    if (inboxWrites.begun !== begun) return refreshInbox(request);
    session.setInbox(counters);
  }
  return session.getState().inbox;
}
