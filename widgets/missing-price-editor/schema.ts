import { eventDetail, widgetSchema } from "@yy/element/config/schema";
import * as signedOut from "@yy/ui/remote/signedOutSchema";

export const schema = widgetSchema({
  tag: "yy-missing-price-editor",
  summary: "Fills in the prices of a long list of items, each on its own or all at once.",
  mount: "eager",
  attributes: {
    labelPrice: {
      kind: "string",
      text: true,
      default: "preço para todos",
      description: "Label of the field with a price for every item.",
    },
    labelFill: {
      kind: "string",
      text: true,
      default: "preencher",
      description: "Button that writes it into them.",
    },
    labelPercent: {
      kind: "string",
      text: true,
      default: "porcentagem (%)",
      description: "Label of the field with a percentage.",
    },
    labelRaise: {
      kind: "string",
      text: true,
      default: "aumentar",
      description: "Button that raises the prices by it.",
    },
    labelLower: {
      kind: "string",
      text: true,
      default: "diminuir",
      description: "Button that lowers them.",
    },
    labelUndo: {
      kind: "string",
      text: true,
      default: "desfazer",
      description: "Button that takes the last change of many prices back.",
    },
    notNumberText: {
      kind: "string",
      text: true,
      default: "não é um número válido",
      description: "Beside a price that is no amount.",
    },
    notPositiveText: {
      kind: "string",
      text: true,
      default: "deve ser maior do que R$ 0,00",
      description: "Beside a price of nothing or less.",
    },
    tooMuchText: {
      kind: "string",
      text: true,
      default: "deve ser menor do que R$ 10.000.000.000.000,00",
      description: "Beside a price no field can hold.",
    },
    failedText: {
      kind: "string",
      text: true,
      default: "não deu para salvar. tente de novo.",
      description: "Beside a price that could not be saved.",
    },
    badPercentText: {
      kind: "string",
      text: true,
      default: "digite uma porcentagem maior do que 0. para diminuir, menor do que 100.",
      description: "After a percentage that makes no price.",
    },
    nothingToChangeText: {
      kind: "string",
      text: true,
      default: "nenhum preço preenchido ainda.",
      description: "When there is no price to raise or lower.",
    },
    changedText: {
      kind: "string",
      text: true,
      default: "{count} preços alterados. falta salvar.",
      description: "After many prices were changed or put back.",
    },
    changedOneText: {
      kind: "string",
      text: true,
      default: "1 preço alterado. falta salvar.",
      description: "After one was.",
    },
    nothingToSaveText: {
      kind: "string",
      text: true,
      default: "nenhum preço novo para salvar.",
      description: "When all is saved already.",
    },
    savingText: {
      kind: "string",
      text: true,
      default: "salvando {count} preços…",
      description: "While prices are on their way.",
    },
    savingOneText: {
      kind: "string",
      text: true,
      default: "salvando 1 preço…",
      description: "While one is.",
    },
    savedText: {
      kind: "string",
      text: true,
      default: "{count} preços salvos.",
      description: "After that.",
    },
    savedOneText: {
      kind: "string",
      text: true,
      default: "1 preço salvo.",
      description: "After one was.",
    },
    stoppedText: {
      kind: "string",
      text: true,
      default: "não deu para salvar tudo. o que você digitou continua aqui: tente de novo.",
      description: "When the server or the connection failed before all were saved.",
    },
    ...signedOut.attributes,
    signedOutText: {
      kind: "string",
      text: true,
      default:
        "sua sessão terminou. entre de novo para salvar: os preços ficam guardados neste aparelho.",
      description: "When the server no longer knows the visitor.",
    },
    invalidText: {
      kind: "string",
      text: true,
      default: "{count} preços precisam de correção antes de salvar.",
      description: "Why nothing can be saved.",
    },
    invalidOneText: {
      kind: "string",
      text: true,
      default: "1 preço precisa de correção antes de salvar.",
      description: "The same for one.",
    },
    restoredText: {
      kind: "string",
      text: true,
      default: "{count} preços que você tinha digitado estão de volta.",
      description: "After prices came back that were typed before a reload.",
    },
    restoredOneText: {
      kind: "string",
      text: true,
      default: "1 preço que você tinha digitado está de volta.",
      description: "The same for one.",
    },
    leaveText: {
      kind: "string",
      text: true,
      default: "há preços que não foram salvos. sair desta página mesmo assim?",
      description:
        "Asked before a Turbo visit; when the page itself is left, the browser asks in its own words.",
    },
  },
  events: {
    "yy:price-saved": {
      description: "The server has the price of an item.",
      detail: eventDetail<{ itemId: string; price: number }>({ itemId: "string", price: "number" }),
    },
  },
  parts: {
    bulk: "The box above the items, with what changes many prices.",
    "all-price": "Field with a price for every item.",
    fill: "Button that writes it into them.",
    percent: "Field with a percentage.",
    raise: "Button that raises the prices.",
    lower: "Button that lowers them.",
    undo: "Button that takes the last change back.",
    status: "The line that says how things are.",
    ...signedOut.parts,
  },
  children: {
    item: {
      description: "A form with `data-item-id`, one an item; `data-state` tells how far it is.",
      is: "form[data-item-id]",
    },
    price: {
      description: "The field the visitor types into; the editor masks it.",
      is: "input",
      within: "item",
      required: true,
    },
    "hidden-price": {
      description: "The hidden field that submits the price as `1234.56`.",
      is: "input",
      within: "item",
      required: true,
    },
    actions: "What shows once the list is complete.",
    submit: {
      description: "A button that saves all that has changed.",
      within: "actions",
    },
    "(default)": "The list, in a `yy-infinite-scroll` when it is long.",
  },
  states: {
    finished: "The list is complete; the actions show.",
    unsaved: "At least one price is typed and not saved.",
    invalid: "At least one price is wrong; nothing can be sent.",
    saving: "Prices are on their way.",
  },
  tokens: {
    "--yy-missing-price-editor-space":
      "Height kept free above the items for the box; less where it has a wide column, more in a narrow one.",
    "--yy-missing-price-editor-item":
      "About how high an item is; the browser takes it for those it has not drawn yet.",
    "--yy-color-accent": "Edge of a changed item, and the main button.",
    "--yy-color-danger": "Edge of an item that is invalid or failed.",
    "--yy-color-success": "Edge of a saved item.",
    "--yy-color-raised": "What is behind the box above the items.",
    "--yy-radius-m": "Rounding of that box.",
    "--yy-size-target": "Least height of buttons and fields.",
  },
});
