import { pluralForm } from "@yy/domain/format/pluralize";
import type { PropsOf } from "@yy/element";
import type { PriceItem } from "./PriceItem";
import type { PriceCounts } from "./PriceItems";
import type { schema } from "./schema";

type Texts = PropsOf<typeof schema>;

/** Something that happened, to be told until something else does. */
export type Notice =
  | { readonly kind: "changed" | "saved" | "restored"; readonly count: number }
  | { readonly kind: "nothingToSave" };

/** What went wrong, to be told until the visitor tries again. */
export type Failure = "stopped" | "signedOut" | "nothingToChange" | "badPercent" | "badPrice";

/** "3 preços salvos.", "1 preço salvo." */
function counted(count: number, one: string, many: string): string {
  return pluralForm(count, one, many).replaceAll("{count}", String(count));
}

export function noticeText(
  notice: Notice | undefined,
  { saving }: PriceCounts,
  texts: Texts,
): string {
  if (saving > 0) return counted(saving, texts.savingOneText, texts.savingText);
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

/** Why nothing can be sent; "" when it can. */
export function invalidText({ invalid }: PriceCounts, texts: Texts): string {
  return invalid > 0 ? counted(invalid, texts.invalidOneText, texts.invalidText) : "";
}

export function failureText(failure: Failure | undefined, texts: Texts): string {
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

/** What stands beside an item; "" when nothing is wrong with it. */
export function itemText({ state, validity, serverError }: PriceItem, texts: Texts): string {
  if (state === "failed") return texts.failedText;
  if (state !== "invalid") return "";
  if (validity.kind !== "refused") return serverError;
  const { notNumberText, notPositiveText, tooMuchText } = texts;
  return { notNumber: notNumberText, notPositive: notPositiveText, tooMuch: tooMuchText }[
    validity.reason
  ];
}
