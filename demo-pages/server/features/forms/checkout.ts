import { formatMoney } from "@yy/domain/format/numbers";
import { Hono } from "hono";
import type { Product } from "../../fixtures/types";
import type { DemoEnv } from "../../middleware/environment";
import type { FeatureParts } from "../../rendering/renderPage";
import { productView } from "../views";
import type { FormField, FormOption, FormValues, FormVisit, PageForm } from "./PageForm";

const maxInstallments = 6;
const minInstallment = 20;

/**
 * `/comprar?produto={id}`: paying for a product by card. Turbo sends the form; afterwards the
 * product is sold.
 */
export const checkoutForm: PageForm = {
  path: "/comprar",
  template: "checkout",
  libs: ["turbo"],
  errorStyle: { keys: "full name", messages: "text" },
  fields: (visit, values) => fieldsFor(productOf(visit, values)),
  fieldErrors(visit, values) {
    return productOf(visit, values)?.state === "published"
      ? {}
      : { base: "esta peça acabou de ser vendida" };
  },
  accept(visit, values) {
    const product = productOf(visit, values);
    visit.state.lastId += 1;
    const order = {
      id: visit.state.lastId,
      productId: product?.id ?? 0,
      installments: Number(values("order[installments]")),
      lastDigits: values("card[number]").replace(/\D/g, "").slice(-4),
    };
    visit.state.orders.push(order);
    visit.state.products = visit.state.products.map((each) =>
      each === product ? { ...each, state: "sold", availableUnits: 0 } : each,
    );
    return {
      location: `/comprar/obrigado?pedido=${order.id}`,
      message: "compra feita! avisamos quem vende.",
      body: { order: { id: order.id, product_id: order.productId } },
    };
  },
  view(visit, values) {
    const product = productOf(visit, values);
    return { product: product === undefined ? null : productView(visit.state, product) };
  },
};

/** `/comprar/obrigado?pedido={id}`: the page after an order, or one that says it is unknown. */
export function checkoutRoutes({ state, page }: FeatureParts): Hono<DemoEnv> {
  return new Hono<DemoEnv>().get("/comprar/obrigado", (request) => {
    const order = state.orders.find(({ id }) => String(id) === request.req.query("pedido"));
    const product = state.products.find(({ id }) => id === order?.productId);
    return page(request, "checkout-done", {
      order: order ?? null,
      product: product === undefined ? null : productView(state, product),
    });
  });
}

function fieldsFor(product: Product | undefined): FormField[] {
  return [
    { name: "order[product_id]", initial: String(product?.id ?? "") },
    { name: "card[number]", patterns: "isNonEmpty,isCreditCard", isSecret: true },
    { name: "card[holder]", patterns: "isNonEmpty,isFullName,isAscii" },
    { name: "card[expiry]", patterns: "isNonEmpty,isValidExpiry", isSecret: true },
    {
      name: "card[code]",
      patterns: "isNonEmpty,isSecurityCode:card[number]",
      messages: { isSecurityCode: "confira o código no verso do cartão" },
      isSecret: true,
    },
    { name: "card[cpf]", patterns: "isNonEmpty,isValidCpf" },
    {
      name: "order[installments]",
      patterns: "isSelected",
      ...(product && { options: installmentsOf(product.price) }),
    },
  ];
}

/** The product that the form names, else the address, else the first one on sale. */
function productOf({ state, request }: FormVisit, values: FormValues): Product | undefined {
  const asked = values("order[product_id]") || (request.req.query("produto") ?? "");
  return asked === ""
    ? state.products.find((product) => product.state === "published")
    : state.products.find((product) => String(product.id) === asked);
}

function installmentsOf(price: number): FormOption[] {
  const count = Math.max(1, Math.min(maxInstallments, Math.floor(price / minInstallment)));
  return Array.from({ length: count }, (_, index) => {
    const amount = formatMoney(price / (index + 1), { symbol: true });
    return {
      value: String(index + 1),
      label: index === 0 ? `à vista, ${amount}` : `${index + 1}x de ${amount} sem juros`,
    };
  });
}
