/** The texts of `formatDraftTime`. */
export interface DraftTimeTexts {
  readonly todayText: string;
  readonly yesterdayText: string;
  readonly dateText: string;
  /** A BCP 47 tag. For an invalid one the browser's language is used. */
  readonly dateLanguage: string;
}

/**
 * The time when a draft was written, as a text to follow "um rascunho": "de hoje às 9h", "de ontem
 * às 14h05", "de 3 de novembro às 14h", with the year unless it is this year. The text is in the
 * visitor's time zone.
 * @param at in epoch ms, as is `now`
 */
export function formatDraftTime(at: number, now: number, texts: DraftTimeTexts): string {
  const then = new Date(at);
  const language = knownLanguage(texts.dateLanguage);
  return textFor(then, new Date(now), texts)
    .replaceAll("{date}", () => dateOf(then, new Date(now), language))
    .replaceAll("{time}", () => timeOf(then, language));
}

function textFor(then: Date, now: Date, texts: DraftTimeTexts): string {
  if (isSameDay(then, now)) return texts.todayText;
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return isSameDay(then, yesterday) ? texts.yesterdayText : texts.dateText;
}

function dateOf(then: Date, now: Date, language: string | undefined): string {
  const isThisYear = then.getFullYear() === now.getFullYear();
  return then.toLocaleDateString(language, {
    day: "numeric",
    month: "long",
    ...(isThisYear ? {} : { year: "numeric" }),
  });
}

/** The time as a text; in Portuguese in the spoken form: "9h", "14h05". */
function timeOf(then: Date, language: string | undefined): string {
  if (!language?.startsWith("pt")) return then.toLocaleTimeString(language, { timeStyle: "short" });
  const minutes = then.getMinutes();
  return `${then.getHours()}h${minutes === 0 ? "" : String(minutes).padStart(2, "0")}`;
}

function knownLanguage(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}
