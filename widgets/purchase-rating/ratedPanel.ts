import { memberOf } from "@yy/page/memberOf";

/** Marks a panel whose rating is accepted. It stays, in a snapshot too: going back does not ask again. */
const ratedMark = "data-yy-rated";

export function isRatedPanel(panel: Element): boolean {
  return memberOf(panel, "hasAttribute")(ratedMark);
}

/** Hides the panel for good. */
export function hideRatedPanel(panel: HTMLElement): void {
  memberOf(panel, "setAttribute")("hidden", "");
  memberOf(panel, "setAttribute")(ratedMark, "");
}
