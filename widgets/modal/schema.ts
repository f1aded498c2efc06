import { eventDetail, widgetSchema } from "@yy/element/config/schema";

const reasons = '"escape" | "backdrop" | "control" | "api"';

/** What closed a modal; `api` is a script or a changed `data-open`. */
export type ModalCloseReason = "escape" | "backdrop" | "control" | "api";

export const schema = widgetSchema({
  tag: "yy-modal",
  summary: "Shows its children in a dialog over the page, and gives the page back as it was.",
  mount: "eager",
  identity: "name",
  attributes: {
    name: {
      kind: "string",
      required: true,
      description: 'What controls call it by: `data-yy-open="{name}"`, `YY.open("{name}")`.',
    },
    open: {
      kind: "boolean",
      default: false,
      description: "Opens it, from the start or when it changes; taken away, it closes.",
    },
    label: {
      kind: "string",
      description: "Name of the dialog for a screen reader; by default the first heading inside.",
    },
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
    "yy:modal-opened": {
      description: "It is open, and the animation over.",
      detail: eventDetail<{ name: string }>({ name: "string" }),
    },
    "yy:before-modal-close": {
      description: "Before it closes; cancelling it keeps it open.",
      cancelable: true,
      detail: eventDetail<{ name: string; reason: ModalCloseReason }>({
        name: "string",
        reason: reasons,
      }),
    },
    "yy:modal-closed": {
      description: "It is closed, the page is free and the focus back.",
      detail: eventDetail<{ name: string; reason: ModalCloseReason }>({
        name: "string",
        reason: reasons,
      }),
    },
  },
  parts: {
    dialog: "The box over the page; its backdrop is `::part(dialog)::backdrop`.",
    content: "Inside the box, with its padding: what scrolls.",
    close: "The button that closes.",
    backdrop: 'Over the page behind it, with `data-layer="page"`.',
  },
  children: { "(default)": "What the dialog shows; without the script it stands in the page." },
  states: {
    opening: "On its way in.",
    open: "Open.",
    closing: "On its way out.",
  },
  native: {
    show: {
      description:
        "It opens, and holds words, links and buttons alone: the app shows them as a sheet. Any other opens in the page.",
      data: eventDetail<{ title: string; text: string; actions: string[] }>({
        title: "string",
        text: "string",
        actions: "string[]",
      }),
      answers: {
        shown: { description: "The sheet is there." },
        chosen: {
          description: "One of the actions was chosen, and the sheet is closed.",
          fields: { index: "number" },
        },
        closed: { description: "The visitor has closed it." },
      },
    },
    hide: { description: "The page closes it.", data: eventDetail<object>({}) },
  },
  tokens: {
    "--yy-modal-size": "Width, 32rem.",
    "--yy-color-raised": "Background.",
    "--yy-color-backdrop": "Over the page behind it.",
    "--yy-radius-l": "Rounding.",
    "--yy-duration-normal": "Time of the way in and out.",
    "--yy-z-overlay": 'Height over the page, 1000, with `data-layer="page"`.',
  },
});
