import { type InboxCounters, lowerUnread, restoreUnread, type TakenUnread } from "./counters";

interface Hold {
  /** Actions on the message that the server has not answered yet. */
  actions: number;
  taken: TakenUnread;
}

/**
 * Unread messages whose counters fell before the server agreed. A message that is being read and deleted counts once: it
 * is given back when the last of its actions has failed, and never after one of them has succeeded.
 */
export class UnreadHolds {
  readonly #holds = new Map<string, Hold>();

  has(messageId: string): boolean {
    return this.#holds.has(messageId);
  }

  /** The counters after an action on these unread messages has begun; each id once. */
  take(counters: InboxCounters, messageIds: readonly string[]): InboxCounters {
    let left = counters;
    for (const id of messageIds) {
      const known = this.#holds.get(id);
      if (known) {
        known.actions += 1;
        continue;
      }
      const { counters: lowered, taken } = lowerUnread(left, [id]);
      this.#holds.set(id, { actions: 1, taken });
      left = lowered;
    }
    return left;
  }

  /** An action on these has succeeded. */
  settle(messageIds: readonly string[]): void {
    for (const id of messageIds) this.#holds.delete(id);
  }

  /** The counters, perhaps newer ones, after an action on these has failed. */
  restore(counters: InboxCounters, messageIds: readonly string[]): InboxCounters {
    let restored = counters;
    for (const id of messageIds) {
      const hold = this.#holds.get(id);
      if (!hold) continue;
      hold.actions -= 1;
      if (hold.actions > 0) continue;
      this.#holds.delete(id);
      restored = restoreUnread(restored, hold.taken);
    }
    return restored;
  }

  /** Counters that the server gave before it heard of what is still held, lowered by that. */
  lowerAgain(counters: InboxCounters): InboxCounters {
    let left = counters;
    for (const [id, hold] of this.#holds) {
      const { counters: lowered, taken } = lowerUnread(left, [id]);
      hold.taken = taken;
      left = lowered;
    }
    return left;
  }

  /** Nothing is held any more: the counters are another visitor's. */
  clear(): void {
    this.#holds.clear();
  }
}
