import { eventDetail, widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-count-badge",
  summary: "Shows a small count beside something, and nothing at zero.",
  mount: "visible",
  attributes: {
    count: {
      kind: "number",
      description: "The count; with a source, the one shown until it is known.",
    },
    max: {
      kind: "number",
      default: 99,
      min: 0,
      description: "The largest count shown as it is; above it stands `99+`.",
    },
    source: {
      kind: "string",
      description:
        "A counter of the session: `total_unread`, another `{type}_unread`, or a number of the user such as `sold_notifications_count`.",
    },
    label: {
      kind: "string",
      text: true,
      default: "{count}",
      description: "What is read aloud; `{count}` stands for the number shown.",
    },
  },
  parts: { badge: "The pill with the number." },
  children: {
    "(default)": {
      description: "The number as the server knows it: what shows until the count is known.",
      wordsOnly: true,
    },
  },
  states: {
    known: "The count is known, so that the badge is drawn or hidden.",
    empty: "The count is 0 or less: the badge takes no room.",
  },
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
  },
});
