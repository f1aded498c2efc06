import { memberOf } from "@yy/element/dom/memberOf";

/** On a panel whose rating is taken. It stays, in a snapshot of the page too: going back does not ask again. */
const ratedMark = "data-yy-rated";

export function isRatedPanel(panel: Element): boolean {
  return memberOf(panel, "hasAttribute")(ratedMark);
}

/** Puts the panel away for good. */
export function hideRatedPanel(panel: HTMLElement): void {
  memberOf(panel, "setAttribute")("hidden", "");
  memberOf(panel, "setAttribute")(ratedMark, "");
}
