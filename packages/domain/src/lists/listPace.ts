/**
 * Counts the pages that an endless list has requested automatically, and those that did not make it
 * longer.
 */
export interface ListPace {
  /** The number of pages that were requested since the visitor last scrolled. */
  readonly unscrolled: number;
  /**
   * The number of consecutive pages that did not make the list longer, because a filter hides their
   * items, or because the items are side by side.
   */
  readonly ungrown: number;
}

/** When either count reaches this, the list waits until the visitor requests more. */
export const maxAutomatic = 3;

export const freshPace: ListPace = { unscrolled: 0, ungrown: 0 };

/**
 * Decides whether a list whose end is near requests the next page automatically or waits for the
 * visitor.
 *
 * @param grew whether the end of the list has moved away since the last page was requested
 */
export function atListEnd(
  { unscrolled, ungrown }: ListPace,
  grew: boolean,
): { readonly asks: boolean; readonly pace: ListPace } {
  const nextUngrown = grew ? 0 : Math.min(ungrown + 1, maxAutomatic);
  const asks = unscrolled < maxAutomatic && nextUngrown < maxAutomatic;
  return { asks, pace: { unscrolled: unscrolled + (asks ? 1 : 0), ungrown: nextUngrown } };
}

/** Call this when the visitor has scrolled. */
export const scrolledOn = (pace: ListPace): ListPace => ({ ...pace, unscrolled: 0 });
