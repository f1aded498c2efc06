import { ownField } from "../json";
import { parseMessageId } from "./messageId";

/** The name of a counter: one per message type, and `total_unread`. */
export type UnreadKey = `${string}_unread`;

/** The answer of `GET /api/inbox/counters` (behaviour 12.5). */
export interface InboxCounters {
  readonly default_unread: number;
  readonly chat_unread: number;
  readonly total_unread?: number;
  readonly new_message_since_last_view?: boolean;
  /**
   * The type has `undefined` because of the optional fields above: without
   * `exactOptionalPropertyTypes` their types include it.
   */
  readonly [type: UnreadKey]: number | undefined;
}

/**
 * The number that was subtracted from each counter. `restoreUnread` adds it back when the request
 * fails.
 */
export type TakenUnread = ReadonlyMap<UnreadKey, number>;

/** The counter of a message type: `unreadKey("chat")` is "chat_unread". */
export function unreadKey(type: string): UnreadKey {
  return `${type}_unread`;
}

/** The server's total, or the sum of the default and the chat counter. */
export function totalUnread(
  counters: Pick<InboxCounters, "default_unread" | "chat_unread" | "total_unread">,
): number {
  return counters.total_unread ?? counters.default_unread + counters.chat_unread;
}

/** Whether this is the name of a counter. */
export function isUnreadKey(name: string): name is UnreadKey {
  return name.endsWith("_unread");
}

/**
 * The counter with this name; 0 for an unknown name. The total is computed when the answer has
 * none.
 */
export function unreadCount(counters: InboxCounters, key: string): number {
  if (key === "total_unread") return totalUnread(counters);
  const count = isUnreadKey(key) ? ownField(counters, key) : 0;
  return typeof count === "number" ? count : 0;
}

/**
 * The counters after these unread messages (`type$$$id`) were read or deleted. Each message lowers
 * the counter of its type and the total by one, but never below zero. A message of a type without a
 * counter lowers only the total.
 */
export function lowerUnread(
  counters: InboxCounters,
  unreadMessageIds: readonly string[],
): { counters: InboxCounters; taken: TakenUnread } {
  const left = new Map<UnreadKey, number>([["total_unread", totalUnread(counters)]]);
  const taken = new Map<UnreadKey, number>();
  for (const messageId of unreadMessageIds) {
    for (const key of countersOf(messageId)) {
      const count = left.get(key) ?? counters[key] ?? 0;
      if (count <= 0) continue;
      left.set(key, count - 1);
      taken.set(key, (taken.get(key) ?? 0) + 1);
    }
  }
  return { counters: { ...counters, ...Object.fromEntries(left) }, taken };
}

/**
 * The counters with the subtracted numbers added again. The counters may be newer than those that
 * were lowered.
 */
export function restoreUnread(counters: InboxCounters, taken: TakenUnread): InboxCounters {
  const restored: Record<UnreadKey, number> = { total_unread: totalUnread(counters) };
  for (const [key, count] of taken) {
    restored[key] = (restored[key] ?? counters[key] ?? 0) + count;
  }
  return { ...counters, ...restored };
}

function countersOf(messageId: string): UnreadKey[] {
  const message = parseMessageId(messageId);
  return message ? [unreadKey(message.type), "total_unread"] : [];
}
