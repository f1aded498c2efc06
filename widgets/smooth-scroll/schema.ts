import { widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-smooth-scroll",
  summary: "Takes the visitor to another place of the page in one calm movement, and back again.",
  mount: "visible",
  interaction: {},
  attributes: {
    margin: {
      kind: "number",
      min: 0,
      default: 24,
      description: "Px kept free above the target; its own `scroll-margin-top` counts if larger.",
    },
  },
  children: { "(default)": "Links with a fragment of this page, among anything else." },
});
