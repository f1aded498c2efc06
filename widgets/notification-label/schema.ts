import { widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-notification-label",
  summary: "Points at something new until the visitor has been on its page.",
  mount: "eager",
  attributes: {
    cookie: {
      kind: "string",
      required: true,
      description: "Name of the cookie that hides the label while it exists, whatever it holds.",
    },
    dismissPage: {
      kind: "string",
      required: true,
      description:
        "The page that the label points at, as `controller-action`: being there sets the cookie.",
    },
    currentPage: {
      kind: "string",
      required: true,
      description: "The page the visitor is on, as `controller-action`.",
    },
  },
  children: { "(default)": "The label's text or picture." },
  states: { dismissed: "The cookie exists: the label takes no room." },
  tokens: {
    "--yy-color-accent": "Ground of a label of plain text.",
    "--yy-color-accent-ink": "Its letters.",
    "--yy-radius-full": "Its rounding.",
  },
});
