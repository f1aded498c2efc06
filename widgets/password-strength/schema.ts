import { strengthWords } from "@yy/domain/forms/passwordStrength";
import { widgetSchema } from "@yy/element/config/schema";
import { fiveWords } from "./fiveWords";

export const schema = widgetSchema({
  tag: "yy-password-strength",
  summary: "Says how good a password is while it is typed.",
  mount: "visible",
  interaction: {},
  attributes: {
    label: {
      kind: "string",
      text: true,
      default: "força da senha",
      description: "Name of the meter, for screen readers.",
    },
    words: {
      kind: "json",
      text: true,
      type: "[string, string, string, string, string]",
      shape: fiveWords,
      default: strengthWords,
      description: "Words for the levels 0 to 4.",
    },
  },
  parts: {
    meter: "The five steps.",
    step: "A step; `filled` up to the password's level.",
    word: "The level in a word.",
  },
  children: {
    "(default)": {
      description: 'The server\'s `<input type="password">`, and its label.',
      is: 'input:not([type]), input[type=""], input[type=password], input[type=text]',
      control: "password",
      required: true,
      single: true,
      labelled: true,
    },
  },
  tokens: {
    "--yy-color-accent": "Steps of a weak password.",
    "--yy-color-success": "Steps of a strong one.",
    "--yy-color-line-strong": "Edge of the steps.",
    "--yy-color-muted": "The word.",
  },
});
