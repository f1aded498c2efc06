import { DAY, HOUR, MINUTE } from "./units";

/** A moment of a countdown that is said aloud, and its words. */
export interface Announcement {
  /** The time left, in ms. */
  at: number;
  text: string;
}

/** The moments a countdown is announced at (yy-countdown's README, Keyboard and screen reader), the earliest first. */
export const announcements: readonly Announcement[] = [
  { at: DAY, text: "falta 1 dia" },
  { at: HOUR, text: "falta 1 hora" },
  { at: 10 * MINUTE, text: "faltam 10 minutos" },
  { at: MINUTE, text: "falta 1 minuto" },
  { at: 0, text: "tempo encerrado" },
];

/**
 * What to announce when the time left went from one figure to another (ms): undefined when no moment was passed, and after a sleep that
 * passed several only the last of them.
 */
export function announcementBetween(before: number, after: number): Announcement | undefined {
  return announcements.findLast(({ at }) => before > at && after <= at);
}
