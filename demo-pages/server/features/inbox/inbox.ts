import type { DemoState, Message, MessageType } from "../../fixtures/types";

/** The unread counters of a member's inbox, as `GET /api/inbox/counters` answers them. */
export interface InboxCounters {
  readonly default_unread: number;
  readonly chat_unread: number;
  /** Of another type, while a member has unread messages of it. */
  readonly offer_unread?: number;
  readonly total_unread: number;
  readonly new_message_since_last_view: boolean;
}

const messageTypes: readonly MessageType[] = ["default", "chat", "offer"];

/** Whether messages of this type exist. */
export function isMessageType(type: string): type is MessageType {
  return messageTypes.some((each) => each === type);
}

/** Counts a member's unread messages. */
export function inboxCounters(state: DemoState, userId: number): InboxCounters {
  const unread = (type: MessageType) =>
    inboxOf(state, userId).filter((message) => message.type === type && !message.read).length;
  return {
    default_unread: unread("default"),
    chat_unread: unread("chat"),
    ...(unread("offer") > 0 ? { offer_unread: unread("offer") } : {}),
    total_unread: messageTypes.reduce((total, type) => total + unread(type), 0),
    new_message_since_last_view: state.newMessageUserIds.includes(userId),
  };
}

/** A member's messages, newest first; of one type when it is named. */
export function inboxOf(state: DemoState, userId: number, type = ""): Message[] {
  return state.messages.filter(
    (message) => message.userId === userId && (type === "" || message.type === type),
  );
}

const newMessages: Readonly<Record<MessageType, Pick<Message, "from" | "subject">>> = {
  default: { from: "lojinha", subject: "você tem uma novidade" },
  chat: { from: "Ana Clara Siqueira", subject: "ainda está disponível?" },
  offer: { from: "Rafael Costa", subject: "oferta na sapatilha bordada" },
};

/** Marks a member's messages as read; ids of others are ignored. */
export function markAsRead(state: DemoState, userId: number, ids: readonly string[]): void {
  for (const message of state.messages)
    if (message.userId === userId && ids.includes(message.id)) message.read = true;
}

/**
 * Deletes a member's messages; ids of others are ignored.
 * @returns false, and nothing is deleted, when a chat is among them
 */
export function deleteMessages(state: DemoState, userId: number, ids: readonly string[]): boolean {
  if (ids.some((id) => id.startsWith("chat$$$"))) return false;
  state.messages = state.messages.filter(
    (message) => message.userId !== userId || !ids.includes(message.id),
  );
  return true;
}

/** Puts new unread messages at the top of a member's inbox. */
export function deliver(state: DemoState, userId: number, type: MessageType, count: number): void {
  for (let delivered = 0; delivered < count; delivered += 1) {
    state.lastId += 1;
    state.messages.unshift({
      id: `${type}$$$${state.lastId}`,
      type,
      userId,
      ...newMessages[type],
      excerpt: "mensagem que acabou de chegar",
      sentAt: new Date().toISOString(),
      read: false,
    });
  }
  if (count > 0 && !state.newMessageUserIds.includes(userId)) {
    state.newMessageUserIds.push(userId);
  }
}
