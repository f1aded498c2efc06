import { eventDetail, widgetSchema } from "@yy/element/config/schema";
import * as remote from "@yy/ui/remote/remoteSchema";
import * as signedOut from "@yy/ui/remote/signedOutSchema";

export const schema = widgetSchema({
  tag: "yy-pro-outpost",
  summary: "Looks up a third party by CPF, and shows what was added of theirs.",
  mount: "eager",
  attributes: {
    invalidText: {
      kind: "string",
      text: true,
      default: "não é um cpf válido",
      description: "Shown after a CPF that is none; nothing is asked then.",
    },
    failedText: {
      kind: "string",
      text: true,
      default: "não deu para buscar.",
      description: "Shown and spoken when a lookup failed, unless the server says why.",
    },
    ...signedOut.attributes,
    signedOutText: {
      kind: "string",
      text: true,
      default: "sua sessão terminou. entre de novo para buscar.",
      description: "Shown and spoken when the visitor is not signed in any more.",
    },
    labelLoading: remote.attributes.labelLoading,
    labelRetry: remote.attributes.labelRetry,
    countText: {
      kind: "string",
      text: true,
      default: "{count} peças no outpost",
      description: "Told to screen readers when products come or go.",
    },
    oneText: {
      kind: "string",
      text: true,
      default: "1 peça no outpost",
      description: "The same for a single one.",
    },
    emptyText: {
      kind: "string",
      text: true,
      default: "nenhuma peça no outpost",
      description: "The same for none.",
    },
  },
  events: {
    "yy:outpost-changed": {
      description: "The number of products has changed, whoever added or removed them.",
      detail: eventDetail<{ count: number }>({ count: "number" }),
    },
  },
  parts: {
    failure: remote.parts.failure,
    retry: remote.parts.retry,
    ...signedOut.parts,
  },
  children: {
    lookup: {
      description: "The link that looks up; its address is asked with `cpf`.",
      is: "a",
      required: true,
      single: true,
    },
    cpf: {
      description: "The `<input>` of the CPF, perhaps inside `yy-mask`.",
      is: "input",
      required: true,
      single: true,
    },
    products: { description: "The section of the products.", required: true, single: true },
    product: { description: "A product, anywhere in the section.", within: "products" },
    finish: "What shows beside the section once there is a product.",
    "(default)": "Everything around them.",
  },
  states: {
    ...remote.states,
    empty: "There is no product.",
  },
  tokens: {
    "--yy-color-danger": "The messages.",
    "--yy-color-accent": "The link to the sign-in page.",
    "--yy-color-line-strong": remote.tokens["--yy-color-line-strong"],
    "--yy-radius-full": remote.tokens["--yy-radius-full"],
    "--yy-size-target": remote.tokens["--yy-size-target"],
  },
});
