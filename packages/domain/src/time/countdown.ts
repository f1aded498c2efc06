import { textOfCount } from "../format/pluralize";
import { DAY, HOUR, MINUTE, SECOND } from "./units";

/** The texts of `formatRemaining`. */
interface RemainingTexts {
  readonly daysText: string;
  readonly daysOneText: string;
  readonly hoursText: string;
  readonly hoursOneText: string;
}

/**
 * The remaining time as a countdown shows it: "2 dias", "1 dia", "3 horas", "1 hora", rounded down,
 * and MM:SS ("04:59") within the last hour; "00:00" at the end.
 */
export function formatRemaining(ms: number, texts: RemainingTexts): string {
  if (ms >= DAY) return textOfCount(Math.floor(ms / DAY), texts.daysOneText, texts.daysText);
  if (ms >= HOUR) return textOfCount(Math.floor(ms / HOUR), texts.hoursOneText, texts.hoursText);
  const left = Math.max(0, ms);
  return `${twoDigits(left / MINUTE)}:${twoDigits((left % MINUTE) / SECOND)}`;
}

/**
 * The delay in ms until the shown text changes or the countdown ends, whichever comes first. It is
 * at most a day, so that a timer can wait for it. Undefined at the end.
 */
export function untilNextChange(ms: number): number | undefined {
  if (!(ms > 0)) return undefined;
  const unit = ms >= DAY ? DAY : ms >= HOUR ? HOUR : SECOND;
  // Plus 1 ms, because at exactly 3 hours the text is still "3 horas".
  return Math.min(Math.floor(ms % unit) + 1, Math.ceil(ms));
}

function twoDigits(value: number): string {
  return String(Math.floor(value)).padStart(2, "0");
}

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
