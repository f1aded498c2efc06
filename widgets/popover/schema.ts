import { widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-popover",
  summary: "Shows more beside its trigger, on hover and keyboard focus or by a click.",
  mount: "visible",
  interaction: { on: "[data-part=trigger]", folds: true },
  attributes: {
    trigger: {
      kind: "choice",
      options: ["hover", "click"],
      default: "hover",
      description:
        "What opens it: pointing at the trigger and coming to it by keyboard (`hover`), or pressing it (`click`).",
    },
  },
  children: {
    trigger: {
      description: "What opens it: a link, a button, or something else that takes the focus.",
      is: "a[href], button, input, select, textarea, summary, [tabindex]",
      required: true,
      single: true,
    },
    content: {
      description: "What is shown; without the script it stands below the trigger.",
      required: true,
      single: true,
    },
  },
  states: { open: "The content is shown." },
  tokens: {
    "--yy-color-raised": "Background of the content.",
    "--yy-color-ink": "Words of the content.",
    "--yy-color-line": "Edge of the content.",
    "--yy-shadow-overlay": "Shadow of the content.",
    "--yy-radius-m": "Rounding of the content.",
    "--yy-z-overlay": "Layer, in browsers without the popover API.",
    "--yy-space-2": "Distance between trigger and content.",
  },
});
