import { ancestorsOf } from "./tree";

interface Colour {
  readonly channels: readonly [red: number, green: number, blue: number];
  /** 0 to 1. */
  readonly alpha: number;
}

const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

/** Any colour that CSS knows. */
export function parseColour(text: string): Colour {
  if (!canvas) throw new Error("no canvas");
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return { channels: [red, green, blue], alpha: alpha / 255 };
}

/** The colour behind what is in an element: its background, and those that show through it. */
export function groundOf(element: Element): Colour {
  const grounds = [...ancestorsOf(element)].map((each) =>
    parseColour(getComputedStyle(each).backgroundColor),
  );
  return grounds.reduceRight(
    (below, above) => over(above, below),
    parseColour(matchMedia("(prefers-color-scheme: dark)").matches ? "#121212" : "#fff"),
  );
}

/** WCAG's contrast, 1 to 21; what is transparent is laid over the other. */
export function contrastOf(colour: Colour, ground: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(over(colour, ground)), luminance(ground)].sort(
    (one, other) => one - other,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

function over({ channels, alpha }: Colour, below: Colour): Colour {
  const [red, green, blue] = channels.map(
    (channel, at) => channel * alpha + (below.channels[at] ?? 0) * (1 - alpha),
  );
  return { channels: [red ?? 0, green ?? 0, blue ?? 0], alpha: 1 };
}

function luminance({ channels }: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
