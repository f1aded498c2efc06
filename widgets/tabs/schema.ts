import { eventDetail, widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-tabs",
  summary: "Turns a list of links or buttons, and the panels they name, into tabs.",
  mount: "visible",
  interaction: { on: "[data-part=list] a", folds: true },
  attributes: {
    active: {
      kind: "number",
      default: 0,
      min: 0,
      integer: true,
      description: "Which tab is active at first, counted from 0; a fragment in the address wins.",
    },
  },
  events: {
    "yy:tab-changed": {
      description: "The visitor has come to another tab.",
      detail: eventDetail<{ index: number; id: string }>({ index: "number", id: "string" }),
    },
  },
  children: {
    list: {
      description:
        'The tabs: links or buttons, in list items or not; `aria-orientation="vertical"` on it makes up and down the keys. A tab may carry `data-count`.',
      required: true,
      single: true,
    },
    panel: { description: "The panels, as many as tabs, each with an id.", required: true },
  },
  nestedOwners: { panel: "yy-purchase-rating" },
  tokens: {
    "--yy-color-accent": "The active tab and the badges.",
    "--yy-color-accent-ink": "Numbers in the badges.",
    "--yy-color-muted": "The other tabs.",
    "--yy-color-line": "The line under the tabs.",
    "--yy-size-target": "Least height of a tab.",
  },
});
