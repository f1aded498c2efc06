const separator = "$$$";

export interface MessageId {
  /** The message type, which names its unread counter and its tab. */
  type: string;
  id: string;
}

/** Splits `type$$$id` at the first separator; undefined when a half is missing. */
export function parseMessageId(text: string): MessageId | undefined {
  const at = text.indexOf(separator);
  if (at < 1) return undefined;
  const id = text.slice(at + separator.length);
  return id === "" ? undefined : { type: text.slice(0, at), id };
}

/** `type$$$id`, as the server writes it. */
export function formatMessageId({ type, id }: MessageId): string {
  return `${type}${separator}${id}`;
}

/** Chat messages can be read, never deleted (behaviour 12.5). */
export function canBeDeleted(messageId: string): boolean {
  const message = parseMessageId(messageId);
  return message !== undefined && message.type !== "chat";
}
