import { portuguese } from "@yy/element/config/portuguese";
import * as remote from "@yy/ui/remote/remoteWords.pt";
import * as signedOut from "@yy/ui/remote/signedOutWords.pt";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "caixa de entrada",
  summary:
    "escolhe, marca como lidas, apaga e filtra as mensagens da caixa de entrada, sem perder nada no caminho.",
  attributes: {
    type: "tipo das mensagens que estão nas linhas, vazio para todos; outro tipo traz as linhas dele. o widget escreve aqui quando um filtro trouxe outras.",
    src: "a quem pedir as linhas, com `type`; responde JavaScript ou HTML.",
    readPath: "para onde vai o PATCH com os ids das mensagens a marcar como lidas.",
    deletePath: "para onde vai o DELETE com os ids das mensagens a apagar.",
    selectedText: "anunciado quando há mensagens selecionadas.",
    selectedOneText: "anunciado quando há uma só.",
    selectedNoneText: "anunciado quando não há mais nenhuma.",
    readText: "anunciado depois de marcadas como lidas.",
    readOneText: "anunciado depois de marcada uma só.",
    deletedText: "anunciado depois de apagadas.",
    deletedOneText: "anunciado depois de apagada uma só.",
    loadedText: "anunciado quando as linhas chegaram, ou nenhuma.",
    loadedOneText: "anunciado quando chegou uma linha só.",
    readFailedText: "mostrado e anunciado quando não deu para marcar como lidas.",
    deleteFailedText: "mostrado e anunciado quando não deu para apagar.",
    ...signedOut.attributes,
    labelLoading: remote.attributes.labelLoading,
    failedText: remote.attributes.failedText,
    labelRetry: remote.attributes.labelRetry,
  },
  events: {
    "yy:messages-read": "o servidor marcou estas mensagens como lidas.",
    "yy:messages-deleted": "o servidor apagou estas mensagens; as linhas delas saíram.",
    "yy:message-list-loaded": "as linhas de um tipo, ou as mesmas de novo, estão na lista.",
  },
  parts: { ...remote.parts, ...signedOut.parts },
  children: {
    messages:
      'guarda as linhas, `[data-message-id="tipo$$$id"][data-read]`, cada uma com uma caixa de marcar se puder ser selecionada. obrigatório.',
    "select-all": "uma caixa de marcar, ou o que a contém.",
    toolbar: "aparece enquanto há uma mensagem selecionada.",
    read: "marca as selecionadas como lidas; aparece enquanto uma não lida está selecionada.",
    delete: "apaga as selecionadas; aparece enquanto está selecionada uma que não seja do chat.",
    empty: "aparece enquanto não há linhas.",
    filter: "links ou botões com `data-type`, ou um `<select>` de tipos; vazio para todos.",
  },
  states: {
    loading: "as linhas estão a caminho.",
    empty: "não há linhas.",
    selecting: "há uma mensagem selecionada.",
    error: remote.states.error,
  },
  tokens: {
    "--yy-message-list-space": "altura reservada para as linhas; 6rem se nada for dito.",
    ...remote.tokens,
  },
});
