import { eventDetail, widgetSchema } from "@yy/element/config/schema";
#if optimistic
import type { ChoiceOrigin } from "@yy/session/choices/ChoiceControl";
#end
import * as signedOut from "@yy/ui/remote/signedOutSchema";

export const schema = widgetSchema({
  tag: "yy-__name__",
  summary: "__summary__",
  mount: "visible",
#if optimistic
  interaction: { on: "button", part: "button", toggles: "data-chosen" },
  writes: true,
  identity: "itemId",
  attributes: {
    itemId: { kind: "string", required: true, description: "Id of what is chosen." },
    chosen: { kind: "boolean", description: "Whether it is chosen already." },
    label: { kind: "string", text: true, default: "guardar", description: "Text while not chosen." },
    labelChosen: {
      kind: "string",
      text: true,
      default: "guardado",
      description: "Text while chosen.",
    },
    failedText: {
      kind: "string",
      text: true,
      default: "não deu para guardar. tente de novo.",
      description: "Shown and spoken when the server did not take it.",
    },
#else
  interaction: { on: "button", part: "button" },
  writes: true,
  attributes: {
    label: { kind: "string", text: true, default: "enviar", description: "Text of the button." },
    labelSent: {
      kind: "string",
      text: true,
      default: "enviado",
      description: "Text of the button once the server has taken it.",
    },
    failedText: {
      kind: "string",
      text: true,
      default: "não deu para enviar. tente de novo.",
      description: "Shown and spoken when the server did not take it.",
    },
#end
    ...signedOut.attributes,
  },
  events: {
#if optimistic
    "yy:__name__-changed": {
      description: "The button shows another choice.",
      detail: eventDetail<{ itemId: string; chosen: boolean; origin: ChoiceOrigin }>({
        itemId: "string",
        chosen: "boolean",
        origin: '"user" | "sync" | "initial" | "return" | "revert"',
      }),
    },
#else
    "yy:__name__-sent": {
      description: "The server has taken it.",
      detail: eventDetail<Record<never, never>>({}),
    },
#end
  },
  parts: { button: "The button.", message: "Why it was not sent.", ...signedOut.parts },
  children: { "(default)": "What shows before the script runs and without it: a form." },
  states: {
    pending: "The request is on its way.",
#if optimistic
    chosen: "It is chosen.",
#else
    sent: "The server has taken it.",
#end
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
