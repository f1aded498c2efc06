/** Learns who the visitor is. A chunk of its own, loaded by the first call of `session.ensureUser`. */
import { nextVisitor } from "@yy/http/unauthorized";
import { onePerPage } from "@yy/page/onePerPage";
import { forgetChanges } from "./changeStorage";
import { loadCurrentUser } from "./currentUser";
import { watchIdentity } from "./identity";
import type { Report, Session, SessionState } from "./state";
import { forgetVacation } from "./vacationStorage";

/** The requests for the metadata of one page: which of them counts, and whether one has failed. */
export class Visitor {
  readonly #session: Session;
  #asked: Promise<SessionState> | undefined;
  #failed = false;
  #requests = 0;
  #latestArrived = 0;

  constructor(session: Session) {
    this.#session = session;
    session.subscribe(({ signedIn }, before) => {
      if (signedIn === false && before.signedIn) this.#dropAnswers();
    });
  }

  /** See `Session`. */
  ensure(report: Report, retry: boolean): Promise<SessionState> {
    if (!this.#asked || (this.#failed && retry)) this.refresh().catch(report);
    return this.#asked as Promise<SessionState>;
  }

  /** See `Session`. */
  refresh(): Promise<SessionState> {
    this.#requests += 1;
    const answer = this.#ask(this.#requests);
    this.#asked = answer;
    this.#failed = false;
    answer.catch(() => {
      this.#failed ||= this.#asked === answer;
    });
    return answer;
  }

  /** Forgets the visitor, because somebody else may be there, and asks who it is. */
  startAnew(): void {
    this.#dropAnswers();
    nextVisitor();
    forgetVacation();
    forgetChanges();
    this.#session.setState({ signedIn: null, user: null, vacation: null, inbox: null });
    this.refresh().catch(console.error);
  }

  async #ask(request: number): Promise<SessionState> {
    await loadCurrentUser(this.#session, () => {
      // An answer that arrives after that of a later request is dropped.
      if (request < this.#latestArrived) return false;
      this.#latestArrived = request;
      return true;
    });
    const state = this.#session.getState();
    // Dropped, because the visitor was forgotten meanwhile: the next answer says who is there.
    const isForgotten = state.signedIn === null && request < this.#latestArrived;
    return isForgotten && this.#asked ? this.#asked : state;
  }

  #dropAnswers(): void {
    this.#requests += 1;
    this.#latestArrived = this.#requests;
  }
}

/** The visitor of the page, one for all bundles. */
export function visitorOf(session: Session): Visitor {
  return onePerPage("visitor", () => {
    const visitor = new Visitor(session);
    watchIdentity(session, visitor);
    return visitor;
  });
}
