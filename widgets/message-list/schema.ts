import { eventDetail, widgetSchema } from "@yy/element/config/schema";
import * as remote from "@yy/ui/remote/remoteSchema";
import * as signedOut from "@yy/ui/remote/signedOutSchema";

export const schema = widgetSchema({
  tag: "yy-message-list",
  summary: "Selects, marks as read, deletes, filters and reloads the messages of an inbox.",
  mount: "eager",
  writes: true,
  attributes: {
    type: {
      kind: "string",
      default: "",
      description:
        "Message type that the rows are of, empty for all; another one loads its rows. The widget writes it when a filter has brought others.",
    },
    src: {
      kind: "url",
      default: "/perfil/mensagens",
      description: "Asked for rows, with `type`; it answers JavaScript or HTML.",
    },
    readPath: {
      kind: "url",
      default: "/api/inbox/messages/set_as_read",
      description: "Where the ids of messages to mark as read are sent with PATCH.",
    },
    deletePath: {
      kind: "url",
      default: "/api/inbox/messages",
      description: "Where the ids of messages to delete are sent with DELETE.",
    },
    selectedText: {
      kind: "string",
      text: true,
      default: "{count} selecionadas",
      description: "Spoken when messages are selected.",
    },
    selectedOneText: {
      kind: "string",
      text: true,
      default: "1 selecionada",
      description: "Spoken when one is.",
    },
    selectedNoneText: {
      kind: "string",
      text: true,
      default: "nenhuma selecionada",
      description: "Spoken when none is any more.",
    },
    readText: {
      kind: "string",
      text: true,
      default: "{count} mensagens marcadas como lidas",
      description: "Spoken once they are.",
    },
    readOneText: {
      kind: "string",
      text: true,
      default: "mensagem marcada como lida",
      description: "Spoken once one is.",
    },
    deletedText: {
      kind: "string",
      text: true,
      default: "{count} mensagens apagadas",
      description: "Spoken once they are.",
    },
    deletedOneText: {
      kind: "string",
      text: true,
      default: "mensagem apagada",
      description: "Spoken once one is.",
    },
    loadedText: {
      kind: "string",
      text: true,
      default: "{count} mensagens",
      description: "Spoken when rows have been loaded, or none.",
    },
    loadedOneText: {
      kind: "string",
      text: true,
      default: "1 mensagem",
      description: "Spoken when one row has been.",
    },
    readFailedText: {
      kind: "string",
      text: true,
      default: "não deu para marcar como lidas.",
      description: "Shown and spoken when messages could not be marked as read.",
    },
    deleteFailedText: {
      kind: "string",
      text: true,
      default: "não deu para apagar.",
      description: "Shown and spoken when messages could not be deleted.",
    },
    ...signedOut.attributes,
    labelLoading: remote.attributes.labelLoading,
    failedText: { ...remote.attributes.failedText, default: "não deu para carregar as mensagens." },
    labelRetry: remote.attributes.labelRetry,
  },
  events: {
    "yy:messages-read": {
      description: "The server has marked these messages as read.",
      detail: eventDetail<{ ids: readonly string[] }>({ ids: "string[]" }),
    },
    "yy:messages-deleted": {
      description: "The server has deleted these messages; their rows are gone.",
      detail: eventDetail<{ ids: readonly string[] }>({ ids: "string[]" }),
    },
    "yy:message-list-loaded": {
      description: "The rows of a type, or the same anew, are in the list.",
      detail: eventDetail<{ type: string; count: number }>({ type: "string", count: "number" }),
    },
  },
  parts: { ...remote.parts, ...signedOut.parts },
  children: {
    messages: {
      description:
        'Holds the rows, `[data-message-id="type$$$id"][data-read]`, each with a checkbox if it can be selected.',
      required: true,
      single: true,
    },
    "select-all": "A checkbox, or what holds it.",
    toolbar: "Shown while a message is selected.",
    read: "Marks the selected ones as read; shown while an unread one is selected.",
    delete: "Deletes the selected ones; shown while one that is no chat message is selected.",
    empty: "Shown while there are no rows.",
    filter: "Links or buttons with `data-type`, or a `<select>` of types; empty for all.",
  },
  nestedOwners: { delete: "yy-message-header" },
  states: {
    loading: "Rows are on their way.",
    empty: "There are no rows.",
    selecting: "A message is selected.",
    error: remote.states.error,
  },
  tokens: {
    "--yy-message-list-space": "Height kept free for the rows; 6rem.",
    ...remote.tokens,
  },
});
