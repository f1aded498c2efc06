import { codeNotLoaded } from "@yy/domain/errors";
import { unlessLeaving } from "./leaving";

/**
 * Loads code of ours that is a file of its own, and tries once more when it does not come (behaviour 6.1).
 * @param what the tag or call that needs it, for the error
 * @param load with a dynamic `import()`
 * @param again the second attempt, where it differs
 * @param url where the code is, if that is known
 * @throws RequestError with status 0
 */
export async function loadChunk<T>(
  what: string,
  load: () => Promise<T>,
  again: () => Promise<T> = load,
  url: string = document.baseURI,
): Promise<T> {
  try {
    return await unlessLeaving(load().catch(again));
  } catch (cause) {
    throw codeNotLoaded(what, url, cause);
  }
}
