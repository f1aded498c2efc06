import type { CurrentUser } from "@yy/http/api/metadata";
import { type OwnRequest, onOwnRequest } from "@yy/http/unauthorized";
import { hasPage } from "@yy/page/hasPage";
import { isolated } from "@yy/page/isolated";
import { loadChunk } from "@yy/page/loadChunk";
import { onHeadChange } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";
import { createStore } from "zustand/vanilla";
import { nothingKnown, pageFacts, type Session, type SessionState } from "./state";

export type { CurrentUser, Session, SessionState };

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    session: Session;
  }
}

/** The session of the page, the same object for every bundle on it. */
export const session: Session = onePerPage("session", createSession);

function createSession(): Session {
  const store = createStore<SessionState>()(() => ({ ...nothingKnown, ...pageFacts() }));
  const { setState, subscribe } = store;
  let notLoaded: unknown;

  const session: Session = Object.assign(store, {
    async ensureUser(report, options) {
      const visitor = await loadVisitor().catch((error: unknown) => {
        if (!notLoaded) report(error);
        notLoaded = error;
        throw error;
      });
      return visitor.ensure(report, options);
    },
    refresh: async () => (await loadVisitor()).refresh(),
    signOut() {
      setState({ ...nothingKnown, signedIn: false });
      happen("signedOut");
    },
    setInbox: (inbox) => setState({ inbox }),
    // One listener that throws would keep the change from those after it.
    subscribe: (listener) => subscribe(isolated(listener)),
  } satisfies Partial<Session>);

  if (!hasPage) return session;
  // An answer may be about the visitor: from the first request on, the session watches who that is.
  onOwnRequest(happen);
  onHeadChange(() => setState(pageFacts()));
  return session;

  function happen(type: "signedOut" | OwnRequest): void {
    // If the code does not load, the widget that needs to know the visitor reports that.
    loadVisitor()
      .then((visitor) => visitor.happen({ type }))
      .catch(() => {});
  }

  async function loadVisitor() {
    const code = await loadChunk("GET /metadata/user", () => import("@yy/session/visitor"));
    return code.visitorOf(session);
  }
}
