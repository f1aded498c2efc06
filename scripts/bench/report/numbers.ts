/** Three significant digits, without an exponent: 1234 → `1230`, 25.13 → `25.1`, 0.3071 → `0.307`. */
export function significant(value: number): string {
  if (!Number.isFinite(value)) return "–";
  return String(Number(value.toPrecision(3)));
}

/** How many times the one is the other: `0.31`, `3.2`, `12`. */
export function ratio(value: number, reference: number): string {
  const times = value / reference;
  if (!Number.isFinite(times)) return "–";
  return times.toFixed(times < 1 ? 2 : times < 10 ? 1 : 0);
}

/** Bytes → `2.36 kB`, of 1,000 bytes as size-limit counts them. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} kB`;
}

export function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`;
}
