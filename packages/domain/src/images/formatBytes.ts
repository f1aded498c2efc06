import { formatNumber } from "../format/numbers";

const units = ["bytes", "kB", "MB", "GB"];

/**
 * A size in bytes as a text for visitors, with one decimal at most: `10485760` is "10 MB", `1536`
 * is "1,5 kB".
 */
export function formatBytes(bytes: number): string {
  let size = bytes;
  let unit = 0;
  // The size is rounded before it is compared: 1023.99 kB would read "1.024 kB".
  while (rounded(size) >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const shown = rounded(size);
  return `${formatNumber(shown, Number.isInteger(shown) ? 0 : 1)} ${units[unit]}`;
}

function rounded(size: number): number {
  return Math.round(size * 10) / 10;
}
