import { codeNotLoaded } from "@yy/domain/errors";
import type { InboxCounters } from "@yy/http/api/inbox";
import type { CurrentUser } from "@yy/http/api/metadata";
import { onUnauthorized } from "@yy/http/unauthorized";
import { hasPage } from "@yy/page/hasPage";
import { leavingPage } from "@yy/page/leaving";
import { onHeadChange } from "@yy/page/metas";
import { onRestored } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";
import { createStore, type StoreApi } from "zustand/vanilla";
import { pageFacts, type SessionState } from "./state";
import { forgetVacation } from "./vacationStorage";

export type { CurrentUser, InboxCounters, SessionState };

type Report = (error: unknown) => void;

/** The page's session store, with the methods that change it (behaviour 7). */
export interface Session extends StoreApi<SessionState> {
  /**
   * Resolves to the state once the visitor is known. Requests the metadata unless that was done before. Rejects with a
   * `RequestError` when the request fails.
   * @param report called on a failure, of the first caller only
   * @param options `retry`: request again after a failure; for actions of the visitor, not for the page itself
   */
  ensureUser(report: Report, options?: { readonly retry?: boolean }): Promise<SessionState>;
  /**
   * Requests the metadata again, because the visitor may have changed. Rejects with a `RequestError`; then the state
   * stays.
   */
  refresh(): Promise<SessionState>;
  /** Call when the visitor turns out to be signed out, for example after a 401. */
  signOut(): void;
  setInbox(counters: InboxCounters): void;
}

/** The session of the page, the same object for every bundle on it. */
export const session: Session = onePerPage("session", createSession);

function createSession(): Session {
  const store = createStore<SessionState>(() => ({
    signedIn: null,
    user: null,
    inbox: null,
    vacation: null,
    ...pageFacts(),
  }));
  let asked: Promise<SessionState> | undefined;
  let failed = false;
  let requests = 0;
  let latestArrived = 0;

  const refresh = async (): Promise<SessionState> => {
    const request = ++requests;
    const { loadCurrentUser } = await loadUser();
    // An answer that arrives after that of a later request is dropped.
    await loadCurrentUser(store, () => {
      if (request < latestArrived) return false;
      latestArrived = request;
      return true;
    });
    return store.getState();
  };

  const session: Session = Object.assign(store, {
    async ensureUser(report: Report, { retry = false } = {}) {
      if (store.getState().signedIn !== null) return store.getState();
      if (!asked || (failed && retry)) {
        failed = false;
        asked = refresh();
        asked.catch((error: unknown) => {
          failed = true;
          report(error);
        });
      }
      return asked;
    },
    refresh,
    signOut() {
      latestArrived = ++requests;
      forgetVacation();
      store.setState({ signedIn: false, user: null, vacation: null, inbox: null });
    },
    setInbox(inbox: InboxCounters) {
      store.setState({ inbox });
    },
  });

  if (!hasPage) return session;
  onUnauthorized(session.signOut);
  onHeadChange(() => store.setState(pageFacts()));
  // The visitor may have changed while the page was in the back/forward cache.
  onRestored(() => {
    if (asked) refresh().catch(console.error);
  });
  return session;
}

/** Loads the chunk that requests the user. */
function loadUser() {
  return import("@yy/session/currentUser").catch(async (cause: unknown) => {
    await leavingPage;
    throw codeNotLoaded("GET /metadata/user", location.origin, cause);
  });
}
