import { DAY, HOUR, MINUTE } from "./units";

/** A time left that is announced to screen readers, and the text. */
export interface Announcement {
  /** The time left, in ms. */
  at: number;
  text: string;
}

/** When a countdown is announced (yy-countdown's README, Keyboard and screen reader), earliest first. */
export const announcements: readonly Announcement[] = [
  { at: DAY, text: "falta 1 dia" },
  { at: HOUR, text: "falta 1 hora" },
  { at: 10 * MINUTE, text: "faltam 10 minutos" },
  { at: MINUTE, text: "falta 1 minuto" },
  { at: 0, text: "tempo encerrado" },
];

/**
 * What to announce when the time left has changed from `before` to `after` (ms). Undefined when nothing is due; when
 * several announcements are, as after the computer slept, the last one.
 */
export function announcementBetween(before: number, after: number): Announcement | undefined {
  return announcements.findLast(({ at }) => before > at && after <= at);
}
