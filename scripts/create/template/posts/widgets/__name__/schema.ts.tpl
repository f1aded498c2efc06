import { eventDetail, widgetSchema } from "@yy/element/config/schema";
import * as signedOut from "@yy/ui/remote/signedOutSchema";

export const schema = widgetSchema({
  tag: "yy-__name__",
  summary: "__summary__",
  mount: "visible",
  interaction: { on: "button", part: "button" },
  writes: true,
  attributes: {
    label: { kind: "string", text: true, default: "enviar", description: "Text of the button." },
    labelSent: {
      kind: "string",
      text: true,
      default: "enviado",
#if optimistic
      description: "Text of the button from the press on.",
#else
      description: "Text of the button once the server has taken it.",
#end
    },
    failedText: {
      kind: "string",
      text: true,
      default: "não deu para enviar. tente de novo.",
      description: "Shown and spoken when the server did not take it.",
    },
    ...signedOut.attributes,
  },
  events: {
    "yy:__name__-sent": {
      description: "The server has taken it.",
      detail: eventDetail<Record<never, never>>({}),
    },
  },
  parts: { button: "The button.", message: "Why it was not sent.", ...signedOut.parts },
  children: { "(default)": "What shows before the script runs and without it: a form." },
  states: {
    pending: "The request is on its way.",
    sent: "The server has taken it.",
    error: "The server did not take it.",
  },
  tokens: {
    "--yy-color-accent": "Fill of the button.",
    "--yy-color-accent-ink": "Text of the button.",
    "--yy-color-danger": "The message.",
    "--yy-radius-full": "Rounding.",
    "--yy-size-target": "Least height.",
  },
});
