/** Counts the pages that an endless list has requested by itself, and those that did not help. */
export interface ListPace {
  /** Pages that it has asked for since the visitor last scrolled. */
  readonly unscrolled: number;
  /**
   * Pages in a row that did not make the list longer, because a filter hides their items, or
   * because the items stand side by side.
   */
  readonly ungrown: number;
}

/** When either count reaches this, the list waits until the visitor asks for more. */
export const maxUnasked = 3;

export const freshPace: ListPace = { unscrolled: 0, ungrown: 0 };

/**
 * Decides whether a list whose end is near requests the next page by itself, or waits for the
 * visitor.
 *
 * @param grew whether the end has moved away since the last page was asked for
 */
export function atListEnd(
  { unscrolled, ungrown }: ListPace,
  grew: boolean,
): { readonly asks: boolean; readonly pace: ListPace } {
  const stayed = grew ? 0 : Math.min(ungrown + 1, maxUnasked);
  const asks = unscrolled < maxUnasked && stayed < maxUnasked;
  return { asks, pace: { unscrolled: unscrolled + (asks ? 1 : 0), ungrown: stayed } };
}

/** The visitor has scrolled. */
export const scrolledOn = (pace: ListPace): ListPace => ({ ...pace, unscrolled: 0 });
