import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "formulários",
  summary:
    "no computador, uma caixa com a cara da loja e busca. no celular, a do próprio aparelho. quem guarda o valor é sempre o select do formulário.",
  attributes: {
    searchable: "diz se digitar filtra as opções, sem ligar para acentos.",
    redirect: "diz se uma escolha leva ao endereço que está no valor da opção.",
    labelRemove: "nome do botão que desfaz uma de várias escolhas.",
    emptyText:
      "mostrado e anunciado quando nenhuma opção combina com o que foi digitado, ou não há nenhuma.",
  },
  parts: {
    control: "a caixa desenhada.",
    list: "a lista de opções.",
    message: "o que o navegador diz de uma escolha que ele não aceita.",
  },
  children: { "(default)": "um `<select>`, que guarda o valor, e o que faz parte dele." },
  states: { enhanced: "a caixa desenhada está no lugar da do navegador." },
  tokens: {
    "--yy-color-raised": "fundo.",
    "--yy-color-soft": "a opção ativa, e as escolhas de uma caixa com várias.",
    "--yy-color-line-strong": "borda.",
    "--yy-color-danger": "borda e mensagem enquanto a escolha não é aceita.",
    "--yy-radius-s": "arredondamento.",
    "--yy-z-overlay": "camada da lista, em navegadores sem a API de popover.",
    "--yy-size-target": "altura mínima da caixa e de uma opção.",
  },
});
