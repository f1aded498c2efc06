import { parseMessageId } from "@yy/domain/inbox/messageId";
import { eventDetail, widgetSchema } from "@yy/element/config/schema";
import * as signedOut from "@yy/ui/remote/signedOutSchema";

export const schema = widgetSchema({
  tag: "yy-message-header",
  summary: "Deletes the message of its page, and goes on to another.",
  mount: "visible",
  interaction: {},
  writes: true,
  identity: "messageId",
  attributes: {
    messageId: {
      kind: "string",
      required: true,
      format: {
        noun: 'an id with its type, "type$$$id"',
        matches: (text) => parseMessageId(text) !== undefined,
      },
      description: "The message, `type$$$id`. Chats are never deleted.",
    },
    redirectUrl: {
      kind: "url",
      required: true,
      description:
        "Where to go once it is deleted: the page's own origin, or one it names as allowed.",
    },
    deletePath: {
      kind: "url",
      default: "/api/inbox/messages",
      description: "Where its id is sent with DELETE.",
    },
    read: {
      kind: "boolean",
      default: true,
      description:
        "`false` for a message that is still among the unread ones: deleting it lowers its counters.",
    },
    confirm: {
      kind: "string",
      text: true,
      default: "apagar esta mensagem?",
      description: "Asked before, by the browser; empty to ask nothing.",
    },
    deletingText: {
      kind: "string",
      text: true,
      default: "apagando",
      description: "Spoken while it is being deleted.",
    },
    failedText: {
      kind: "string",
      text: true,
      default: "não deu para apagar.",
      description: "Shown and spoken when it could not be deleted.",
    },
    ...signedOut.attributes,
  },
  events: {
    "yy:messages-deleted": {
      description: "The server has deleted the message, just before the page is left.",
      detail: eventDetail<{ ids: readonly string[] }>({ ids: "string[]" }),
    },
  },
  parts: { failure: "The message after a failure.", ...signedOut.parts },
  children: {
    "(default)": "The message's subject, and whatever else its header has.",
    delete:
      "The button or link that deletes; required unless the message is a chat, for which it is hidden.",
  },
  nestedOwners: { delete: "yy-message-list" },
  states: { deleting: "The server has not answered yet." },
  tokens: { "--yy-color-danger": "The message after a failure." },
});
