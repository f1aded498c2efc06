import { parseInstant } from "@yy/domain/time/parseInstant";
import { eventDetail, widgetSchema } from "@yy/element/config/schema";

const instant = {
  noun: "an ISO 8601 instant with an offset, or epoch ms",
  matches: (text: string) => parseInstant(text) !== undefined,
};

export const schema = widgetSchema({
  tag: "yy-countdown",
  summary: "Shows how long something still lasts, and at its end tells the visitor or moves on.",
  mount: "eager",
  attributes: {
    endsAt: {
      kind: "string",
      required: true,
      format: instant,
      description: "The end: ISO 8601 with an offset or `Z`, or epoch ms.",
    },
    serverNow: {
      kind: "string",
      format: instant,
      description:
        "The server's time when it wrote the page, in the same form; corrects a wrong clock.",
    },
    redirectUrl: {
      kind: "url",
      description: "Where to go at the end; this origin, or one the page allows.",
    },
    notify: {
      kind: "string",
      text: true,
      description: "Message shown at the end, as an alert of `yy-flash`.",
    },
  },
  events: {
    "yy:countdown-finished": {
      description: "The end has come; once for each element and end.",
      detail: eventDetail<{ endsAt: string }>({ endsAt: "string" }),
    },
    "yy:before-countdown-redirect": {
      description: "Before the page is left for `data-redirect-url`; cancelling it stays.",
      cancelable: true,
      detail: eventDetail<{ endsAt: string; url: string }>({ endsAt: "string", url: "string" }),
    },
  },
  parts: { time: "The time left." },
  children: {
    "(default)": {
      description: "The end in words, before the script runs and without it.",
      wordsOnly: true,
    },
  },
});
