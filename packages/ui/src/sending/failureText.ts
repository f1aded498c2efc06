import { waitWords } from "@yy/domain/time/waitWords";
import type { attributes } from "./failureSchema";
import type { FailureReason, SubmitFailure } from "./meaningOf";

type FailureTexts = Readonly<Record<keyof typeof attributes | "errorText" | "refusedText", string>>;

/** What is said of a failure that names no field: what happened, and what helps. */
export function failureText(
  { reason, retryAfter }: Pick<SubmitFailure, "reason" | "retryAfter">,
  texts: FailureTexts,
): string {
  const wait = retryAfter === undefined ? texts.waitText : waitWords(retryAfter, texts);
  return texts[textNames[reason]].replaceAll("{wait}", () => wait);
}

const textNames = {
  unknown: "unknownText",
  broken: "errorText",
  unavailable: "unavailableText",
  tooMany: "tooManyText",
  tooLarge: "tooLargeText",
  forbidden: "forbiddenText",
  expired: "expiredText",
  refused: "refusedText",
} as const satisfies Record<FailureReason, keyof FailureTexts>;
