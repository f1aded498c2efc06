import { formatNumber } from "./numbers";

/** The count and its noun: `pluralize(2, "dia", "dias")` is "2 dias". */
export function pluralize(count: number, singular: string, plural: string): string {
  return `${formatNumber(count)} ${pluralForm(count, singular, plural)}`;
}

/**
 * The noun alone: the singular for 1, the plural otherwise. "0 itens" on purpose: the CLDR rule of
 * pt-BR, which `Intl.PluralRules` follows, would say "0 item".
 */
export function pluralForm(count: number, singular: string, plural: string): string {
  return Math.abs(count) === 1 ? singular : plural;
}

/**
 * The text for a count, with the count for `{count}`: `textOfCount(2, "1 dia", "{count} dias")` is
 * "2 dias".
 */
export function textOfCount(count: number, one: string, many: string): string {
  return pluralForm(count, one, many).replaceAll("{count}", () => formatNumber(count));
}
