import type { DemoState, Message, MessageType } from "./types";

/** The unread counters of a member's inbox, as `GET /api/inbox/counters` answers them. */
export interface InboxCounters {
  readonly default_unread: number;
  readonly chat_unread: number;
  readonly total_unread: number;
  readonly new_message_since_last_view: boolean;
}

/** Counts a member's unread messages. */
export function inboxCounters(state: DemoState, userId: number): InboxCounters {
  const unread = (type: MessageType) =>
    inboxOf(state, userId).filter((message) => message.type === type && !message.read).length;
  return {
    default_unread: unread("default"),
    chat_unread: unread("chat"),
    total_unread: unread("default") + unread("chat"),
    new_message_since_last_view: state.newMessageUserIds.includes(userId),
  };
}

/** A member's messages, newest first; of one type when it is named. */
export function inboxOf(state: DemoState, userId: number, type = ""): Message[] {
  return state.messages.filter(
    (message) => message.userId === userId && (type === "" || message.type === type),
  );
}

/** Puts new unread messages at the top of a member's inbox. */
export function deliver(state: DemoState, userId: number, type: MessageType, count: number): void {
  for (let delivered = 0; delivered < count; delivered += 1) {
    state.lastId += 1;
    state.messages.unshift({
      id: `${type}$$$${state.lastId}`,
      type,
      userId,
      from: type === "chat" ? "Ana Clara Siqueira" : "lojinha",
      subject: type === "chat" ? "ainda está disponível?" : "você tem uma novidade",
      excerpt: "mensagem que acabou de chegar",
      sentAt: new Date().toISOString(),
      read: false,
    });
  }
  if (count > 0 && !state.newMessageUserIds.includes(userId)) {
    state.newMessageUserIds.push(userId);
  }
}
