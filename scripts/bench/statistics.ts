/** The middle of the values, and how far the middle half of them lies around it. */
export interface Summary {
  readonly median: number;
  /** Half the distance between the quartiles. */
  readonly spread: number;
}

export function summarize(values: readonly number[]): Summary {
  return {
    median: quantile(values, 0.5),
    spread: (quantile(values, 0.75) - quantile(values, 0.25)) / 2,
  };
}

/** Linear between neighbours; NaN of nothing. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}
