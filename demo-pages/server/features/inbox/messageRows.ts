import type { Message, MessageType } from "../../fixtures/types";
import { escapeHtml } from "../../rendering/escapeHtml";

/** The rows of a message list, as the server's templates and its script answers write them. */
export function messageRows(messages: readonly Message[]): string {
  return messages.map(messageRow).join("\n");
}

/** What stands before a message of the type, and how it is named. */
const symbols: Readonly<Record<MessageType, readonly [icon: string, name: string]>> = {
  default: ["mail", "aviso"],
  chat: ["chat", "conversa"],
  offer: ["tag", "oferta"],
};

function messageRow({ id, type, from, subject, excerpt, sentAt, read }: Message): string {
  const text = escapeHtml;
  const [icon, name] = symbols[type];
  return `<li class="message" data-message-id="${text(id)}" data-read="${read}">
<label class="message-check"><input type="checkbox" name="ids[]" value="${text(id)}" aria-label="selecionar ${text(subject)}"></label>
<svg class="icon" aria-hidden="true"><use href="/assets/icons.svg#icon-${icon}"/></svg>
<a class="message-link" href="/perfil/mensagens/${encodeURIComponent(id)}">
<span class="message-new">nova</span>
<strong class="message-subject">${text(subject)}</strong>
<span class="message-excerpt"><span class="visually-hidden">${name} de </span>${text(from)} · ${text(excerpt)}</span>
</a>
<time class="message-time" datetime="${sentAt}">${sentAt.slice(8, 10)}/${sentAt.slice(5, 7)}</time>
</li>`;
}
