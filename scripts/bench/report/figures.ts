type Samples = readonly number[];

/** The median; NaN for no samples. */
export const median = (samples: Samples) => quantile(samples, 0.5);

/** Half the distance between the quartiles. */
export const spread = (samples: Samples) => (quantile(samples, 0.75) - quantile(samples, 0.25)) / 2;

const worst = (samples: Samples) => Math.max(...samples);

/** The quantile, interpolated linearly between neighbours. */
export function quantile(samples: Samples, share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  // The difference of two infinite samples would be NaN.
  if (below === above) return below;
  return below + (above - below) * (place - Math.floor(place));
}

/** A touch without an answer has no time. */
const whole = (value: number) => (Number.isFinite(value) ? value.toFixed(0) : "never");

const milliseconds = (time: number) => `${time.toFixed(1)} ms`;

/** The formats of figures in `benchmarks.md.tpl`, which show the median or the worst sample. */
const formats: Readonly<Record<string, (samples: Samples) => string>> = {
  ms: (times) => milliseconds(median(times)),
  "ms at worst": (times) => milliseconds(worst(times)),
  /** Chromium does not report tasks below 50 ms. */
  task: (times) => (worst(times) > 0 ? milliseconds(worst(times)) : "none over 50 ms"),
  /** A kilobyte has 1,000 bytes. */
  kB: (bytes) => `${(median(bytes) / 1000).toFixed(2)} kB`,
  MB: (bytes) => `${(median(bytes) / 1e6).toFixed(2)} MB`,
  /**
   * The median and the quartiles around it: `728 (640–812)`. Fewer than three samples have no
   * quartiles.
   */
  quartiles: (values) =>
    values.length < 3
      ? whole(median(values))
      : `${whole(median(values))} (${whole(quantile(values, 0.25))}–${whole(quantile(values, 0.75))})`,
  /** The share of ones among ones and zeros, and the number of samples: `83 % of 6`. */
  share: (values) =>
    `${((100 * values.reduce((sum, value) => sum + value, 0)) / values.length).toFixed(0)} % of ${values.length}`,
  /**
   * Three significant digits without an exponent: 1234 → `1230`, 25.13 → `25.1`, 0.3071 → `0.307`.
   */
  significant: (values) => String(Number(median(values).toPrecision(3))),
};

/** @throws Error for an unknown format */
export function formatted(samples: Samples, format: string): string {
  const write = formats[format];
  if (!write) throw new Error(`no format "${format}"`);
  return samples.length === 0 ? "–" : write(samples);
}

/** The value as a multiple of the reference: `0.31`, `3.20`, `12`. */
export function ratio(value: number, reference: number): string {
  const times = value / reference;
  if (!Number.isFinite(times)) return "–";
  return times.toFixed(times < 10 ? 2 : 0);
}
