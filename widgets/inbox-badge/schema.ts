import type { InboxCounters } from "@yy/domain/inbox/counters";
import { eventDetail, widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-inbox-badge",
  summary: "Shows how many messages are unread, and asks again from time to time.",
  mount: "eager",
  identity: "countKey",
  attributes: {
    countKey: {
      kind: "string",
      default: "total_unread",
      description: "The counter shown: `total_unread` or another `{type}_unread`.",
    },
    href: {
      kind: "url",
      description: "The inbox; the badge is a link to it, unless its children have one.",
    },
    pollInterval: {
      kind: "number",
      default: 0,
      min: 0,
      description: "Milliseconds between two polls; 0 never polls.",
    },
    timeInterval: {
      kind: "number",
      min: 0,
      description: "Seconds, sent as `time_interval`.",
    },
    titlePrefix: {
      kind: "boolean",
      default: true,
      description: "Whether the page's title tells of new messages while the tab is inactive.",
    },
    faviconNew: {
      kind: "url",
      description: "The page's icon while there are new messages and the tab is inactive.",
    },
    label: {
      kind: "string",
      text: true,
      default: "mensagens não lidas: {count}",
      description: "What is read aloud; `{count}` stands for the number shown.",
    },
  },
  events: {
    "yy:inbox-updated": {
      description: "The session has other counters.",
      detail: eventDetail<{ counters: InboxCounters }>({ counters: "InboxCounters" }),
    },
  },
  parts: {
    badge: "The pill with the number.",
    link: "The link, when `data-href` is given and the children have none.",
  },
  children: {
    "(default)":
      "What the badge stands on: a link to the inbox, which stays, or an icon or a word.",
    count: "The number as the server knows it, `data-part=count`; gives way to the badge.",
  },
  states: { known: "The counters are known." },
  native: {
    count: {
      description:
        "A counter of the person who is signed in, for the app's icon or a tab of its own.",
      data: eventDetail<{ key: string; count: number }>({ key: "string", count: "number" }),
    },
    clear: {
      description: "Nobody is signed in any more, or somebody else: the app forgets every count.",
      data: eventDetail<object>({}),
    },
  },
  tokens: {
    "--yy-color-accent": "Fill.",
    "--yy-color-accent-ink": "Number.",
    "--yy-radius-full": "Rounding.",
    "--yy-size-target": "Least height and width of the drawn link.",
  },
});
