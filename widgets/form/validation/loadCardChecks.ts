import type { CardChecks } from "@yy/domain/forms/Rule";
import { loadFailure } from "@yy/element/react/useLibrary";

/**
 * The checks of cards and their codes: a chunk of its own, for the few forms that take cards.
 * @throws RequestError with status 0 when it does not come
 */
export async function loadCardChecks(): Promise<CardChecks> {
  try {
    return await import("@yy/domain/forms/cards");
  } catch (cause) {
    throw loadFailure(cause);
  }
}
