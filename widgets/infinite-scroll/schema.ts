import { eventDetail, widgetSchema } from "@yy/element/config/schema";
import * as remote from "@yy/ui/remote/remoteSchema";
import * as signedOut from "@yy/ui/remote/signedOutSchema";

export const schema = widgetSchema({
  tag: "yy-infinite-scroll",
  summary: "Adds the next page of a list when its end comes near.",
  mount: "visible",
  attributes: {
    nextUrl: {
      kind: "url",
      required: true,
      description:
        "Where the next page is; with each page that is added the widget writes the one after it.",
    },
    buffer: {
      kind: "number",
      default: 300,
      min: 0,
      description: "How far below the window the list's end counts as near; px.",
    },
    extraScroll: {
      kind: "number",
      default: 150,
      min: 0,
      description: "How far the window scrolls on when items come at its very end; px.",
    },
    debounce: {
      kind: "number",
      default: 100,
      min: 0,
      description: "How long the end must stay near, once scrolled to, before it counts; ms.",
    },
    finished: {
      kind: "boolean",
      description: "There is no next page; the widget writes it after the last one.",
    },
    labelMore: {
      kind: "string",
      text: true,
      default: "carregar mais",
      description:
        "Text of the button that asks for the next page where the list waits for the visitor, and the page has no link for that.",
    },
    addedText: {
      kind: "string",
      text: true,
      default: "{count} itens carregados",
      description: "Spoken, and not shown, after items were added.",
    },
    addedOneText: {
      kind: "string",
      text: true,
      default: "1 item carregado",
      description: "Spoken after one was.",
    },
    ...remote.attributes,
    ...signedOut.attributes,
  },
  events: {
    "yy:items-added": {
      description: "A page's elements are in the list.",
      detail: eventDetail<{ count: number }>({ count: "number" }),
    },
    "yy:infinite-scroll-finished": {
      description: "There is no next page. Once for a list.",
      detail: eventDetail<Record<never, never>>({}),
    },
  },
  parts: { more: "The button that asks for the next page.", ...remote.parts, ...signedOut.parts },
  children: {
    "(default)": "The first page of the list.",
    more: "The last child, or in it: a link to the next page. Pages are added before it, it asks for the next one at once, and goes away after the last.",
  },
  states: {
    ...remote.states,
    waiting: "The end is near, and the list waits for the visitor.",
    finished: "The last page is in the list.",
  },
  tokens: {
    "--yy-infinite-scroll-space":
      "Height kept free below the list for the spinner, the message and the button.",
    ...remote.tokens,
  },
});
