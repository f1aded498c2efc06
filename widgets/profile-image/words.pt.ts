import { portuguese } from "@yy/element/config/portuguese";
import * as signedOut from "@yy/ui/remote/signedOutWords.pt";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "pessoas",
  summary:
    "troca a foto ou a capa da lojinha. ela aparece na hora, o envio mostra quanto falta e pode ser cancelado.",
  attributes: {
    kind: "qual das duas imagens de um perfil: a foto (`avatar`) ou a capa (`header`).",
    maxSize: "tamanho máximo de uma imagem enviada, em bytes; 10 MB.",
    labelChoose: "texto do botão que escolhe uma imagem.",
    hintText: 'o que pode ser enviado, embaixo do botão; `{max}` é o tamanho máximo. `""`: nada.',
    dropText: "por cima da imagem enquanto um arquivo é arrastado sobre o elemento.",
    labelSending: "nome da barra de progresso; `{name}` é o nome do arquivo.",
    labelCancel: "texto do botão que para o envio.",
    labelRetry: "texto do botão que envia uma imagem de novo.",
    doneText: "anunciado quando o servidor tem a imagem.",
    cancelledText: "anunciado quando o envio foi parado.",
    typeText: "o que é dito de um arquivo de outro tipo.",
    sizeText: "o que é dito de um arquivo acima de `data-max-size`, `{max}`.",
    emptyText: "o que é dito de um arquivo sem nada dentro.",
    manyText: "o que é dito de vários arquivos soltos juntos.",
    failedText: "mostrado e anunciado quando não deu para enviar e o servidor não disse por quê.",
    signedOutText: "o mesmo, quando a sessão terminou.",
    labelLogin: signedOut.attributes.labelLogin,
    loginPath: signedOut.attributes.loginPath,
  },
  events: { "yy:image-changed": "o servidor tem a imagem nova." },
  parts: {
    frame: "o lugar da imagem.",
    preview: "a imagem escolhida, por cima da anterior.",
    drop: "o que fica por cima da imagem enquanto um arquivo é arrastado sobre o elemento.",
    choose: "o botão que escolhe uma imagem.",
    hint: "o que pode ser enviado.",
    progress: "a barra de progresso.",
    cancel: "o botão que para o envio.",
    failure: "por que uma imagem não foi aceita, e o jeito de enviar de novo.",
    retry: "o botão que envia de novo.",
    ...signedOut.parts,
  },
  children: {
    "(default)":
      "a imagem de agora, um `<img>`, e ao lado dela um formulário com um campo de arquivo, que faz o trabalho sem o script.",
  },
  states: {
    dragging: "um arquivo está sendo arrastado sobre o elemento.",
    sending: "uma imagem está a caminho.",
    error: "a última imagem foi recusada, ou não deu para enviar.",
  },
  tokens: {
    "--yy-profile-image-size": "lado mínimo do lugar de um avatar; 6rem se nada for dito.",
    "--yy-radius-m": "arredondamento do lugar de uma capa.",
    "--yy-color-soft": "fundo do lugar da imagem.",
    "--yy-color-accent": "o progresso, e a borda enquanto um arquivo é arrastado por cima.",
    "--yy-color-danger": "a mensagem.",
    "--yy-color-line-strong": "borda dos botões.",
    "--yy-size-target": "altura mínima dos botões.",
  },
});
