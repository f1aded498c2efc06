/**
 * Finds out who the visitor is. This is a chunk of its own, loaded by the first request, or by the
 * first widget that needs to know.
 */
import {
  isAsking,
  isCertain,
  newVisitor,
  type VisitorEvent,
  visitorReducer,
} from "@yy/domain/session/visitorReducer";
import { nextVisitor } from "@yy/http/unauthorized";
import { whenActivated } from "@yy/page/activation";
import { userId } from "@yy/page/metas";
import { forgetChanges } from "./changeStorage";
import { fetchUser, stateOf } from "./currentUser";
import { nothingKnown, type Report, type Session, type SessionState } from "./state";
import { forgetVacation, recallVacation } from "./vacationStorage";
import { watchVisitor } from "./watchVisitor";

/**
 * Keeps the session's state in step with what the reducer says of the visitor, and sends the
 * reducer's questions to the server.
 */
class Visitor {
  readonly #session: Session;
  #state = newVisitor(userId());
  /** Why the latest question failed. */
  #failure: unknown;
  /** Called once no question is under way. */
  #waiting: (() => void)[] = [];

  constructor(session: Session) {
    this.#session = session;
    watchVisitor(session, (event) => this.happen(event));
  }

  /** See `Session.ensureUser`. */
  async ensure(report: Report, { retry = false } = {}): Promise<SessionState> {
    if (isCertain(this.#state)) return this.#session.getState();
    const { asked } = this.#state;
    this.happen({ type: "needed", retry });
    const isFirst = this.#state.asked > asked;
    await this.#answers();
    if (this.#state.identity !== undefined) return this.#session.getState();
    if (isFirst) report(this.#failure);
    throw this.#failure;
  }

  /** See `Session.refresh`. */
  async refresh(): Promise<SessionState> {
    this.happen({ type: "refreshed" });
    await this.#answers();
    if (this.#state.hasFailed) throw this.#failure;
    return this.#session.getState();
  }

  /** @param learn returns what an answer says; called unless the answer is outdated */
  happen(event: VisitorEvent, learn?: () => Partial<SessionState>): void {
    const before = this.#state;
    const now = visitorReducer(before, event);
    if (now === before) return;
    this.#state = now;
    const mayBeOther = now.epoch !== before.epoch;
    if (mayBeOther) nextVisitor();
    if (now.asked > before.asked) void this.#ask(now.asked);
    if (learn) this.#session.setState(learn());
    else if (mayBeOther || now.identity !== before.identity) {
      forgetVacation();
      // They stay for a user who may still be signed in; an answer that names another removes them.
      if (now.identity === "") forgetChanges();
      const signedIn = now.identity === undefined ? null : false;
      this.#session.setState({ ...nothingKnown, signedIn });
    }
    if (isAsking(this.#state)) return;
    const released = this.#waiting;
    this.#waiting = [];
    for (const release of released) release();
  }

  /** Resolves when no question is under way. */
  #answers(): Promise<void> | undefined {
    if (!isAsking(this.#state)) return undefined;
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async #ask(question: number): Promise<void> {
    const { getState, setState } = this.#session;
    try {
      await whenActivated();
      if (getState().signedIn === null) setState({ vacation: recallVacation() });
      const user = await fetchUser();
      const identity = String(user?.id ?? "");
      this.happen({ type: "answered", question, identity }, () => stateOf(user, getState()));
    } catch (error) {
      this.#failure = error;
      this.happen({ type: "failed", question });
    }
  }
}

let visitor: Visitor | undefined;

/** The visitor of the page's session, which is created once. */
export function visitorOf(session: Session): Visitor {
  visitor ??= new Visitor(session);
  return visitor;
}
