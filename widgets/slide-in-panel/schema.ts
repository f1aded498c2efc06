import { eventDetail, widgetSchema } from "@yy/element/config/schema";

/** What closed a panel; `back` is a step in the history, `api` a script. */
export type PanelCloseReason = "escape" | "control" | "back" | "api";

export const schema = widgetSchema({
  tag: "yy-slide-in-panel",
  summary: "Slides its children over the whole screen, with an entry in the history of their own.",
  mount: "eager",
  identity: "name",
  attributes: {
    name: {
      kind: "string",
      required: true,
      description:
        'What controls call it by, `data-yy-open="{name}"`, and its fragment in the address.',
    },
    label: { kind: "string", required: true, description: "Title, and name for a screen reader." },
    labelClose: {
      kind: "string",
      text: true,
      default: "fechar",
      description: "Name of the button that closes.",
    },
    layer: {
      kind: "choice",
      options: ["top", "page"],
      default: "top",
      description:
        "Where it stands: above everything (`top`), or by `z-index` alone (`page`), below what the page puts over itself meanwhile, as a captcha or the check of a bank.",
    },
  },
  events: {
    "yy:panel-opened": {
      description: "It is open, and the animation over.",
      detail: eventDetail<{ name: string }>({ name: "string" }),
    },
    "yy:panel-closed": {
      description: "It is closed, the page is free and the focus back.",
      detail: eventDetail<{ name: string; reason: PanelCloseReason }>({
        name: "string",
        reason: '"escape" | "control" | "back" | "api"',
      }),
    },
  },
  parts: {
    dialog: "The whole screen.",
    header: "Title and button, above what scrolls.",
    title: "The title.",
    close: "The button that closes.",
    content: "What scrolls.",
  },
  children: { "(default)": "What the panel shows; without the script it stands in the page." },
  states: {
    opening: "On its way in.",
    open: "Open, until it is closed again.",
    closing: "On its way out.",
  },
  native: {
    show: {
      description:
        "It is open in the page: the app shows its title and the button that closes in a bar of its own.",
      data: eventDetail<{ title: string; close: string }>({ title: "string", close: "string" }),
      answers: {
        shown: { description: "The bar is there; the page leaves its own out." },
        closed: { description: "The button was pressed." },
      },
    },
    hide: { description: "The panel closes.", data: eventDetail<object>({}) },
  },
  tokens: {
    "--yy-panel-size": "Width of title and content, 44rem.",
    "--yy-color-surface": "Background.",
    "--yy-color-line": "Line below the title.",
    "--yy-duration-slow": "Time of the slide.",
    "--yy-z-overlay": 'Height over the page, 1000, with `data-layer="page"`.',
  },
});
