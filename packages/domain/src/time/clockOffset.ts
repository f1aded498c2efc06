interface Clocks {
  /** The server's time when it rendered the page, in epoch ms. */
  readonly serverNow: number;
  /** The time of the visitor's clock now, in epoch ms. */
  readonly now: number;
  /**
   * The time of the visitor's clock when the page was requested, in epoch ms; undefined for a
   * cached page.
   */
  readonly askedAt: number | undefined;
}

/**
 * How far the server's clock is ahead of the visitor's, in ms. The server wrote its time at an
 * unknown moment between the request for the page and now, so the result is the smallest offset
 * that is possible: 0 when the visitor's clock may be right.
 */
export function clockOffset({ serverNow, now, askedAt }: Clocks): number {
  const minOffset = serverNow - now;
  const maxOffset = askedAt === undefined ? Number.POSITIVE_INFINITY : serverNow - askedAt;
  return Math.max(minOffset, Math.min(0, maxOffset));
}
