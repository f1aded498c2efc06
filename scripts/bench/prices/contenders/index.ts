/** Who edits the prices. Ours is served from `dist/`; code of the others is bundled from here. */
export interface PriceContender {
  /** As it stands in the tables. */
  readonly name: string;
  /** In URLs. */
  readonly id: string;
  readonly flavour?: "react" | "lite";
}

export const priceContenders: readonly PriceContender[] = [
  { name: "ours, React", id: "react", flavour: "react" },
  { name: "ours, lite", id: "lite", flavour: "lite" },
  { name: "plain React", id: "pricesByReact" },
  { name: "plain DOM", id: "pricesByHand" },
];
