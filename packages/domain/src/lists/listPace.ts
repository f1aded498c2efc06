/** What a list that adds pages at its end has asked for, by itself and with what success. */
export interface ListPace {
  /** Pages that it has asked for since the visitor last scrolled. */
  readonly unscrolled: number;
  /** Pages in a row that made it no longer: a filter hides their items, or they stand beside each other. */
  readonly ungrown: number;
}

/** Of either kind; after them the visitor decides whether to go on. */
export const mostUnasked = 3;

export const freshPace: ListPace = { unscrolled: 0, ungrown: 0 };

/**
 * What a list does whose end is near: it asks for the next page by itself, or leaves that to the visitor.
 *
 * @param grew whether the end has moved away since the last page was asked for
 */
export function atListEnd(
  { unscrolled, ungrown }: ListPace,
  grew: boolean,
): { readonly asks: boolean; readonly pace: ListPace } {
  const stayed = grew ? 0 : Math.min(ungrown + 1, mostUnasked);
  const asks = unscrolled < mostUnasked && stayed < mostUnasked;
  return { asks, pace: { unscrolled: unscrolled + (asks ? 1 : 0), ungrown: stayed } };
}

/** The visitor has scrolled. */
export const scrolledOn = (pace: ListPace): ListPace => ({ ...pace, unscrolled: 0 });
