import { UnreadHolds } from "@yy/domain/inbox/unreadHolds";
import type { InboxCounters } from "@yy/http/api/inbox";
import { onePerPage } from "@yy/page/onePerPage";
import { session } from "./session";

/** An action on messages, to be sent to the server. */
export interface InboxWrite {
  /** Ids (`type$$$id`) of those messages of the action that are unread. */
  readonly unread: readonly string[];
  /** Sends the request; resolves to the new counters, or null when the answer has none. */
  readonly send: () => Promise<InboxCounters | null>;
}

/**
 * Sends actions on messages and updates the counters (behaviour 7.4): lowers them at once, restores
 * what it has taken when a request fails, and replaces them by counters in the answer. Requests go
 * one after another, so that the counters in an answer include everything sent before.
 */
class InboxWrites {
  readonly #holds = new UnreadHolds();
  #last: Promise<unknown> = Promise.resolve();
  #unanswered = 0;
  #begun = 0;

  constructor() {
    session.subscribe((now, before) => {
      if (now.user?.id !== before.user?.id) this.#holds.clear();
    });
  }

  /** Whether an action on the message is under way, so that its counters are lowered already. */
  holds(messageId: string): boolean {
    return this.#holds.has(messageId);
  }

  /** How many actions have begun: counters requested before the latest one do not include it. */
  get begun(): number {
    return this.#begun;
  }

  /**
   * Resolves when all requests under way have ended, successful or not; undefined when there are
   * none.
   */
  get underWay(): Promise<unknown> | undefined {
    return this.#unanswered > 0 ? this.#last : undefined;
  }

  /**
   * Sends an action; not aborted when the widget is removed. Rejects with the error of `send`,
   * after restoring the counters.
   */
  async write({ unread, send }: InboxWrite): Promise<void> {
    const userId = session.getState().user?.id;
    const { inbox } = session.getState();
    if (inbox) session.setInbox(this.#holds.take(inbox, unread));

    this.#begun += 1;
    this.#unanswered += 1;
    const sent = this.#last.then(send).finally(() => {
      this.#unanswered -= 1;
    });
    this.#last = sent.catch(() => undefined);
    const isSameVisitor = () => session.getState().user?.id === userId;
    try {
      const counters = await sent;
      this.#holds.confirm(unread);
      if (counters && isSameVisitor()) session.setInbox(this.#holds.lowerAgain(counters));
    } catch (error) {
      const now = session.getState().inbox;
      if (now && isSameVisitor()) session.setInbox(this.#holds.restore(now, unread));
      throw error;
    }
  }
}

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    inboxWrites: InboxWrites;
  }
}

export const inboxWrites = onePerPage("inboxWrites", () => new InboxWrites());
