import { DAY, HOUR, MINUTE } from "./units";

/** An announcement of a countdown for screen readers, and the text that it uses. */
export interface Announcement {
  /** The remaining time at which to announce it, in ms. */
  readonly at: number;
  readonly text:
    | "dayLeftText"
    | "hourLeftText"
    | "minutesLeftText"
    | "minuteLeftText"
    | "endedText";
}

/**
 * The announcements of a countdown, earliest first (yy-countdown's README, Keyboard and screen
 * reader).
 */
export const announcements: readonly Announcement[] = [
  { at: DAY, text: "dayLeftText" },
  { at: HOUR, text: "hourLeftText" },
  { at: 10 * MINUTE, text: "minutesLeftText" },
  { at: MINUTE, text: "minuteLeftText" },
  { at: 0, text: "endedText" },
];

/**
 * The announcement for a change of the remaining time from `before` to `after`, both in ms;
 * undefined when none is due. When several are due, for example after the computer slept, it is the
 * last one.
 */
export function announcementBetween(before: number, after: number): Announcement | undefined {
  return announcements.findLast(({ at }) => before > at && after <= at);
}
