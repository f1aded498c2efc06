import { eventDetail, widgetSchema } from "@yy/element/config/schema";
import * as remote from "@yy/ui/remote/remoteSchema";
import * as signedOut from "@yy/ui/remote/signedOutSchema";

export const schema = widgetSchema({
  tag: "yy-content-loader",
  summary: "Puts HTML of the server in the place of its children.",
  mount: "visible",
  attributes: {
    src: { kind: "url", required: true, description: "Where the HTML comes from." },
    container: {
      kind: "string",
      description: "Sent along as `container`, for a server that answers for several places.",
    },
    loadedSrc: {
      kind: "url",
      description:
        "Address, with its `container`, that the children are from: it is not asked again. The widget writes it, and so may a server that sends the content with the page.",
    },
    ...remote.attributes,
    ...signedOut.attributes,
  },
  events: {
    "yy:content-loaded": {
      description: "The HTML of this address has taken the place of the children.",
      detail: eventDetail<{ url: string }>({ url: "string" }),
    },
  },
  parts: { ...remote.parts, ...signedOut.parts },
  children: {
    "(default)": "What shows until the HTML is there, and without it: a link to the content.",
  },
  states: { ...remote.states, finished: "The children are the HTML of the address." },
  tokens: {
    "--yy-content-loader-space": "Height kept free for the content before it is there; 4rem.",
    ...remote.tokens,
  },
});
