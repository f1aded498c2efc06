import { type InboxCounters, lowerUnread, restoreUnread, type TakenUnread } from "./counters";

interface Hold {
  /** The number of actions on the message that the server has not answered yet. */
  actions: number;
  taken: TakenUnread;
}

/**
 * The unread messages whose counters were lowered before the server answered. A message with
 * several pending actions (marked as read and deleted) is counted once. Its counters are restored
 * when the last action has failed, and never after one has succeeded.
 */
export class UnreadHolds {
  readonly #holds = new Map<string, Hold>();

  has(messageId: string): boolean {
    return this.#holds.has(messageId);
  }

  /**
   * Call this when an action on unread messages begins. Returns the lowered counters.
   * @param messageIds without duplicates
   */
  take(counters: InboxCounters, messageIds: readonly string[]): InboxCounters {
    let lowest = counters;
    for (const id of messageIds) {
      const hold = this.#holds.get(id);
      if (hold) {
        hold.actions += 1;
        continue;
      }
      const { counters: lowered, taken } = lowerUnread(lowest, [id]);
      this.#holds.set(id, { actions: 1, taken });
      lowest = lowered;
    }
    return lowest;
  }

  /** Call this when an action on these messages has succeeded. */
  confirm(messageIds: readonly string[]): void {
    for (const id of messageIds) this.#holds.delete(id);
  }

  /**
   * Call this when an action on these messages has failed. Returns the given counters, raised
   * again.
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

  /** Lowers new counters from the server, because they do not include the pending actions. */
  lowerAgain(counters: InboxCounters): InboxCounters {
    let lowest = counters;
    for (const [id, hold] of this.#holds) {
      const { counters: lowered, taken } = lowerUnread(lowest, [id]);
      hold.taken = taken;
      lowest = lowered;
    }
    return lowest;
  }

  /** Call this when the counters belong to another visitor. */
  clear(): void {
    this.#holds.clear();
  }
}
