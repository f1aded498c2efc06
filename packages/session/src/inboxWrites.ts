import { UnreadHolds } from "@yy/domain/inbox/unreadHolds";
import { onePerPage } from "@yy/domain/onePerPage";
import type { InboxCounters } from "@yy/http/api/inbox";
import { session } from "./session";

/** Something done to messages, which the server is to hear of. */
export interface InboxWrite {
  /** Those among them, `type$$$id`, that the visitor has not read. */
  readonly unread: readonly string[];
  /** Sends it; resolves to the new counters if the answer holds some. */
  readonly send: () => Promise<InboxCounters | null>;
}

/**
 * What the page does to messages, with the counters in step (behaviour 7.4): they fall at once, exactly what was taken
 * is given back on a failure, and counters in an answer replace the session's. One after another, so that an answer's
 * counters are right about everything that was sent before.
 */
class InboxWrites {
  readonly #holds = new UnreadHolds();
  #last: Promise<unknown> = Promise.resolve();
  #unanswered = 0;

  constructor() {
    session.subscribe((now, before) => {
      if (now.user?.id !== before.user?.id) this.#holds.clear();
    });
  }

  /** Whether an action on the unread message is under way: its counters have fallen. */
  holds(messageId: string): boolean {
    return this.#holds.has(messageId);
  }

  /** Resolves when what is under way is over, well or not; undefined when nothing is. */
  get underWay(): Promise<unknown> | undefined {
    return this.#unanswered > 0 ? this.#last : undefined;
  }

  /** Goes on to its end whatever becomes of the widget. Rejects with what `send` rejects with, the counters given back. */
  async write({ unread, send }: InboxWrite): Promise<void> {
    const userId = session.getState().user?.id;
    const { inbox } = session.getState();
    if (inbox) session.setInbox(this.#holds.take(inbox, unread));

    this.#unanswered += 1;
    const sent = this.#last.then(send).finally(() => {
      this.#unanswered -= 1;
    });
    this.#last = sent.catch(() => undefined);
    const isSameVisitor = () => session.getState().user?.id === userId;
    try {
      const counters = await sent;
      this.#holds.settle(unread);
      if (counters && isSameVisitor()) session.setInbox(this.#holds.lowerAgain(counters));
    } catch (error) {
      const now = session.getState().inbox;
      if (now && isSameVisitor()) session.setInbox(this.#holds.restore(now, unread));
      throw error;
    }
  }
}

export const inboxWrites = onePerPage("inboxWrites", () => new InboxWrites());
