import { widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-insurance-price",
  summary: "Shows below a form what insuring its price costs, while the form is filled in.",
  mount: "visible",
  attributes: {
    label: {
      kind: "string",
      text: true,
      default: "seguro: {price}",
      description: "What is shown and spoken, with `{price}` for the amount.",
    },
  },
  parts: { price: "The line with the amount." },
  children: {
    "(default)": {
      description: "The `<form>`, whose fields are sent along, the price among them.",
      is: "form",
      required: true,
      single: true,
    },
  },
  states: { loading: "A price is being asked for; the one before is still shown." },
  tokens: {
    "--yy-color-muted": "The line.",
    "--yy-font-size-s": "Size of its text, and of the room kept for it.",
  },
});
