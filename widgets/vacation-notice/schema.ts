import { widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-vacation-notice",
  summary: "Tells sellers on their own pages that their store is on vacation.",
  mount: "eager",
  attributes: {
    userId: {
      kind: "string",
      description:
        "The store's owner; without it whoever is signed in. Only the signed-in user's vacation is known.",
    },
    text: {
      kind: "string",
      text: true,
      default: "esta loja está de férias",
      description: "What the notice says.",
    },
  },
  parts: { notice: "The notice." },
  children: {
    "(default)":
      "What shows while it is not known, and without the script; drawn as the notice is.",
  },
  states: {
    known: "It is known whether the store is on vacation.",
    "on-vacation": "The store is on vacation, and the notice shows.",
  },
  tokens: {
    "--yy-color-soft": "Ground.",
    "--yy-color-ink": "Text.",
    "--yy-radius-s": "Rounding.",
  },
});
