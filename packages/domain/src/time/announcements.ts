import { DAY, HOUR, MINUTE } from "./units";

/** A time left that is announced to screen readers, and which text says it. */
export interface Announcement {
  /** The time left, in ms. */
  readonly at: number;
  readonly text:
    | "dayLeftText"
    | "hourLeftText"
    | "minutesLeftText"
    | "minuteLeftText"
    | "endedText";
}

/**
 * When a countdown is announced (yy-countdown's README, Keyboard and screen reader), earliest
 * first.
 */
export const announcements: readonly Announcement[] = [
  { at: DAY, text: "dayLeftText" },
  { at: HOUR, text: "hourLeftText" },
  { at: 10 * MINUTE, text: "minutesLeftText" },
  { at: MINUTE, text: "minuteLeftText" },
  { at: 0, text: "endedText" },
];

/**
 * What to announce when the time left has changed from `before` to `after` (ms). Undefined when
 * nothing is due; when several announcements are, as after the computer slept, the last one.
 */
export function announcementBetween(before: number, after: number): Announcement | undefined {
  return announcements.findLast(({ at }) => before > at && after <= at);
}
