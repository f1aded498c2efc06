import { eventDetail, widgetSchema } from "@yy/element/config/schema";
import * as remote from "@yy/ui/remote/remoteSchema";
import * as signedOut from "@yy/ui/remote/signedOutSchema";

export const schema = widgetSchema({
  tag: "yy-pagination",
  summary: "Links to the page before and the page after, which may change a region alone.",
  mount: "visible",
  interaction: { settled: ":not([data-target])" },
  attributes: {
    page: {
      kind: "number",
      required: true,
      min: 1,
      integer: true,
      description: "The page that shows; written by the widget when it shows another.",
    },
    totalPages: {
      kind: "number",
      required: true,
      min: 0,
      integer: true,
      description: "How many pages there are.",
    },
    param: {
      kind: "string",
      default: "page",
      description: "Parameter of the address that holds the page.",
    },
    target: {
      kind: "string",
      description:
        "Id of the region that shows a page; without it the links open another document.",
    },
    format: {
      kind: "choice",
      options: ["html", "js"],
      default: "html",
      description:
        "What is asked for: HTML for the region, or a script (`.js` after the path) that changes it itself.",
    },
    label: {
      kind: "string",
      text: true,
      default: "paginação",
      description: "Name of the navigation.",
    },
    labelPrevious: {
      kind: "string",
      text: true,
      default: "anterior",
      description: "Text of the link to the page before.",
    },
    labelNext: {
      kind: "string",
      text: true,
      default: "próxima",
      description: "Text of the link to the page after.",
    },
    positionText: {
      kind: "string",
      text: true,
      default: "página {page} de {total}",
      description: "What stands between the links; empty for nothing.",
    },
    ...remote.attributes,
    ...signedOut.attributes,
  },
  events: {
    "yy:page-changed": {
      description: "The region shows another page, by a link or by the browser's history.",
      detail: eventDetail<{ page: number }>({ page: "number" }),
    },
  },
  parts: {
    nav: "The navigation.",
    previous: "The link to the page before.",
    position: "Which page shows.",
    next: "The link to the page after.",
    ...remote.parts,
    ...signedOut.parts,
  },
  children: {
    "(default)": "The server's own links to other pages, until and unless the widget works.",
  },
  states: remote.states,
  tokens: { ...remote.tokens, "--yy-color-muted": "The position, and a link that leads nowhere." },
});
