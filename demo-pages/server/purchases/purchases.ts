/** What a member has bought. */
export interface Purchase {
  readonly id: string;
  readonly buyerId: number;
  readonly productId: number;
}

/** Marina's, from a seller each. */
const purchases: readonly Purchase[] = [
  { id: "7", buyerId: 1, productId: 101 },
  { id: "8", buyerId: 1, productId: 104 },
];

/** The purchase, if it is this member's. */
export function purchaseOf(buyerId: number, id: string): Purchase | undefined {
  return purchases.find((purchase) => purchase.id === id && purchase.buyerId === buyerId);
}
