import { isValidCpf } from "@yy/domain/forms/documents";
import type { DemoState, OutpostProduct } from "../../fixtures/types";

const thirdParties: Readonly<Record<string, string>> = {
  "52998224725": "Beatriz Nogueira",
  "11144477735": "Rafael Monteiro",
};

/** What third parties leave at an outpost, in turn. */
const titles = ["Caixa de peças usadas", "Vestido de linho", "Bolsa de palha", "Sandália de couro"];

/** What came of a lookup by CPF. */
export type LookedUp =
  | { readonly kind: "added"; readonly product: OutpostProduct }
  | { readonly kind: "unknown"; readonly message: string }
  | { readonly kind: "invalid"; readonly message: string };

/** Adds a product of the third party with this CPF, digits only. */
export function lookUpThirdParty(state: DemoState, cpf: string): LookedUp {
  if (!/^\d{11}$/.test(cpf) || !isValidCpf(cpf)) {
    return { kind: "invalid", message: "não é um cpf válido" };
  }
  const ownerName = thirdParties[cpf];
  if (ownerName === undefined) {
    return { kind: "unknown", message: "não encontramos ninguém com esse cpf" };
  }
  state.lastId += 1;
  const title = titles[state.outpostProducts.length % titles.length] ?? "peça";
  const product = { id: state.lastId, title, cpf, ownerName };
  state.outpostProducts.push(product);
  return { kind: "added", product };
}

/** False when it is not there any more. */
export function removeOutpostProduct(state: DemoState, id: number): boolean {
  const before = state.outpostProducts.length;
  state.outpostProducts = state.outpostProducts.filter((product) => product.id !== id);
  return state.outpostProducts.length < before;
}
