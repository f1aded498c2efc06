import { pluralForm } from "@yy/domain/format/pluralize";
import type { Price, PriceStatus } from "@yy/domain/prices/priceReducer";
import type { PropsOf } from "@yy/element";
import type { schema } from "./schema";

type Texts = PropsOf<typeof schema>;

/** What happened last; it is shown until something else happens. */
export type Notice =
  | { readonly kind: "changed" | "saved" | "restored"; readonly count: number }
  | { readonly kind: "nothingToSave" };

/** What went wrong last; it is shown until the visitor tries again. */
export type Failure = "stopped" | "signedOut" | "nothingToChange" | "badPercent" | "badPrice";

/** What the box above the items says and offers. */
export interface PriceSummary {
  /** How many items are in each status. */
  readonly counts: Readonly<Record<PriceStatus, number>>;
  /** Whether something would be lost if the page were left now. */
  readonly hasUnsaved: boolean;
  readonly notice: Notice | undefined;
  readonly failure: Failure | undefined;
  /** How many failures there were, so that the same one again is announced again. */
  readonly failures: number;
  /** Whether a change of many prices can be undone. */
  readonly canUndo: boolean;
}

export const emptySummary: PriceSummary = {
  counts: { untouched: 0, changed: 0, invalid: 0, saving: 0, saved: 0, failed: 0 },
  hasUnsaved: false,
  notice: undefined,
  failure: undefined,
  failures: 0,
  canUndo: false,
};

/** "3 preços salvos.", "1 preço salvo." */
function counted(count: number, one: string, many: string): string {
  return pluralForm(count, one, many).replaceAll("{count}", String(count));
}

export function noticeText({ notice, counts }: PriceSummary, texts: Texts): string {
  if (counts.saving > 0) return counted(counts.saving, texts.savingOneText, texts.savingText);
  switch (notice?.kind) {
    case "changed":
      return counted(notice.count, texts.changedOneText, texts.changedText);
    case "saved":
      return counted(notice.count, texts.savedOneText, texts.savedText);
    case "restored":
      return counted(notice.count, texts.restoredOneText, texts.restoredText);
    case "nothingToSave":
      return texts.nothingToSaveText;
    default:
      return "";
  }
}

/** Says why no price can be sent; "" when prices can be sent. */
export function invalidText({ counts }: PriceSummary, texts: Texts): string {
  if (counts.invalid === 0) return "";
  return counted(counts.invalid, texts.invalidOneText, texts.invalidText);
}

export function failureText({ failure }: PriceSummary, texts: Texts): string {
  switch (failure) {
    case "stopped":
      return texts.stoppedText;
    case "signedOut":
      return texts.signedOutText;
    case "nothingToChange":
      return texts.nothingToChangeText;
    case "badPercent":
      return texts.badPercentText;
    case "badPrice":
      return texts.notPositiveText;
    default:
      return "";
  }
}

/** The message beside an item; "" when nothing is wrong with it. */
export function itemText({ status, validity, failure }: Price, texts: Texts): string {
  if (status === "failed") return texts.failedText;
  if (status !== "invalid") return "";
  if (validity.kind !== "refused") return failure?.message ?? "";
  const { notNumberText, notPositiveText, tooMuchText } = texts;
  return { notNumber: notNumberText, notPositive: notPositiveText, tooMuch: tooMuchText }[
    validity.reason
  ];
}
