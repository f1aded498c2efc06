interface Clocks {
  /** What the server's clock said when it wrote the page, in epoch ms. */
  readonly serverNow: number;
  /** What the visitor's clock says now. */
  readonly now: number;
  /**
   * What the visitor's clock said when the page was asked for; undefined for one that was written
   * earlier, and kept.
   */
  readonly askedAt: number | undefined;
}

/**
 * How far the server's clock is ahead of the visitor's, in ms: the least that is certain. The
 * server wrote its time between the request for the page and its arrival, at an unknown moment:
 * scripts come late, and caches keep pages. A clock that may be right is left alone.
 */
export function clockOffset({ serverNow, now, askedAt }: Clocks): number {
  const minOffset = serverNow - now;
  const maxOffset = askedAt === undefined ? Number.POSITIVE_INFINITY : serverNow - askedAt;
  return Math.max(minOffset, Math.min(0, maxOffset));
}
