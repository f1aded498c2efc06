import { codeNotLoaded } from "@yy/domain/errors";
import { unlessLeaving } from "./leaving";

/**
 * Loads code of ours that is a file of its own, and tries once more when it does not come
 * (behaviour 6.1).
 * @param what the tag or call that needs it, for the error
 * @param load with a dynamic `import()`. The second attempt has a query for the URL, because some
 * browsers remember the failure of the first
 * @param url where the code is, if that is known
 * @throws RequestError with status 0
 */
export function loadChunk<T>(
  what: string,
  load: (query: "" | "?2") => Promise<T>,
  url: string = location.origin,
): Promise<T> {
  return unlessLeaving(load("").catch(() => load("?2"))).catch((cause: unknown) => {
    throw codeNotLoaded(what, url, cause);
  });
}
