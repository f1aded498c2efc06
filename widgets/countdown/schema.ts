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
  identity: "endsAt",
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
    alertText: {
      kind: "string",
      text: true,
      description: "Message shown at the end, as an alert of `yy-flash`.",
    },
    notify: {
      kind: "string",
      text: true,
      description: "The same; where both are written, this one counts.",
      deprecated: { since: "1.0.0", use: "data-alert-text" },
    },
    daysText: {
      kind: "string",
      text: true,
      default: "{count} dias",
      description: "The time left while it is days.",
    },
    daysOneText: {
      kind: "string",
      text: true,
      default: "1 dia",
      description: "The same for one day.",
    },
    hoursText: {
      kind: "string",
      text: true,
      default: "{count} horas",
      description: "The time left while it is hours.",
    },
    hoursOneText: {
      kind: "string",
      text: true,
      default: "1 hora",
      description: "The same for one hour.",
    },
    dayLeftText: {
      kind: "string",
      text: true,
      default: "falta 1 dia",
      description: "Spoken, and not shown, when one day is left.",
    },
    hourLeftText: {
      kind: "string",
      text: true,
      default: "falta 1 hora",
      description: "Spoken when one hour is left.",
    },
    minutesLeftText: {
      kind: "string",
      text: true,
      default: "faltam 10 minutos",
      description: "Spoken when ten minutes are left.",
    },
    minuteLeftText: {
      kind: "string",
      text: true,
      default: "falta 1 minuto",
      description: "Spoken when one minute is left.",
    },
    endedText: {
      kind: "string",
      text: true,
      default: "tempo encerrado",
      description: "Spoken at the end.",
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
