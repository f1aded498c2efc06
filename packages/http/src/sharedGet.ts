import { onRestored } from "@yy/page/moments";
import { type Answer, type RequestOptions, request } from "./client";
import { webUrl } from "./origins";
import { currentVisitor } from "./unauthorized";

/** Options of a GET; calls share a request when all but `signal` are equal. */
export type ReadOptions = Pick<
  RequestOptions,
  "url" | "allowOrigin" | "accept" | "version" | "headers" | "timeoutMs" | "signal" | "cached"
>;

/** A request under way, and the calls that wait for it. */
interface SharedRequest {
  answer: Promise<Answer>;
  callers: number;
  abort(): void;
}

const inFlight = new Map<string, SharedRequest>();

/**
 * Sends a GET. Calls with the same URL and options share one request while it is under way
 * (behaviour 8.3). A call whose signal is aborted rejects at once; the request is aborted with the
 * last of its callers. A request for the former visitor, or from before the page was left and came
 * back, is sent again.
 *
 * @throws what `request` throws
 */
export async function sharedGet(options: ReadOptions): Promise<Answer> {
  const moment = currentMoment();
  const isCurrent = () => moment === currentMoment() || options.signal?.aborted;
  try {
    const answer = await share(options);
    if (isCurrent()) return answer;
  } catch (error) {
    if (isCurrent()) throw error;
  }
  return sharedGet(options);
}

/**
 * How often the page has come back from the back/forward cache: much may have been done on other
 * pages meanwhile.
 */
let returns = 0;
onRestored(() => {
  returns += 1;
});

/** An answer to a request from another moment may be another visitor's, or out of date. */
const currentMoment = () => `${currentVisitor()} ${returns}`;

async function share({ signal, ...options }: ReadOptions): Promise<Answer> {
  signal?.throwIfAborted();
  const key = JSON.stringify([
    currentMoment(),
    webUrl(options.url)?.href,
    options.allowOrigin,
    options.accept,
    options.version,
    options.headers,
    options.timeoutMs,
    options.cached,
  ]);
  const shared = inFlight.get(key) ?? start(key, options);
  shared.callers += 1;
  if (signal === undefined) return shared.answer;

  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(signal.reason);
      shared.callers -= 1;
      if (shared.callers > 0) return;
      forget(key, shared);
      shared.abort();
    };
    signal.addEventListener("abort", leave, { once: true });
    shared.answer.finally(() => signal.removeEventListener("abort", leave)).then(resolve, reject);
  });
}

function start(key: string, options: ReadOptions): SharedRequest {
  const controller = new AbortController();
  const shared: SharedRequest = {
    answer: request({ ...options, signal: controller.signal }).finally(() => forget(key, shared)),
    callers: 0,
    abort: () => controller.abort(),
  };
  inFlight.set(key, shared);
  return shared;
}

/** Removes a request from the map, unless a newer one with the same key has replaced it. */
function forget(key: string, shared: SharedRequest): void {
  if (inFlight.get(key) === shared) inFlight.delete(key);
}
