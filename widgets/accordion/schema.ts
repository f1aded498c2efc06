import { widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-accordion",
  summary: "Keeps one panel open at a time, and lets panels slide open and shut.",
  mount: "visible",
  interaction: { folds: true },
  attributes: {},
  children: {
    "<details>": {
      description:
        "The panels, direct children, each with its `<summary>`, which may hold a heading; those added later count.",
      is: "details",
      direct: true,
      holds: "summary",
    },
    "(default)": "Anything else between them stays as it is.",
  },
  tokens: {
    "--yy-color-line": "Lines between the panels.",
    "--yy-color-ink": "Words and arrow of a summary.",
    "--yy-color-soft": "A summary under the pointer.",
    "--yy-space-4": "Room around words and content.",
    "--yy-size-target": "Least height of a summary.",
  },
});
