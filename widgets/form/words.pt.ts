import { portuguese } from "@yy/element/config/portuguese";
import * as signedOut from "@yy/ui/remote/signedOutWords.pt";
import * as failure from "@yy/ui/sending/failureWords.pt";
import { describeMessages } from "./messageSchema";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "formulários",
  summary:
    "confere cada campo enquanto a pessoa escreve, avisa do lado dele, e mostra ali mesmo o que o servidor responder.",
  attributes: {
    submit:
      "quem envia o formulário: o navegador (ou rails-ujs, ou Turbo), com `native`; ou o widget, com um pedido próprio, com `fetch`.",
    validateOnSubmit:
      "deixa os botões de envio habilitados; uma tentativa com erros não envia nada, mostra todos e põe o foco no primeiro.",
    scrollToError:
      "numa tentativa recusada, o primeiro campo com erro vem para 120 px abaixo do topo da janela.",
    reasonText:
      "um motivo seu para os botões de envio desabilitados, com `{count}` campos; vale também para um campo.",
    reasonManyText: "o motivo para mais de um campo, sem um motivo seu.",
    reasonOneText: "o motivo para um campo, sem um motivo seu.",
    loadingText: "aparece no mesmo lugar enquanto o formulário está a caminho.",
    errorText: "mostrado quando o servidor não foi alcançado, ou quebrou.",
    refusedText:
      "mostrado quando o servidor recusou o formulário sem dizer por quê (404, um 422 sem palavras).",
    ...describeMessages(
      (rule, isForOne) => `mensagem de \`${rule}\`${isForOne ? ", para 1" : ""}.`,
    ),
    ...failure.attributes,
    ...signedOut.attributes,
    signedOutText: "mostrado quando a sessão da pessoa terminou, com um link para entrar.",
  },
  events: {
    "yy:form-validated": "depois de cada validação.",
    "yy:form-submitted": "o servidor aceitou o formulário.",
    "yy:form-failed":
      "o servidor recusou o formulário, ou não foi alcançado (`status` 0), ou pede para entrar (401).",
  },
  parts: {
    errors: "o que o servidor diz do formulário inteiro (`role=alert`).",
    progress: 'quanto dos arquivos do formulário já foi; só com `data-submit="fetch"`.',
    ...signedOut.parts,
  },
  children: {
    "<form>":
      "o `<form>` do servidor. os campos levam `data-patterns`, e textos próprios em `data-message-<regra>`.",
  },
  states: {
    invalid: "algum campo não passa nas regras dele.",
    loading: "o formulário está a caminho do servidor.",
    native: "o aplicativo mostra o botão de enviar na barra dele: a página pode esconder o seu.",
  },
  native: {
    show: "o primeiro botão de enviar do formulário: o aplicativo o mostra na barra dele.",
    update: "o texto, se dá para apertar ou se está enviando mudou.",
    hide: "o formulário saiu: o botão sai também.",
  },
  tokens: {
    "--yy-color-danger": "mensagens ao lado dos campos.",
    "--yy-color-accent": "o link para a página de entrar.",
    "--yy-color-muted": "por que os botões de envio estão desabilitados.",
    "--yy-form-message-space":
      "espaço reservado embaixo de um campo para a mensagem dele; 0 não reserva nada.",
    "--yy-form-reason-space":
      "espaço reservado no fim do formulário para dizer por que não dá para enviar.",
  },
});
