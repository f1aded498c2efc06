import type { DemoState } from "../../fixtures/types";

/** Items on a page of the list, and so on the first, which the server writes into the document. */
export const firstUnpriced = 12;

/**
 * The items without a price that follow the one of this id, a page of them, and where the next page
 * is, if there is one.
 */
export function unpricedAfter({ unpricedItems }: DemoState, id: number) {
  const rest = unpricedItems.filter((item) => item.price === null && item.id > id);
  const items = rest.slice(0, firstUnpriced);
  const last = items.at(-1);
  const next =
    last && rest.length > items.length
      ? `/pro/precos-faltantes/itens?depois_de=${last.id}`
      : undefined;
  return { items, next };
}
