import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "formulários",
  summary: "a pessoa diz o cep, a gente preenche o resto.",
  attributes: {
    autocomplete: "`false` desliga a busca.",
    lookup:
      "o que é buscado: exatamente oito caracteres (`field`), ou quatro ou mais quaisquer (`form`).",
    notFoundText: "mostrado depois de um cep que não existe.",
    warning: "o mesmo; onde os dois estão escritos, vale este.",
    failedText: "mostrado depois de um cep cuja busca ficou sem resposta, ou sem uma que sirva.",
    filledText: "dito a leitores de tela quando o endereço está preenchido.",
    placeholder: "primeira opção de uma lista de cidades que este widget carrega.",
  },
  events: {
    "yy:address-filled": "o endereço de um cep foi encontrado e preenchido.",
    "yy:address-failed": "uma busca falhou, de qualquer jeito; `status` 0 é nenhuma resposta.",
  },
  children: {
    zipcode: "o `<input>` do cep. obrigatório.",
    state: "o estado, um input ou um select de siglas.",
    city: "a cidade, um input ou um select, talvez dentro de um `yy-city-select`.",
    street: "a rua, com o tipo dela.",
    number: "o número; só é escrito quando vem junto com a rua que foi preenchida.",
    complement: "o complemento; nunca é escrito.",
    neighborhood: "o bairro.",
    latitude: "a latitude, em graus.",
    longitude: "a longitude, em graus.",
    "(default)": "tudo em volta dos campos.",
  },
  states: { loading: "uma busca está a caminho." },
  tokens: { "--yy-color-danger": "o aviso." },
});
