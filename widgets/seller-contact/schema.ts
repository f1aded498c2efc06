import { isWhatsappNumber } from "@yy/domain/contact/whatsapp";
import { widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-seller-contact",
  summary:
    "A link to a conversation with the seller: in WhatsApp where they have a number, else in the chat.",
  mount: "visible",
  interaction: { settled: ":not([data-whatsapp-number])" },
  attributes: {
    chatHref: {
      kind: "url",
      required: true,
      description: "The chat with the seller, for those without a number.",
    },
    whatsappNumber: {
      kind: "string",
      format: {
        noun: "a number of 8 to 15 digits",
        matches: (text) => text.trim() === "" || isWhatsappNumber(text),
      },
      description:
        "The seller's number with country code, written in any way; 8 to 15 digits. Blank is none.",
    },
    welcomeMessage: {
      kind: "string",
      text: true,
      description: "What the visitor finds written in WhatsApp.",
    },
    label: {
      kind: "string",
      text: true,
      description: "The link's text; without it the children's, else `data-label-unnamed`.",
    },
    labelUnnamed: {
      kind: "string",
      text: true,
      default: "falar com a loja",
      description: "The link's text where neither `data-label` nor the children have one.",
    },
  },
  parts: { link: "The link." },
  children: {
    "(default)":
      "A link to the chat, which shows before the script runs; its text names the drawn one.",
  },
  states: { whatsapp: "The link leads to WhatsApp." },
  tokens: {
    "--yy-color-accent": "Edge and text.",
    "--yy-color-soft": "Ground under the pointer.",
    "--yy-radius-full": "Rounding.",
    "--yy-size-target": "Least height.",
  },
});
