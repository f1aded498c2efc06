import { textOfCount } from "../format/pluralize";

/** Words of `waitWords`. */
export interface WaitTexts {
  readonly secondsText: string;
  readonly secondsOneText: string;
  readonly minutesText: string;
  readonly hoursText: string;
}

/**
 * How long to wait: "30 segundos", "2 minutos" or "3 horas", rounded up so that it is not too
 * short.
 */
export function waitWords(seconds: number, texts: WaitTexts): string {
  if (seconds <= 90)
    return textOfCount(Math.max(1, Math.ceil(seconds)), texts.secondsOneText, texts.secondsText);
  // Never one minute, and never one hour.
  const minutes = Math.ceil(seconds / 60);
  const isLong = minutes > 90;
  const text = isLong ? texts.hoursText : texts.minutesText;
  return textOfCount(isLong ? Math.ceil(minutes / 60) : minutes, text, text);
}
