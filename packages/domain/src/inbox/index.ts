/** Unread counters, message ids and the interval of the poll (behaviour 12.5). */
export {
  type InboxCounters,
  isUnreadKey,
  lowerUnread,
  restoreUnread,
  type TakenUnread,
  totalUnread,
  type UnreadKey,
  unreadCount,
  unreadKey,
} from "./counters";
export { badgeText } from "./countTexts";
export { fibonacciInterval } from "./fibonacciInterval";
export { canBeDeleted, formatMessageId, type MessageId, parseMessageId } from "./messageId";
export { scrollDuration } from "./scrollDuration";
export { UnreadHolds } from "./unreadHolds";
