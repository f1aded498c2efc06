import { eventDetail, widgetSchema } from "@yy/element/config/schema";
import { tokens } from "@yy/ui/remote/remoteSchema";
import * as signedOut from "@yy/ui/remote/signedOutSchema";
import * as failure from "@yy/ui/sending/failureSchema";

export const schema = widgetSchema({
  tag: "yy-purchase-rating",
  summary: "Asks for the rating of a purchase, and says thanks once the server has it.",
  mount: "eager",
  attributes: {
    thanksText: {
      kind: "string",
      text: true,
      default: "obrigado pela avaliação!",
      description: "Shown in the panel's place, and spoken, once the rating is taken.",
    },
    failedText: {
      kind: "string",
      text: true,
      default: "não deu para enviar a avaliação.",
      description: "Shown and spoken when it was not, unless the server says why.",
    },
    ...failure.attributes,
    ...signedOut.attributes,
    signedOutText: {
      kind: "string",
      text: true,
      default: "sua sessão terminou. entre de novo para avaliar.",
      description: "Shown and spoken when the visitor is not signed in any more.",
    },
    labelRetry: {
      kind: "string",
      text: true,
      default: "tentar de novo",
      description: "Text of the button that sends the same rating again.",
    },
  },
  events: {
    "yy:purchase-rated": {
      description: "The server has taken the rating; 0 when none was chosen.",
      detail: eventDetail<{ value: number }>({ value: "number" }),
    },
  },
  parts: {
    thanks: "The thanks, in the place of the panel.",
    failure: "The message after a failure, with its button or link.",
    retry: "The button that sends again.",
    ...signedOut.parts,
  },
  children: {
    panel: "What is shown and hidden, with the form; without one the only child.",
    "(default)": "The panel, and what stands around it.",
  },
  nestedOwners: { panel: "yy-tabs" },
  states: {
    waiting: "The panel is not shown yet.",
    sending: "The rating is on its way.",
    refused: "The last sending failed; the panel is as the visitor left it.",
    rated: "The rating is taken, and the panel hidden.",
  },
  tokens: {
    "--yy-color-success": "The thanks.",
    "--yy-color-accent": "The link to the sign-in page.",
    "--yy-color-line-strong": tokens["--yy-color-line-strong"],
    "--yy-radius-full": tokens["--yy-radius-full"],
    "--yy-size-target": tokens["--yy-size-target"],
  },
});
