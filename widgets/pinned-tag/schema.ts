import { widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-pinned-tag",
  summary: "Stays in view while its container scrolls by.",
  mount: "visible",
  attributes: {
    top: {
      kind: "number",
      default: 50,
      min: 0,
      description: "Distance from the window's top while pinned; px.",
    },
    bottom: {
      kind: "number",
      default: 60,
      min: 0,
      description: "Room kept free between the tag and its container's end; px.",
    },
  },
  children: { "(default)": "What is pinned." },
  states: { pinned: "It stands still while its container scrolls by." },
  tokens: { "--yy-z-sticky": "What it lies above." },
});
