import { widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-icon",
  summary:
    "Draws one symbol of the page's icon sprite, in the colour and size of the text around it.",
  mount: "visible",
  attributes: {
    name: {
      kind: "string",
      required: true,
      description: "The symbol's id in the sprite, with or without `icon-`.",
    },
    label: {
      kind: "string",
      description: "What the icon says to a screen reader; without it the icon is decoration.",
    },
  },
  parts: { icon: "The drawing." },
  children: {
    "(default)": {
      description:
        "What shows until the sprite is there, and instead of it: a drawing or a word of the server's.",
      wordsOnly: true,
    },
  },
  tokens: { "--yy-icon-size": "Width and height, 1.5em." },
});
