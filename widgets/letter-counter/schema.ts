import { widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-letter-counter",
  summary:
    "Counts what is written in a field against its limit, and never stops anybody from writing.",
  mount: "visible",
  interaction: {},
  attributes: {
    limit: {
      kind: "number",
      min: 0,
      integer: true,
      description: "The most characters there should be; without it they are only counted.",
    },
    label: {
      kind: "string",
      text: true,
      description:
        "Own text, with `{count}` for the characters written and `{left}` for those left, below zero when there are too many; without a limit `{left}` stays empty.",
    },
    limitText: {
      kind: "string",
      text: true,
      default: "{count} de {limit} caracteres",
      description: "Spoken a second after the last key, unless there is a label.",
    },
    limitOneText: {
      kind: "string",
      text: true,
      default: "{count} de 1 caractere",
      description: "The same for a limit of one.",
    },
    countText: {
      kind: "string",
      text: true,
      default: "{count} caracteres",
      description: "The same without a limit.",
    },
    countOneText: {
      kind: "string",
      text: true,
      default: "1 caractere",
      description: "The same for one character.",
    },
  },
  parts: { count: "The count below the field." },
  children: {
    "(default)": {
      description: "The server's `<textarea>` or `<input>` of text, and its label.",
      is: 'textarea, input:not([type]), input[type=""], input[type=text], input[type=tel], input[type=email], input[type=search], input[type=url], input[type=password]',
      control: "textarea",
      required: true,
      single: true,
      labelled: true,
    },
  },
  states: {
    near: "More than 90 % of the limit, and not yet all of it.",
    close: {
      description: "The same as `near`.",
      deprecated: { since: "1.0.0", use: ":state(near)" },
    },
    equal: "As many characters as the limit.",
    over: "More characters than the limit.",
  },
  tokens: {
    "--yy-color-muted": "The count.",
    "--yy-color-accent": "The count near the limit, and at it.",
    "--yy-color-danger": "The count over the limit.",
  },
});
