import { onePerPage } from "@yy/domain/onePerPage";
import { newVacationRecord } from "@yy/domain/session/vacationRecord";
import type { InboxCounters } from "@yy/http/api/inbox";
import type { CurrentUser } from "@yy/http/api/metadata";
import { onUnauthorized } from "@yy/http/unauthorized";
import { createStore, type StoreApi } from "zustand/vanilla";
import { pageFacts, type SessionState } from "./state";
import { recallVacation, rememberVacation } from "./vacationStorage";

export type { CurrentUser, InboxCounters, SessionState };

type Report = (error: unknown) => void;

/** The page's one store, with the few ways its state changes (contract 1.7). */
export interface Session extends StoreApi<SessionState> {
  /**
   * The state once it is known. Asks for the metadata if nobody has yet; a failure is reported to the first who asked
   * and to nobody else.
   * @param again after a failure, try once more: for what a visitor does, not for what a page does by itself
   * @returns rejects with the `RequestError` when the metadata cannot be had
   */
  ask(report: Report, again?: "again"): Promise<SessionState>;
  /** Asks for the metadata again: the visitor may have changed. Rejects with a `RequestError`; the state stays. */
  refresh(): Promise<SessionState>;
  /** The visitor turned out to be signed out, for example by a 401. */
  signOut(): void;
  setInbox(counters: InboxCounters): void;
}

/** Delay of the one retry of the metadata call, in ms. */
const retryDelay = 200;

/** The session of the page, the same object for every bundle on it. */
export const session: Session = onePerPage("session", createSession);

function createSession(): Session {
  const store = createStore<SessionState>(() => ({
    signedIn: null,
    user: null,
    inbox: null,
    vacation: recallVacation(Date.now()),
    ...pageFacts(),
  }));
  let asked: Promise<SessionState> | undefined;
  let failed = false;
  let latest = 0;

  const arrive = (user: CurrentUser | null) => {
    const sameUser = user !== null && user.id === store.getState().user?.id;
    const vacation = vacationOf(user);
    rememberVacation(vacation);
    store.setState({
      signedIn: user !== null,
      user,
      vacation,
      inbox: sameUser ? store.getState().inbox : null,
    });
  };

  const refresh = async (): Promise<SessionState> => {
    latest += 1;
    const turn = latest;
    const user = await fetchUser();
    // A later refresh or a sign-out knows better than this answer.
    if (turn === latest) arrive(user);
    return store.getState();
  };

  const session: Session = Object.assign(store, {
    async ask(report: Report, again?: "again") {
      if (store.getState().signedIn !== null) return store.getState();
      if (!asked || (failed && again)) {
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
      latest += 1;
      arrive(null);
    },
    setInbox(inbox: InboxCounters) {
      store.setState({ inbox });
    },
  });

  onUnauthorized(session.signOut);
  watchPage(session, () => asked !== undefined);
  return session;
}

/** Retried once after 200 ms. The request code is loaded by the first who asks. */
async function fetchUser(): Promise<CurrentUser | null> {
  const { fetchCurrentUser } = await import("@yy/http/api/metadata");
  try {
    return await fetchCurrentUser();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    return await fetchCurrentUser();
  }
}

function vacationOf(user: CurrentUser | null) {
  if (typeof user?.on_vacation !== "boolean") return null;
  return newVacationRecord(user.id, user.on_vacation, Date.now());
}

/** The head is read again whenever it may have changed; a page out of the back/forward cache asks who is there now. */
function watchPage(session: Session, wasAsked: () => boolean): void {
  const readHead = () => session.setState(pageFacts());
  for (const event of ["DOMContentLoaded", "turbo:render", "turbolinks:render"])
    document.addEventListener(event, readHead);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && wasAsked()) session.refresh().catch(console.error);
  });
}
