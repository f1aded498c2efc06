import type { DemoState } from "../../fixtures/types";

/** Items per page of the list; the first page is in the document. */
export const unpricedPerPage = 12;

/** One page of the items without a price that follow this id, and the address of the next page. */
export function unpricedAfter({ unpricedItems }: DemoState, id: number) {
  const rest = unpricedItems.filter((item) => item.price === null && item.id > id);
  const items = rest.slice(0, unpricedPerPage);
  const last = items.at(-1);
  const next =
    last && rest.length > items.length
      ? `/pro/precos-faltantes/itens?depois_de=${last.id}`
      : undefined;
  return { items, next };
}
