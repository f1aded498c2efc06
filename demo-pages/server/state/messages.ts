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

/** Eight messages for member 1: two unread of the default type, one unread chat; two for member 2. */
export function seedMessages(): Message[] {
  const marina = lines.map((line, index) => messageOf(line, 1, 201 + index));
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
