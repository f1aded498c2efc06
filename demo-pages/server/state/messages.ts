import type { Message, MessageType } from "./types";

type Line = readonly [MessageType, string, string, string, boolean];

const lines: readonly Line[] = [
  [
    "default",
    "lojinha",
    "seu vestido foi vendido!",
    "prepare o pacote e poste em até três dias úteis",
    false,
  ],
  [
    "chat",
    "Beatriz Nogueira",
    "sobre a sapatilha bordada",
    "oi! ela é do tipo que laceia com o uso?",
    false,
  ],
  ["default", "lojinha", "oferta recebida", "Rafael ofereceu R$ 55 na camisa xadrez", false],
  ["default", "lojinha", "pagamento liberado", "o dinheiro da sua venda já está na carteira", true],
  ["chat", "João Pedro Lima", "entrega em mãos", "combinado, sábado às 10h no metrô", true],
  ["default", "lojinha", "sua compra foi postada", "acompanhe pelo código de rastreio", true],
  ["default", "lojinha", "avalie sua compra", "conta pra gente como foi comprar da Luiza", true],
  ["default", "lojinha", "novidades da semana", "cinco lojinhas que você precisa conhecer", true],
];

/** What Marina has read long ago: enough to be worth a filter. */
const olderLines: readonly Line[] = [
  ["offer", "Rafael Costa", "oferta na camisa xadrez", "ofereceu R$ 55, você pediu R$ 58", true],
  ["offer", "Beatriz Nogueira", "oferta na sapatilha bordada", "ofereceu R$ 50 com frete", true],
  ["chat", "Ana Clara Siqueira", "medidas do short jeans", "a cintura tem 36 cm, esticado", true],
  ["default", "lojinha", "sua peça está em destaque", "ela fica na vitrine até domingo", true],
  ["offer", "Paula Freitas", "oferta no vestido listrado", "ofereceu R$ 60, vale por um dia", true],
  ["default", "lojinha", "etiqueta pronta", "imprima e cole no pacote", true],
  ["chat", "Luiza Prado", "posso reservar?", "guardo pra você até sexta", true],
  ["offer", "Caio Martins", "oferta no short jeans", "ofereceu R$ 40 e retira em mãos", true],
  ["default", "lojinha", "pacote a caminho", "sai para entrega amanhã de manhã", true],
  ["offer", "Júlia Ramos", "oferta na sapatilha bordada", "ofereceu R$ 45", true],
  ["chat", "Rafael Costa", "chegou direitinho", "amei a camisa, obrigado!", true],
  ["default", "lojinha", "você ganhou uma avaliação", "cinco estrelas da Beatriz", true],
  ["offer", "Ana Clara Siqueira", "contraoferta aceita", "R$ 62 no vestido listrado", true],
  ["default", "lojinha", "frete mais barato", "todo o sudeste, só nesta semana", true],
  ["chat", "Paula Freitas", "tem outras cores?", "só essa, mas chega mais em breve", true],
  ["offer", "Luiza Prado", "oferta recusada", "R$ 20 no short jeans", true],
  ["default", "lojinha", "renove seus anúncios", "três peças estão paradas há um mês", true],
  ["default", "lojinha", "sua compra chegou", "tudo certo com a bolsa de palha?", true],
  ["offer", "Caio Martins", "oferta expirada", "o short jeans continua à venda", true],
  ["chat", "Júlia Ramos", "aceita troca?", "por enquanto só venda", true],
  ["default", "lojinha", "bem-vinda de volta", "duas lojinhas que você segue têm novidades", true],
  ["offer", "Beatriz Nogueira", "primeira oferta", "R$ 70 no vestido listrado", true],
];

/**
 * Thirty messages for member 1: two unread of the default type and one unread chat among the first eight; two for
 * member 2.
 */
export function seedMessages(): Message[] {
  const marina = [...lines, ...olderLines].map((line, index) => messageOf(line, 1, 201 + index));
  const joao = lines.slice(0, 2).map((line, index) => messageOf(line, 2, 301 + index));
  return [...marina, ...joao];
}

function messageOf(
  [type, from, subject, excerpt, read]: Line,
  userId: number,
  number: number,
): Message {
  const sentAt = new Date(
    Date.UTC(2025, 9, 30 - (number % 100), 13, 5 * (number % 12)),
  ).toISOString();
  return { id: `${type}$$$${number}`, type, userId, from, subject, excerpt, sentAt, read };
}
