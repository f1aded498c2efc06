import { eventDetail, widgetSchema } from "@yy/element/config/schema";
import type { Kind } from "./messages";

export const schema = widgetSchema({
  tag: "yy-flash",
  summary: "Shows what just happened as short messages over the page, and takes them away again.",
  mount: "eager",
  attributes: {
    duration: {
      kind: "number",
      default: 3500,
      min: 0,
      description: "How long a message stays, in ms; 0 keeps it until it is closed.",
    },
    labelClose: {
      kind: "string",
      text: true,
      default: "fechar",
      description: "Name of the button that closes a message.",
    },
  },
  parts: {
    region: "The place over the page where messages are stacked.",
    message: "A message; it also has its kind as a part: `notice`, `success`, `alert` or `error`.",
    text: "The words of a message.",
    close: "The button that closes a message.",
  },
  children: {
    '[data-flash="notice|success|alert|error"]':
      "A message, its text only; one added later is shown too, and an unknown kind is a notice.",
  },
  native: {
    show: {
      description: "A message; the app shows it in place of the page, and takes it away itself.",
      data: eventDetail<{ kind: Kind; text: string }>({
        kind: '"notice" | "success" | "alert" | "error"',
        text: "string",
      }),
      answers: { shown: { description: "It is shown." } },
    },
    hide: {
      description: "Too late for this one: the page shows it, or has gone.",
      data: eventDetail<object>({}),
    },
  },
  tokens: {
    "--yy-color-raised": "Background of a message.",
    "--yy-color-ink": "Text and edge of a notice.",
    "--yy-color-success": "Mark of a success.",
    "--yy-color-accent": "Mark of an alert.",
    "--yy-color-danger": "Mark of an error.",
    "--yy-shadow-overlay": "Shadow of a message.",
    "--yy-radius-m": "Rounding of a message.",
    "--yy-z-flash": "Layer, in browsers without the popover API.",
  },
});
