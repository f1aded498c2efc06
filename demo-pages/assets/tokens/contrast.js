/** The contrast of colours, as WCAG 2.2 defines it, and the pairs of colours that widgets use. */

/**
 * One colour on another, by the names of their tokens.
 * @typedef {{ readonly color: string, readonly on: string, readonly minRatio: number }} Pair
 */

const surfaces = ["surface", "raised", "soft"];
const text = 4.5;
const edge = 3;

/**
 * Every pair in use: text on each surface and on each fill (1.4.3), edges of controls and the ring
 * of the focus (1.4.11).
 * @type {readonly Pair[]}
 */
export const pairs = [
  ...["ink", "muted", "accent", "danger", "success"].flatMap((color) =>
    surfaces.map((on) => ({ color, on, minRatio: text })),
  ),
  ...["surface", "raised"].map((color) => ({ color, on: "ink", minRatio: text })),
  ...["accent", "danger", "success"].map((on) => ({ color: "accent-ink", on, minRatio: text })),
  ...["line-strong", "focus"].flatMap((color) =>
    surfaces.map((on) => ({ color, on, minRatio: edge })),
  ),
];

/**
 * Relative luminance, 0 to 1.
 * @param {string} hex `#rrggbb`
 * @returns {number}
 */
function luminance(hex) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * From 1, no contrast, to 21, black on white.
 * @param {string} one `#rrggbb`
 * @param {string} other `#rrggbb`
 * @returns {number}
 */
export function contrast(one, other) {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/**
 * `4,49:1`: rounded down, so that a ratio that is too small never looks sufficient.
 * @param {number} ratio
 * @returns {string}
 */
export function ratioText(ratio) {
  const floored = Math.floor(ratio * 100 + 1e-9) / 100;
  return `${floored.toLocaleString("pt-BR", { maximumFractionDigits: 2 })}:1`;
}
