import { widgetSchema } from "@yy/element/config/schema";
import * as remote from "@yy/ui/remote/remoteSchema";
import * as signedOut from "@yy/ui/remote/signedOutSchema";

const { allowOrigin: _, ...texts } = remote.attributes;

export const schema = widgetSchema({
  tag: "yy-facilities",
  summary: "Lists the facilities of the seller, and whether each is on.",
  mount: "visible",
  attributes: {
    labelEnabled: {
      kind: "string",
      text: true,
      default: "ativo",
      description: "State of a facility that is on.",
    },
    labelDisabled: {
      kind: "string",
      text: true,
      default: "inativo",
      description: "State of one that is off.",
    },
    emptyText: {
      kind: "string",
      text: true,
      default: "nenhuma facilidade por aqui ainda.",
      description: "Shown when there are none.",
    },
    ...texts,
    ...signedOut.attributes,
  },
  parts: {
    list: "The list.",
    item: "One facility.",
    name: "Its name.",
    state: "Its state.",
    enabled: "The state of one that is on, beside `state`.",
    empty: "What is shown when there are none.",
    ...remote.parts,
    ...signedOut.parts,
  },
  children: {
    "(default)":
      "What shows until the list is there, and without it: a list of the server's, or a link to one.",
  },
  states: { ...remote.states, empty: "The seller has no facilities." },
  tokens: {
    "--yy-facilities-space": "Height kept free for the list before it is there; 4rem.",
    "--yy-color-line": "Between the rows.",
    "--yy-color-muted": "The state of a facility that is off.",
    "--yy-color-success": "The state of one that is on.",
    ...remote.tokens,
  },
});
