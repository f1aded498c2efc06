import { formatMoney } from "@yy/domain/format/numbers";
import { amountDigits } from "@yy/domain/forms/money";
import { productView, userView } from "../views";
import type { FormValues, PageForm } from "./PageForm";

/** The offer that waits for an answer: Rafael's, for Marina's dress. */
const offer = { productId: 126, buyerId: 4, price: 50 };

const answers: Readonly<Record<string, string>> = {
  accept: "oferta aceita. a peça já está reservada.",
  refuse: "oferta recusada. a peça continua à venda.",
  counter: "contraproposta enviada. agora é esperar.",
};

/** `/voucher`: a seller's answer to an offer. The browser sends the form, not a script. */
export const voucherForm: PageForm = {
  path: "/voucher",
  template: "voucher",
  errorStyle: { keys: "last bracket", messages: "list" },
  fields({ state }) {
    const fullPrice = state.products.find(({ id }) => id === offer.productId)?.price ?? offer.price;
    return [
      {
        name: "voucher[answer]",
        patterns: "isSelected",
        messages: { isSelected: "escolha uma resposta" },
        options: [
          { value: "accept", label: "aceitar" },
          { value: "refuse", label: "recusar" },
          { value: "counter", label: "fazer uma contraproposta" },
        ],
      },
      {
        name: "voucher[counter_price]",
        patterns: `isNonEmpty,minValue:${offer.price},maxValue:${fullPrice}`,
        messages: { maxValue: "peça menos do que a peça custa hoje" },
        isMoney: true,
        isAsked: isCounter,
      },
      { name: "voucher[boost]", isAsked: isCounter },
    ];
  },
  accept({ state }, values) {
    const answer = values("voucher[answer]");
    const isCounter = answer === "counter";
    const price = isCounter ? amountDigits(values("voucher[counter_price]")) : null;
    const boost = isCounter && values("voucher[boost]") !== "";
    state.voucherAnswers.push({ answer, price, boost });
    return {
      location: "/voucher",
      message: answers[answer] ?? "",
      body: { answer, counter_price: price, boost },
    };
  },
  view: ({ state }) => {
    const product = state.products.find(({ id }) => id === offer.productId);
    const buyer = state.users.find(({ id }) => id === offer.buyerId);
    return {
      product: product === undefined ? null : productView(state, product),
      buyer: buyer === undefined ? null : userView(state, buyer),
      offeredPrice: formatMoney(offer.price, { symbol: true }),
    };
  },
};

function isCounter(values: FormValues): boolean {
  return values("voucher[answer]") === "counter";
}
