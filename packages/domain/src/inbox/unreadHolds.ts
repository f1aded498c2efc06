import { type InboxCounters, lowerUnread, restoreUnread, type TakenUnread } from "./counters";

interface Hold {
  /** Actions on the message that the server has not answered yet. */
  actions: number;
  taken: TakenUnread;
}

/**
 * Unread messages whose counters were lowered before the server answered. A message with several
 * actions under way (marked as read and deleted) is counted once: its counters are restored when
 * the last action has failed, and never after one has succeeded.
 */
export class UnreadHolds {
  readonly #holds = new Map<string, Hold>();

  has(messageId: string): boolean {
    return this.#holds.has(messageId);
  }

  /**
   * Call when an action on unread messages begins. Returns the lowered counters.
   * @param messageIds without duplicates
   */
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

  /** Call when an action on these messages has succeeded. */
  confirm(messageIds: readonly string[]): void {
    for (const id of messageIds) this.#holds.delete(id);
  }

  /**
   * Call when an action on these messages has failed. Returns the counters, which may be newer,
   * raised again.
   */
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

  /** Lowers new counters from the server, which does not count the actions still under way. */
  lowerAgain(counters: InboxCounters): InboxCounters {
    let left = counters;
    for (const [id, hold] of this.#holds) {
      const { counters: lowered, taken } = lowerUnread(left, [id]);
      hold.taken = taken;
      left = lowered;
    }
    return left;
  }

  /** Call when the counters are another visitor's. */
  clear(): void {
    this.#holds.clear();
  }
}
