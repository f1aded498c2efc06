import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "compras",
  summary:
    "a foto, o nome e o preço de uma peça, com curtir e sacola. o cartão inteiro leva à página dela.",
  attributes: {
    product: "a peça; outros campos são ignorados, e o `href` dela também.",
    qid: "vai junto com o link: a busca que encontrou a peça.",
    sref: "vai junto com o link: a seção em que ela estava.",
    ref: "vai junto com o link: de onde veio a visita.",
    labelLike: "nome do botão de curtir.",
    labelBundle: "nome do botão que pede a sacola.",
    labelSold: "texto em uma peça que não pode ser comprada.",
  },
  events: {
    "yy:bundle-requested": "quem visita quer a peça na sacola; quem a põe lá é a página.",
    "yy:like-requested":
      "quem visita quer curtir a peça, ou não quer mais; a página guarda isso e muda `data-product`, e o cartão acompanha.",
  },
  parts: {
    card: "o cartão inteiro.",
    title: "o nome: um título do mesmo nível do que veio do servidor; sem um, um parágrafo.",
    link: "o link; a área dele é o cartão inteiro.",
    price: "o preço.",
    "old-price": "o preço de antes do desconto.",
    photo: "a foto.",
    placeholder: "o que fica no lugar de uma foto que falta ou não carrega.",
    discount: "a porcentagem do desconto.",
    sold: "diz que não dá para comprar.",
    like: "o botão de curtir.",
    bundle: "o botão que pede a sacola.",
  },
  children: {
    "(default)":
      "o que aparece antes do script e sem ele: um link com foto e preço. o título dele, ou as palavras, dão nome à peça quando ela não tem `title`.",
  },
  states: {
    available: "a peça está à venda e ainda há unidades.",
    discounted: "há um preço de antes e uma porcentagem acima de 0.",
    liked: "quem visita curte a peça.",
  },
  tokens: {
    "--yy-color-ink": "fundo da palavra de uma peça vendida.",
    "--yy-color-muted": "o preço de antes, e o desenho no lugar de uma foto.",
    "--yy-color-accent": "o coração.",
    "--yy-color-raised": "fundo dos botões e da porcentagem.",
    "--yy-color-soft": "fundo da foto enquanto carrega, e no lugar dela.",
    "--yy-radius-m": "arredondamento da foto.",
    "--yy-size-target": "largura e altura dos botões.",
  },
});
