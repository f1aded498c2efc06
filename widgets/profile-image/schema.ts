import { defaultMaxSize } from "@yy/domain/images/imageTypes";
import { eventDetail, widgetSchema } from "@yy/element/config/schema";
import * as signedOut from "@yy/ui/remote/signedOutSchema";

export const schema = widgetSchema({
  tag: "yy-profile-image",
  summary: "Changes a picture of the seller's profile: chosen or dropped, shown at once.",
  mount: "visible",
  interaction: { files: true },
  writes: true,
  identity: "kind",
  attributes: {
    kind: {
      kind: "choice",
      options: ["avatar", "header"],
      required: true,
      description: "Which of the two pictures of a profile.",
    },
    maxSize: {
      kind: "number",
      integer: true,
      min: 1,
      default: defaultMaxSize,
      description: "Largest picture that is sent, in bytes; 10 MB.",
    },
    labelChoose: {
      kind: "string",
      text: true,
      default: "trocar foto",
      description: "Text of the button that chooses a picture.",
    },
    hintText: {
      kind: "string",
      text: true,
      default: "png, jpeg, webp ou gif de até {max}",
      description: 'What can be sent, beneath the button; `{max}` is the largest size. `""`: none.',
    },
    dropText: {
      kind: "string",
      text: true,
      default: "solte a foto aqui",
      description: "Over the picture while a file is dragged onto the element.",
    },
    labelSending: {
      kind: "string",
      text: true,
      default: "enviando {name}",
      description: "Name of the progress bar; `{name}` is the file's.",
    },
    labelCancel: {
      kind: "string",
      text: true,
      default: "cancelar",
      description: "Stops the sending.",
    },
    labelRetry: {
      kind: "string",
      text: true,
      default: "tentar de novo",
      description: "Text of the button that sends a picture again.",
    },
    doneText: {
      kind: "string",
      text: true,
      default: "foto trocada.",
      description: "Spoken once the server has the picture.",
    },
    cancelledText: {
      kind: "string",
      text: true,
      default: "envio cancelado.",
      description: "Spoken once the sending was stopped.",
    },
    typeText: {
      kind: "string",
      text: true,
      default: "envie uma foto png, jpeg, webp ou gif.",
      description: "What is said of a file of another type.",
    },
    sizeText: {
      kind: "string",
      text: true,
      default: "a foto é grande demais: o máximo é {max}.",
      description: "What is said of a file above `data-max-size`, `{max}`.",
    },
    emptyText: {
      kind: "string",
      text: true,
      default: "este arquivo está vazio. escolha outro.",
      description: "What is said of a file without anything in it.",
    },
    manyText: {
      kind: "string",
      text: true,
      default: "escolha uma foto só.",
      description: "What is said of several files dropped together.",
    },
    failedText: {
      kind: "string",
      text: true,
      default: "não deu para enviar a foto.",
      description: "Shown and spoken when it could not be sent, and the server gave no reason.",
    },
    ...signedOut.attributes,
    signedOutText: {
      kind: "string",
      text: true,
      default: "sua sessão terminou. entre de novo para trocar a foto.",
      description: "The same, when the session has ended.",
    },
  },
  events: {
    "yy:image-changed": {
      description: "The server has the new picture.",
      detail: eventDetail<{ kind: string; imagePublicId: string }>({
        kind: "string",
        imagePublicId: "string",
      }),
    },
  },
  parts: {
    frame: "The picture's place.",
    preview: "The chosen picture, over the former one.",
    drop: "What is over the picture while a file is dragged onto the element.",
    choose: "The button that chooses a picture.",
    hint: "What can be sent.",
    progress: "The progress bar.",
    cancel: "The button that stops the sending.",
    failure: "Why a picture was not taken, and the way to send it again.",
    retry: "The button that sends it again.",
    ...signedOut.parts,
  },
  children: {
    "(default)":
      "The present picture, an `<img>`, and beside it a form with a file field that does the work without the script.",
  },
  states: {
    dragging: "A file is dragged onto the element.",
    sending: "A picture is on its way.",
    error: "The last picture was refused, or could not be sent.",
  },
  tokens: {
    "--yy-profile-image-size": "Least side of an avatar's place; 6rem.",
    "--yy-radius-m": "Rounding of a header's place.",
    "--yy-color-soft": "Ground of the picture's place.",
    "--yy-color-accent": "The progress, and the edge while a file is dragged onto it.",
    "--yy-color-danger": "The message.",
    "--yy-color-line-strong": "Edge of the buttons.",
    "--yy-size-target": "Least height of the buttons.",
  },
});
