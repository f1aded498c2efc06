import { widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-session-gate",
  summary: "Shows its children only to the visitors they are for.",
  mount: "eager",
  attributes: {
    visibleWhen: {
      kind: "string",
      required: true,
      attribute: "data-when",
      description:
        "Comma list of `signed-in`, `signed-out`, `staff`, `pro-seller`, `on-vacation` or fields of the user, each perhaps negated with `!`; all must hold.",
    },
  },
  children: {
    "(default)": "What only these visitors see; hidden while it is unknown who they are.",
  },
  states: { open: "Every condition holds, and the children show." },
});
