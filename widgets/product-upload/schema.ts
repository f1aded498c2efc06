import { defaultMaxSize } from "@yy/domain/images/imageTypes";
import { eventDetail, widgetSchema } from "@yy/element/config/schema";
import type { CreatedProduct } from "@yy/http/api/products";
import * as signedOut from "@yy/ui/remote/signedOutSchema";
import * as photos from "./photos/photosSchema";

export const schema = widgetSchema({
  tag: "yy-product-upload",
  summary:
    "Makes a listing form keep what is typed, suggest from the title, ask what the category asks, send photos one by one and then the listing.",
  mount: "eager",
  writes: true,
  attributes: {
    redirectUrl: {
      kind: "url",
      description:
        "Where the visitor goes once the listing is there; without it the form is empty again.",
    },
    photoPath: {
      kind: "url",
      description:
        "Takes each photo (POST, multipart `image`) and answers its `image_public_id`. Required beside a `photos` child.",
    },
    maxPhotoSize: {
      kind: "number",
      default: defaultMaxSize,
      min: 1,
      integer: true,
      description: "Largest photo, in bytes; 10 MB.",
    },
    maxPhotos: {
      kind: "number",
      default: 10,
      min: 1,
      integer: true,
      description: "How many photos a listing may have.",
    },
    draftText: {
      kind: "string",
      text: true,
      default: "você tem um rascunho {when}.",
      description: "Offers the draft; `{when}` is for example “de ontem às 14h”.",
    },
    namedDraftText: {
      kind: "string",
      text: true,
      default: "você tem um rascunho {when}: {name}.",
      description: "Offers a draft that has a title, `{name}`.",
    },
    todayText: {
      kind: "string",
      text: true,
      default: "de hoje às {time}",
      description: "`{when}` of a draft of today.",
    },
    yesterdayText: {
      kind: "string",
      text: true,
      default: "de ontem às {time}",
      description: "`{when}` of a draft of yesterday.",
    },
    dateText: {
      kind: "string",
      text: true,
      default: "de {date} às {time}",
      description: "`{when}` of an older draft.",
    },
    dateLanguage: {
      kind: "string",
      text: true,
      default: "pt-BR",
      description: "Language of `{date}` and `{time}`, a BCP 47 tag.",
    },
    labelContinue: {
      kind: "string",
      text: true,
      default: "continuar",
      description: "The button that puts the draft into the form.",
    },
    labelDiscard: {
      kind: "string",
      text: true,
      default: "descartar",
      description: "The button that throws the draft away.",
    },
    labelNextDraft: {
      kind: "string",
      text: true,
      default: "outro rascunho",
      description: "The button that shows the next draft, where several are offered.",
    },
    restoredText: {
      kind: "string",
      text: true,
      default: "rascunho de volta no formulário.",
      description: "Said once the draft is in the form.",
    },
    brandText: {
      kind: "string",
      text: true,
      default: "usar marca {name}",
      description: "The button of a suggested brand.",
    },
    subcategoryText: {
      kind: "string",
      text: true,
      default: "usar categoria {name}",
      description: "The button of a suggested category.",
    },
    chooseText: {
      kind: "string",
      text: true,
      default: "escolha",
      description: "First option of a list among the fields of a category.",
    },
    fieldsLoadingText: {
      kind: "string",
      text: true,
      default: "carregando os campos da categoria…",
      description: "Shown and spoken while they are on their way.",
    },
    fieldsFailedText: {
      kind: "string",
      text: true,
      default: "não deu para carregar os campos desta categoria.",
      description: "Shown and spoken when they could not be had.",
    },
    labelRetry: {
      kind: "string",
      text: true,
      default: "tentar de novo",
      description: "The button beside whatever has failed.",
    },
    waitingText: {
      kind: "string",
      text: true,
      default: "esperando as fotos chegarem…",
      description: "Shown and spoken while the listing waits for its photos.",
    },
    loadingText: {
      kind: "string",
      text: true,
      default: "enviando o anúncio…",
      description: "Shown and spoken while the listing is on its way.",
    },
    createdText: {
      kind: "string",
      text: true,
      default: "anúncio publicado.",
      description: "Shown and spoken once the listing is there, if the visitor stays.",
    },
    errorText: {
      kind: "string",
      text: true,
      default: "não foi possível enviar. o que você escreveu continua aqui.",
      description: "When the server could not be reached or gave no field errors.",
    },
    ...signedOut.attributes,
    signedOutText: {
      kind: "string",
      text: true,
      default:
        "sua sessão terminou. o que você escreveu continua aqui: entre de novo em outra aba e volte para enviar.",
      description: "When the server no longer knows the visitor.",
    },
    photosFailedText: {
      kind: "string",
      text: true,
      default: "nem todas as fotos chegaram. tente de novo ou remova as que faltam.",
      description: "When the listing cannot go because a photo did not.",
    },
    ...photos.attributes,
  },
  events: {
    "yy:product-created": {
      description: "The server has the listing.",
      detail: eventDetail<{ product: CreatedProduct }>({
        product: "object, as the server sent it",
      }),
    },
  },
  parts: {
    draft: "The bar that offers a draft (also `continue`, `discard`, `next`: its buttons).",
    status: "What the sending is at.",
    failure: "What is wrong with the listing as a whole, with its button `retry`.",
    ...signedOut.parts,
  },
  children: {
    "<form>": {
      description:
        "The server's form with fields `title`, `price`, `subcategory_id`, `brand` and others.",
      is: "form",
      required: true,
      single: true,
    },
    fields:
      "Where the fields of the chosen category are drawn; what stands there is kept until then.",
    suggestions: "Where suggestions are drawn; after the title without it.",
    photos: {
      description: 'An `<input type="file" multiple accept="…">`.',
      is: "input[type=file]",
      single: true,
    },
    "smart-price": "Shown only to sellers with smart prices; the server sends it `hidden`.",
  },
  states: {
    loading: "The listing, or a photo it waits for, is on its way.",
    draft: "A draft is offered.",
    dragging: "Files are held over the widget.",
  },
  tokens: {
    "--yy-color-soft": "The bar of the draft, and what is held over it.",
    "--yy-color-danger": "Messages.",
    "--yy-color-accent": "Suggestions, and the bars of photos on their way.",
    "--yy-product-upload-head": "Room kept above the form for the draft.",
    "--yy-product-upload-foot": "Room kept below the form for what the sending is at.",
  },
});
