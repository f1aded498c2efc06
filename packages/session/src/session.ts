import type { CurrentUser } from "@yy/http/api/metadata";
import { onUnauthorized } from "@yy/http/unauthorized";
import { hasPage } from "@yy/page/hasPage";
import { isolated } from "@yy/page/isolated";
import { loadChunk } from "@yy/page/loadChunk";
import { onHeadChange } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";
import { createStore } from "zustand/vanilla";
import { forgetChanges } from "./changeStorage";
import { pageFacts, type Session, type SessionState } from "./state";
import { forgetVacation } from "./vacationStorage";

export type { CurrentUser, Session, SessionState };

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
  const { getState, setState, subscribe } = store;
  let notLoaded: unknown;

  const session: Session = Object.assign(store, {
    async ensureUser(report, { retry = false } = {}) {
      if (getState().signedIn !== null) return getState();
      const visitor = await loadVisitor().catch((error: unknown) => {
        if (!notLoaded) report(error);
        notLoaded = error;
        throw error;
      });
      return visitor.ensure(report, retry);
    },
    refresh: async () => (await loadVisitor()).refresh(),
    signOut() {
      forgetVacation();
      forgetChanges();
      setState({ signedIn: false, user: null, vacation: null, inbox: null });
    },
    setInbox: (inbox) => setState({ inbox }),
    // One listener that throws would keep the change from those after it.
    subscribe: (listener) => subscribe(isolated(listener)),
  } satisfies Partial<Session>);

  if (!hasPage) return session;
  onUnauthorized(session.signOut);
  onHeadChange(() => setState(pageFacts()));
  return session;

  async function loadVisitor() {
    const code = await loadChunk("GET /metadata/user", () => import("@yy/session/visitor"));
    return code.visitorOf(session);
  }
}
