import { textOfCount } from "../format/pluralize";
import { DAY, HOUR, MINUTE, SECOND } from "./units";

/** The texts of `formatRemaining`. */
export interface RemainingTexts {
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
