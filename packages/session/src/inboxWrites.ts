import { UnreadHolds } from "@yy/domain/inbox/unreadHolds";
import type { InboxCounters } from "@yy/http/api/inbox";
import { onLeft } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";
import { rememberSender } from "./otherVisitor";
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
 * one after another, so that the counters in an answer include everything sent before; those that
 * wait when the page is left go at once. One whose turn comes when another visitor is there is not
 * sent.
 */
class InboxWrites {
  readonly #holds = new UnreadHolds();
  #underWay: Promise<unknown> | undefined;
  /** Whether several requests are under way: then their counters miss one another's. */
  #areTogether = false;
  #begun = 0;

  constructor() {
    session.subscribe((now, before) => {
      if (now.user?.id === before.user?.id) return;
      this.#holds.clear();
      this.#underWay = undefined;
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
   * Resolves when all requests of this visitor have ended, successful or not; undefined when none
   * is under way.
   */
  get underWay(): Promise<unknown> | undefined {
    return this.#underWay;
  }

  /**
   * Sends an action; not aborted when the widget is removed. Rejects with the error of `send`,
   * after restoring the counters, and with an abort if it was not sent.
   */
  async write({ unread, send }: InboxWrite): Promise<void> {
    const userId = session.getState().user?.id;
    const { inbox } = session.getState();
    if (inbox) session.setInbox(this.#holds.take(inbox, unread));

    this.#begun += 1;
    const isSenderThere = rememberSender();
    const before = this.#underWay;
    const sent = turnAfter(before).then(async (isEarly) => {
      if (!(await isSenderThere("none")))
        throw new DOMException("another visitor is there", "AbortError");
      this.#areTogether = isEarly;
      return send();
    });
    const ended = Promise.allSettled([before, sent]).then(() => {
      if (this.#underWay === ended) this.#underWay = undefined;
    });
    this.#underWay = ended;
    const isSameVisitor = () => session.getState().user?.id === userId;
    try {
      const counters = await sent;
      if (!isSameVisitor()) return;
      this.#holds.confirm(unread);
      if (counters && !this.#areTogether) session.setInbox(this.#holds.lowerAgain(counters));
    } catch (error) {
      const now = session.getState().inbox;
      if (now && isSameVisitor()) session.setInbox(this.#holds.restore(now, unread));
      throw error;
    }
  }
}

/** Resolves once those before have ended; to true where the page is left before that. */
async function turnAfter(before: Promise<unknown> | undefined): Promise<boolean> {
  if (!before) return false;
  const end = new AbortController();
  const left = new Promise<boolean>((resolve) => {
    onLeft(() => resolve(true), end);
  });
  const isEarly = await Promise.race([before.then(() => false), left]);
  end.abort();
  return isEarly;
}

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    inboxWrites: InboxWrites;
  }
}

export const inboxWrites = onePerPage("inboxWrites", () => new InboxWrites());
