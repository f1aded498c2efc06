import { eventDetail, widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-__name__",
  summary: "__summary__",
  mount: "visible",
  attributes: {
    label: { kind: "string", text: true, default: "tocar", description: "Text of the button." },
  },
  events: {
    "yy:__name__-pressed": {
      description: "The button was pressed.",
      detail: eventDetail<{ presses: number }>({ presses: "number" }),
    },
  },
  parts: { button: "The button." },
  children: { "(default)": "What shows before the script runs and without it." },
  states: { pressed: "The button was pressed at least once." },
  tokens: { "--yy-color-accent": "Fill of the button." },
});
