import { eventDetail, widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-star-rating",
  summary: "Rates with stars, kept in the page's own input, or shows a rating.",
  mount: "visible",
  interaction: {},
  attributes: {
    stars: {
      kind: "number",
      default: 5,
      min: 1,
      max: 10,
      integer: true,
      description: "How many stars there are; the rating goes from 0 to this number.",
    },
    readonly: { kind: "boolean", description: "Shows the input's value, fractions too." },
    label: {
      kind: "string",
      description: "Name of the group of stars; the input's label where it is absent.",
    },
    labelStar: {
      kind: "string",
      text: true,
      default: "{count} estrela",
      description: "Name of one star.",
    },
    labelStars: {
      kind: "string",
      text: true,
      default: "{count} estrelas",
      description: "Name of more stars.",
    },
    labelReadonly: {
      kind: "string",
      text: true,
      default: "{value} de {stars}",
      description: "Text of a shown rating, `{stars}` being for example “5 estrelas”.",
    },
    labelUnnamed: {
      kind: "string",
      text: true,
      default: "avaliação",
      description: "Name of the group where the input has neither a label nor a placeholder.",
    },
  },
  events: {
    "yy:rating-changed": {
      description: "The visitor chose another rating, or cleared it (0).",
      detail: eventDetail<{ value: number }>({ value: "number" }),
    },
  },
  parts: {
    stars: "The row of stars.",
    star: "One star, with the room around it.",
  },
  children: {
    "(default)": {
      description:
        "The `<input>` (number, text or hidden) that keeps and sends the rating, and its label.",
      is: "input",
      control: "number",
      required: true,
      single: true,
    },
  },
  tokens: {
    "--yy-color-accent": "Full stars.",
    "--yy-color-line-strong": "Edges of empty stars.",
    "--yy-color-danger": "Edges while the input is invalid.",
    "--yy-rating-size": "Side of a star's box: the target's size, 24 px for a shown rating.",
  },
});
