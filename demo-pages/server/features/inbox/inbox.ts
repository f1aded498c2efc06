import type { DemoState, Message, MessageType } from "../../fixtures/types";

export const inboxPath = "/perfil/mensagens";

/** Sender and subject of a new message, by type. */
const newMessages: Readonly<Record<MessageType, Pick<Message, "from" | "subject">>> = {
  default: { from: "lojinha", subject: "você tem uma novidade" },
  chat: { from: "Ana Clara Siqueira", subject: "ainda está disponível?" },
  offer: { from: "Rafael Costa", subject: "oferta na sapatilha bordada" },
};

/** Whether it is a type of messages. */
export function isMessageType(type: string): type is MessageType {
  return Object.hasOwn(newMessages, type);
}

/**
 * The unread counters of a member's inbox, as `GET /api/inbox/counters` answers them; that of
 * offers only when it is not 0.
 */
export function inboxCounters(state: DemoState, userId: number) {
  const unread = inboxOf(state, userId).filter(({ read }) => !read);
  const countOf = (type: MessageType) => unread.filter((message) => message.type === type).length;
  return {
    default_unread: countOf("default"),
    chat_unread: countOf("chat"),
    ...(countOf("offer") > 0 ? { offer_unread: countOf("offer") } : {}),
    total_unread: unread.length,
    new_message_since_last_view: state.newMessageUserIds.includes(userId),
  };
}

/** Types of messages with their labels, in order. */
const types: readonly (readonly [type: string, label: string])[] = [
  ["", "tudo"],
  ["default", "avisos"],
  ["chat", "conversas"],
  ["offer", "ofertas"],
];

/**
 * The types of an inbox for its tabs and its list of types, with unread counters unless `userId` is
 * null.
 */
export function inboxTypesView(
  state: DemoState,
  userId: number | null,
  chosen = "",
): readonly object[] {
  const counters: Readonly<Record<string, number | boolean>> =
    userId === null ? {} : { ...inboxCounters(state, userId) };
  return types.map(([type, label]) => {
    const counter = `${type === "" ? "total" : type}_unread`;
    return {
      type,
      label,
      counter,
      unread: counters[counter] || "",
      href: type === "" ? inboxPath : `${inboxPath}?type=${type}`,
      isChosen: type === chosen,
    };
  });
}

/** A member's messages, newest first; an empty `type` stands for all types. */
export function inboxOf(state: DemoState, userId: number, type = ""): Message[] {
  return state.messages.filter(
    (message) => message.userId === userId && (type === "" || message.type === type),
  );
}

/** Marks a member's messages as read; ids of others are ignored. */
export function markAsRead(state: DemoState, userId: number, ids: readonly string[]): void {
  for (const message of inboxOf(state, userId)) if (ids.includes(message.id)) message.read = true;
}

/**
 * Deletes a member's messages; ids of others are ignored.
 * @returns false when a chat is among them; nothing is deleted then
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

/** Icon and name of each type. */
const symbols: Readonly<Record<MessageType, readonly [icon: string, kind: string]>> = {
  default: ["mail", "aviso"],
  chat: ["chat", "conversa"],
  offer: ["tag", "oferta"],
};

/** A message as its row and its own page show it. */
export function messageView(message: Message) {
  const { id, type, sentAt } = message;
  const [icon, kind] = symbols[type];
  return {
    ...message,
    icon,
    kind,
    href: `${inboxPath}/${encodeURIComponent(id)}`,
    isChat: type === "chat",
    day: `${sentAt.slice(8, 10)}/${sentAt.slice(5, 7)}`,
    sentAtText: new Date(sentAt).toLocaleDateString("pt-BR", { day: "numeric", month: "long" }),
  };
}
