import type { CardChecks } from "@yy/domain/forms/Rule";
import { loadChunk } from "@yy/page/loadChunk";

/**
 * The checks of cards and their codes: a chunk of its own, for the few forms that take cards.
 * @throws RequestError with status 0 when it does not come
 */
export const loadCardChecks = (): Promise<CardChecks> =>
  loadChunk("the validation of cards", () => import("@yy/domain/forms/cards"));
