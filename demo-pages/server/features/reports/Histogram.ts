const minMs = 0.1;
const bucketsPerDoubling = 4;
const lastBucket = 100;

/**
 * Counts durations in about a hundred buckets, whatever their number. A duration is known to within
 * a fifth of its value.
 */
export class Histogram {
  readonly #counts = new Map<number, number>();
  #total = 0;

  get total(): number {
    return this.#total;
  }

  add(ms: number, count = 1): void {
    const bucket = Math.ceil(Math.log2(Math.max(ms, minMs) / minMs) * bucketsPerDoubling);
    this.#count(Math.min(bucket, lastBucket), count);
  }

  merge(other: Histogram): void {
    for (const [bucket, count] of other.#counts) this.#count(bucket, count);
  }

  /**
   * The duration in ms that this share of the durations does not exceed, to a tenth; null without
   * durations.
   */
  quantile(share: number): number | null {
    let remaining = Math.ceil(this.#total * share);
    for (const [bucket, count] of [...this.#counts].sort(([a], [b]) => a - b)) {
      remaining -= count;
      if (remaining <= 0) return Math.round(minMs * 2 ** (bucket / bucketsPerDoubling) * 10) / 10;
    }
    return null;
  }

  #count(bucket: number, count: number): void {
    if (count <= 0) return;
    this.#counts.set(bucket, (this.#counts.get(bucket) ?? 0) + count);
    this.#total += count;
  }
}
