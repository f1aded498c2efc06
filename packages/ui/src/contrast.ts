/** A colour and the background it is used on, as token names without `--yy-color-`. */
export interface ColourPair {
  readonly ink: string;
  readonly ground: string;
  /**
   * What the colour is used for. WCAG 2.2 requires 4.5:1 for text (1.4.3) and 3:1 for edges of
   * controls (1.4.11); decoration may have any contrast.
   */
  readonly kind: "text" | "edge" | "decoration";
}

const surfaces = ["surface", "raised", "soft"];

const pairs = (
  inks: readonly string[],
  grounds: readonly string[],
  kind: ColourPair["kind"],
): ColourPair[] => grounds.flatMap((ground) => inks.map((ink) => ({ ink, ground, kind })));

/** All pairs that style sheets use; a test fails when one uses another pair. */
export const colourPairs: readonly ColourPair[] = [
  ...pairs(["ink", "muted", "accent", "danger", "success"], surfaces, "text"),
  ...pairs(["surface", "raised"], ["ink"], "text"),
  ...pairs(["accent-ink"], ["accent", "danger", "success"], "text"),
  ...pairs(["line-strong", "focus"], surfaces, "edge"),
  ...pairs(["line"], surfaces, "decoration"),
];

/** The least contrast that WCAG 2.2 AA accepts. */
export const minContrast: Readonly<Record<ColourPair["kind"], number>> = {
  text: 4.5,
  edge: 3,
  decoration: 1,
};

/** WCAG 2.2's contrast ratio of two colours, `#rrggbb`: 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance, 0 to 1. */
function luminance(hex: string): number {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new RangeError(`"${hex}" is not a colour like #1a5fd0.`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
