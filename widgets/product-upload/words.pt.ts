import { portuguese } from "@yy/element/config/portuguese";
import * as signedOut from "@yy/ui/remote/signedOutWords.pt";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "vender",
  summary:
    "sugere pelo título, pergunta o que a categoria pede, manda as fotos uma a uma e não perde nada do que foi escrito.",
  attributes: {
    redirectUrl:
      "para onde ir quando o anúncio estiver no ar; sem isto, o formulário volta a ficar vazio.",
    photoPath:
      "recebe cada foto (POST multipart, campo `image`) e responde o `image_public_id` dela. obrigatório quando há um filho `photos`.",
    maxPhotoSize: "tamanho máximo de uma foto, em bytes; 10 MB.",
    maxPhotos: "quantas fotos um anúncio pode ter.",
    draftText: "oferece o rascunho; `{when}` é, por exemplo, “de ontem às 14h”.",
    namedDraftText: "oferece um rascunho que tem título, `{name}`.",
    todayText: "o `{when}` de um rascunho de hoje.",
    yesterdayText: "o `{when}` de um rascunho de ontem.",
    dateText: "o `{when}` de um rascunho mais antigo.",
    dateLanguage: "a língua de `{date}` e `{time}`, como `pt-BR`.",
    labelContinue: "o botão que põe o rascunho no formulário.",
    labelDiscard: "o botão que joga o rascunho fora.",
    labelNextDraft: "o botão que mostra o próximo rascunho, quando há mais de um.",
    restoredText: "dito quando o rascunho está no formulário.",
    brandText: "o botão de uma marca sugerida.",
    subcategoryText: "o botão de uma categoria sugerida.",
    chooseText: "primeira opção de uma lista entre os campos de uma categoria.",
    fieldsLoadingText: "mostrado e anunciado enquanto eles estão a caminho.",
    fieldsFailedText: "mostrado e anunciado quando não deu para carregá-los.",
    labelRetry: "o botão ao lado do que tiver falhado.",
    waitingText: "mostrado e anunciado enquanto o anúncio espera pelas fotos.",
    loadingText: "mostrado e anunciado enquanto o anúncio está a caminho.",
    createdText: "mostrado e anunciado quando o anúncio está no ar, se a pessoa fica na página.",
    errorText: "quando o servidor não foi alcançado, ou não disse o erro de campo nenhum.",
    signedOutText: "quando o servidor não reconhece mais quem está na conta.",
    labelLogin: signedOut.attributes.labelLogin,
    loginPath: signedOut.attributes.loginPath,
    photosFailedText: "quando o anúncio não pode ir porque uma foto não foi.",
    photoText: "dá nome a uma foto; `{n}` conta a partir de 1.",
    coverText: "marca a primeira foto.",
    labelForward: "o botão que leva uma foto um lugar mais perto da capa.",
    labelRemove: "o botão que tira uma foto.",
    labelCancel: "o botão que para uma foto a caminho.",
    sendingText: "dá nome à barra de progresso; `{name}` é o nome do arquivo.",
    typeText: "um arquivo que não é imagem destes tipos; `{name}` é o nome do arquivo.",
    sizeText: "uma foto grande demais; `{name}` é o nome do arquivo, `{max}` o tamanho máximo.",
    emptyText: "um arquivo sem nada dentro; `{name}` é o nome do arquivo.",
    goneText: "um arquivo que não dá mais para ler; `{name}` é o nome do arquivo.",
    countText: "uma foto a mais; `{name}` é o nome do arquivo, `{max}` quantas pode haver.",
    photoFailedText:
      "uma foto que o servidor não recebeu ou não aceitou, a não ser que ele diga por quê.",
  },
  events: { "yy:product-created": "o servidor tem o anúncio." },
  parts: {
    draft:
      "a barra que oferece um rascunho (também `continue`, `discard` e `next`: os botões dela).",
    status: "em que pé está o envio.",
    failure: "o que está errado com o anúncio inteiro, com o botão `retry`.",
    ...signedOut.parts,
  },
  children: {
    "<form>":
      "o `<form>` do servidor, com os campos `title`, `price`, `subcategory_id`, `brand` e outros. obrigatório.",
    fields:
      "onde são desenhados os campos da categoria escolhida; o que estiver ali fica até então.",
    suggestions: "onde são desenhadas as sugestões; sem ele, depois do título.",
    photos: 'um `<input type="file" multiple accept="…">`.',
    "smart-price": "só aparece para quem tem preço inteligente; o servidor o manda `hidden`.",
  },
  states: {
    loading: "o anúncio, ou uma foto que ele espera, está a caminho.",
    draft: "um rascunho está sendo oferecido.",
    dragging: "há arquivos sendo arrastados por cima do widget.",
  },
  tokens: {
    "--yy-color-soft": "a barra do rascunho, e o que é arrastado por cima dela.",
    "--yy-color-danger": "mensagens.",
    "--yy-color-accent": "sugestões, e as barras das fotos a caminho.",
    "--yy-product-upload-head": "espaço reservado acima do formulário para o rascunho.",
    "--yy-product-upload-foot":
      "espaço reservado abaixo do formulário para dizer em que pé está o envio.",
  },
});
