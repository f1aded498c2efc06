import { portuguese } from "@yy/element/config/portuguese";
import * as signedOut from "@yy/ui/remote/signedOutWords.pt";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "vender",
  summary:
    "preços de uma lista longa, um por um ou todos de uma vez. nada do que foi digitado se perde.",
  attributes: {
    labelPrice: "rótulo do campo com um preço para todos os itens.",
    labelFill: "botão que escreve esse preço neles.",
    labelPercent: "rótulo do campo com uma porcentagem.",
    labelRaise: "botão que aumenta os preços por ela.",
    labelLower: "botão que diminui os preços por ela.",
    labelUndo: "botão que desfaz a última mudança de muitos preços.",
    notNumberText: "ao lado de um preço que não é um valor.",
    notPositiveText: "ao lado de um preço de zero ou menos.",
    tooMuchText: "ao lado de um preço que não cabe em campo nenhum.",
    failedText: "ao lado de um preço que não deu para salvar.",
    badPercentText: "depois de uma porcentagem da qual não sai um preço.",
    nothingToChangeText: "quando não há preço para aumentar ou diminuir.",
    changedText: "depois que muitos preços mudaram ou voltaram ao que eram.",
    changedOneText: "depois que mudou um só.",
    nothingToSaveText: "quando já está tudo salvo.",
    savingText: "enquanto os preços estão a caminho.",
    savingOneText: "enquanto um só está a caminho.",
    savedText: "depois de salvos.",
    savedOneText: "depois de salvo um só.",
    stoppedText: "quando o servidor ou a conexão falhou antes de tudo estar salvo.",
    signedOutText: "quando o servidor não reconhece mais quem está na conta.",
    labelLogin: signedOut.attributes.labelLogin,
    loginPath: signedOut.attributes.loginPath,
    invalidText: "por que nada pode ser salvo.",
    invalidOneText: "o mesmo, para um preço só.",
    restoredText: "depois que voltaram preços digitados antes de a página ser recarregada.",
    restoredOneText: "o mesmo, para um preço só.",
    leaveText:
      "perguntado antes de uma visita do Turbo; quando se sai da própria página, o navegador pergunta com as palavras dele.",
  },
  events: { "yy:price-saved": "o servidor tem o preço de um item." },
  parts: {
    bulk: "a caixa acima dos itens, com o que muda muitos preços.",
    "all-price": "campo com um preço para todos os itens.",
    fill: "botão que escreve esse preço neles.",
    percent: "campo com uma porcentagem.",
    raise: "botão que aumenta os preços.",
    lower: "botão que diminui os preços.",
    undo: "botão que desfaz a última mudança.",
    status: "a linha que diz como as coisas estão.",
    ...signedOut.parts,
  },
  children: {
    item: "um formulário com `data-item-id`, um por item; `data-state` diz em que pé ele está.",
    price: "num item: o campo em que a pessoa digita; o editor põe a máscara.",
    "hidden-price": "num item: o campo escondido que envia o preço como `1234.56`.",
    actions: "o que aparece quando a lista está completa.",
    submit: "nas ações: um botão que salva tudo o que mudou.",
    "(default)": "a lista, dentro de um `yy-infinite-scroll` quando é longa.",
  },
  states: {
    finished: "a lista está completa; as ações aparecem.",
    unsaved: "pelo menos um preço foi digitado e não foi salvo.",
    invalid: "pelo menos um preço está errado; nada pode ser enviado.",
    saving: "há preços a caminho.",
  },
  tokens: {
    "--yy-missing-price-editor-space":
      "altura reservada acima dos itens para a caixa; menos numa coluna larga, mais numa estreita.",
    "--yy-missing-price-editor-item":
      "altura aproximada de um item; o navegador a usa para os que ainda não desenhou.",
    "--yy-color-accent": "borda de um item mudado, e o botão principal.",
    "--yy-color-danger": "borda de um item errado, ou que não deu para salvar.",
    "--yy-color-success": "borda de um item salvo.",
    "--yy-color-raised": "fundo da caixa acima dos itens.",
    "--yy-radius-m": "arredondamento dessa caixa.",
    "--yy-size-target": "altura mínima de botões e campos.",
  },
});
