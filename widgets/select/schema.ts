import { widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-select",
  summary: "Draws a select box in the page's look on desktop devices, with search on demand.",
  mount: "eager",
  interaction: {},
  attributes: {
    searchable: {
      kind: "boolean",
      description: "Whether typing filters the options, accents ignored.",
    },
    redirect: {
      kind: "boolean",
      description: "Whether a choice goes to the address in the option's value.",
    },
    labelRemove: {
      kind: "string",
      text: true,
      default: "remover {label}",
      description: "Name of the button that takes one of several choices back.",
    },
    emptyText: {
      kind: "string",
      text: true,
      default: "nada encontrado",
      description: "Shown and spoken when no option matches what was typed, or there is none.",
    },
  },
  parts: {
    control: "The drawn select box.",
    list: "The list of options.",
    message: "What the browser says of a choice it does not take.",
  },
  children: {
    "(default)": {
      description: "A `<select>`, which keeps the value, and what belongs to it.",
      is: "select",
      control: "select",
      required: true,
      single: true,
      labelled: true,
    },
  },
  states: { enhanced: "The drawn select box stands in for the native one." },
  tokens: {
    "--yy-color-raised": "Fill.",
    "--yy-color-soft": "The active option, and choices of several.",
    "--yy-color-line-strong": "Edge.",
    "--yy-color-danger": "Edge and message while the choice is not taken.",
    "--yy-radius-s": "Rounding.",
    "--yy-z-overlay": "Layer of the list, in browsers without the popover API.",
    "--yy-size-target": "Least height of the box and of an option.",
  },
});
