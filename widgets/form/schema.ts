import { eventDetail, widgetSchema } from "@yy/element/config/schema";
import * as signedOut from "@yy/ui/remote/signedOutSchema";
import * as failure from "@yy/ui/sending/failureSchema";
import * as messages from "./messageSchema";

type Messages = Record<string, string>;

export const schema = widgetSchema({
  tag: "yy-form",
  summary:
    "Validates the fields of a form while they are filled in, and shows the server's answers on them.",
  mount: "eager",
  interaction: {},
  attributes: {
    submit: {
      kind: "choice",
      options: ["native", "fetch"],
      default: "native",
      description:
        "Who sends the form: the browser (or rails-ujs, or Turbo), or the widget with a request of its own.",
    },
    validateOnSubmit: {
      kind: "boolean",
      description:
        "Leaves the submit buttons enabled; an attempt with errors sends nothing, shows them all and focuses the first.",
    },
    scrollToError: {
      kind: "boolean",
      description:
        "On a refused attempt the first invalid field comes 120 px below the viewport's top.",
    },
    reasonText: {
      kind: "string",
      text: true,
      description:
        "Own reason why the submit buttons are disabled, with `{count}` fields, for one field too.",
    },
    reasonManyText: {
      kind: "string",
      text: true,
      default: "falta preencher ou corrigir {count} campos",
      description: "The reason for more than one field, without an own one.",
    },
    reasonOneText: {
      kind: "string",
      text: true,
      default: "falta preencher ou corrigir 1 campo",
      description: "The reason for one field, without an own one.",
    },
    loadingText: {
      kind: "string",
      text: true,
      default: "enviando…",
      description: "Stands in the same place while the form is on its way.",
    },
    errorText: {
      kind: "string",
      text: true,
      default: "não foi possível enviar. o que você escreveu continua aqui: tente de novo.",
      description: "Shown when the server could not be reached or broke.",
    },
    refusedText: {
      kind: "string",
      text: true,
      default:
        "não foi possível enviar: o servidor não aceitou. o que você escreveu continua aqui: confira tudo, ou atualize a página.",
      description: "Shown when it refused the form without saying why (404, a 422 without words).",
    },
    ...messages.attributes,
    ...failure.attributes,
    ...signedOut.attributes,
    signedOutText: {
      kind: "string",
      text: true,
      default: "é preciso entrar para enviar. o que você escreveu continua aqui.",
      description: "Shown when the visitor is not signed in any more, with a link to sign in.",
    },
  },
  events: {
    "yy:form-validated": {
      description: "After every validation.",
      detail: eventDetail<{ valid: boolean; errors: Messages }>({
        valid: "boolean",
        errors: "{ [name]: message }",
      }),
    },
    "yy:form-submitted": {
      description: "The server took the form.",
      detail: eventDetail<{ status: number; body: unknown }>({
        status: "number",
        body: "parsed JSON, else the text",
      }),
    },
    "yy:form-failed": {
      description:
        "The server refused the form, or was not reached (status 0), or asks to sign in (401).",
      detail: eventDetail<{ status: number; errors: Messages }>({
        status: "number",
        errors: "{ [key of the answer]: message }",
      }),
    },
  },
  parts: {
    errors: "What the server says of the form as a whole (`role=alert`).",
    progress: 'How much of the form\'s files is sent; with `data-submit="fetch"` only.',
    ...signedOut.parts,
  },
  children: {
    "<form>": {
      description:
        "The server's form. Fields carry `data-patterns`, and own texts in `data-message-<rule>`.",
      is: "form",
      required: true,
      single: true,
    },
  },
  states: {
    invalid: "Some field fails its rules.",
    loading: "The form is on its way to the server.",
    native:
      "The app around the page shows the submit button in its bar: the page may hide its own.",
  },
  native: {
    show: {
      description: "The form's first submit button: the app shows it in its bar.",
      data: eventDetail<{ label: string; enabled: boolean; loading: boolean }>({
        label: "string",
        enabled: "boolean",
        loading: "boolean",
      }),
      answers: {
        shown: { description: "The button is there." },
        pressed: { description: "It was pressed: the form is submitted, as by the page's own." },
      },
    },
    update: {
      description: "Its words have changed, whether it can be pressed, or whether it is sending.",
      data: eventDetail<{ label: string; enabled: boolean; loading: boolean }>({
        label: "string",
        enabled: "boolean",
        loading: "boolean",
      }),
    },
    hide: { description: "The form has gone: so does its button.", data: eventDetail<object>({}) },
  },
  tokens: {
    "--yy-color-danger": "Messages next to fields.",
    "--yy-color-accent": "The link to the sign-in page.",
    "--yy-color-muted": "Why the submit buttons are disabled.",
    "--yy-form-message-space": "Room kept under a field for its message; 0 keeps none.",
    "--yy-form-reason-space": "Room kept at the end of the form for the reason.",
  },
});
