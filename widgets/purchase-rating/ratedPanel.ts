/** On a panel whose rating is taken. It stays, in a snapshot of the page too: going back does not ask again. */
const ratedMark = "data-yy-rated";

export function isRatedPanel(panel: Element): boolean {
  return panel.hasAttribute(ratedMark);
}

/** Puts the panel away for good. */
export function putAwayRated(panel: HTMLElement): void {
  panel.hidden = true;
  panel.setAttribute(ratedMark, "");
}
