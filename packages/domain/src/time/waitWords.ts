import { textOfCount } from "../format/pluralize";

/** The texts of `waitWords`. */
export interface WaitTexts {
  readonly secondsText: string;
  readonly secondsOneText: string;
  readonly minutesText: string;
  readonly hoursText: string;
}

/**
 * A waiting time as a text: "30 segundos", "2 minutos" or "3 horas". It is rounded up, so that the
 * visitor does not come back too early.
 */
export function waitWords(seconds: number, texts: WaitTexts): string {
  if (seconds <= 90)
    return textOfCount(Math.max(1, Math.ceil(seconds)), texts.secondsOneText, texts.secondsText);
  // From here on the number is never one, so that the plural always fits.
  const minutes = Math.ceil(seconds / 60);
  const isLong = minutes > 90;
  const text = isLong ? texts.hoursText : texts.minutesText;
  return textOfCount(isLong ? Math.ceil(minutes / 60) : minutes, text, text);
}
