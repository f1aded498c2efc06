import drawings from "../../fixtures/drawings.json";
import { hashOf } from "./hash";
import type { Look, Pattern } from "./look";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A piece on a light background, as SVG; the detail photo is a close-up. */
export function drawPiece({ drawing, color, pattern }: Look, size: Size, isDetail: boolean) {
  const line = mixed(color, luminance(color) < 0.08 ? "#ffffff" : "#000000", 0.24);
  const background = backgroundFor(color);
  return svg(
    size,
    isDetail ? "12 10 76 76" : "0 0 100 100",
    `<linearGradient id="ground" x2="0" y2="1"><stop stop-color="${background}"/><stop offset="1" stop-color="${mixed(background, "#000000", 0.08)}"/></linearGradient>
${pattern ? patternOf(pattern, color) : ""}
<rect x="-100" y="-100" width="300" height="300" fill="url(#ground)"/>
<ellipse cx="50" cy="91" rx="34" ry="3" fill="#000" opacity=".1"/>
<path id="piece" d="${drawings[drawing]}" fill="${color}" stroke="${line}" stroke-width="1.2" stroke-linejoin="round" fill-rule="evenodd"/>
${pattern ? `<path d="${drawings[drawing]}" fill="url(#pattern)" fill-rule="evenodd"/>` : ""}`,
    // A wide photo shows the whole piece, with more background beside it.
    size.width > size.height * 1.3 ? "meet" : "slice",
  );
}

/** A portrait or the cover of a store; the same image id always has the same two hues. */
export function drawPerson(image: string, drawing: "avatar" | "capa", size: Size) {
  const hue = hueOf(image);
  const colors = { paper: `hsl(${hue} 55% 90%)`, shade: `hsl(${hue + 25} 48% 80%)` };
  const ink = `hsl(${hue + 190} 42% 42%)`;
  return svg(
    size,
    "0 0 100 100",
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${colors.paper}"/><stop offset="1" stop-color="${colors.shade}"/></linearGradient>
<rect x="-100" y="-100" width="300" height="300" fill="url(#g)"/>
<circle cx="${20 + (hue % 60)}" cy="${15 + (hue % 20)}" r="34" fill="#fff" opacity=".35"/>
<path d="${drawings[drawing]}" fill="${ink}" stroke="${ink}" stroke-width="2" stroke-linejoin="round" fill-rule="evenodd"/>`,
  );
}

function svg(
  { width, height }: Size,
  viewBox: string,
  content: string,
  fit: "meet" | "slice" = "slice",
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid ${fit}">
${content}
</svg>
`;
}

/** A muted, warm colour that contrasts with the piece. */
function backgroundFor(color: string): string {
  if (luminance(color) > 0.8) return "#cfc4b6";
  return mixed("#efe9e1", color, 0.1);
}

function patternOf(pattern: Pattern, color: string): string {
  const dark = luminance(color) < 0.2;
  const [size, marks] = marksOf[pattern](
    dark ? mixed(color, "#ffffff", 0.45) : mixed(color, "#000000", 0.45),
    mixed(color, "#ffffff", 0.75),
  );
  return `<pattern id="pattern" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${marks}</pattern>`;
}

const marksOf: Readonly<Record<Pattern, (ink: string, light: string) => [number, string]>> = {
  stripes: (_, light) => [8, `<rect width="8" height="4" fill="${light}"/>`],
  pinstripes: (ink) => [5, `<rect width=".7" height="5" fill="${ink}"/>`],
  checks: (ink, light) => [
    12,
    `<g opacity=".5"><rect width="5" height="12" fill="${ink}"/><rect width="12" height="5" fill="${ink}"/></g><g opacity=".7"><rect x="8" width="1" height="12" fill="${light}"/><rect y="8" width="12" height="1" fill="${light}"/></g>`,
  ],
  flowers: (ink, light) => [
    13,
    `<g fill="${light}"><circle cx="4" cy="2.6" r="1.4"/><circle cx="4" cy="5.4" r="1.4"/><circle cx="2.6" cy="4" r="1.4"/><circle cx="5.4" cy="4" r="1.4"/></g><circle cx="4" cy="4" r=".9" fill="${ink}"/><circle cx="10" cy="10" r="1.2" fill="#5f8a4c"/>`,
  ],
  weave: (ink) => [
    6,
    `<path d="M0 3h3V0M3 6V3h3" fill="none" stroke="${ink}" stroke-width=".6" opacity=".6"/>`,
  ],
  pearls: (ink) => [
    4,
    `<circle cx="2" cy="2" r="1.5" fill="none" stroke="${ink}" stroke-width=".4" opacity=".7"/>`,
  ],
};

/** Mixes two colours; a `ratio` of 0 is the first, 1 the second. */
function mixed(from: string, to: string, ratio: number): string {
  const ends = [channels(from), channels(to)] as const;
  const values = ends[0].map((value, index) =>
    Math.round(value + ((ends[1][index] ?? 0) - value) * ratio),
  );
  return `#${values.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Relative luminance, approximate: enough to tell light from dark. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => (value / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

/** A hue from 0 to 359, derived from a text. */
const hueOf = (text: string): number => hashOf(text) % 360;
