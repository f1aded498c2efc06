import { type Answer, type RequestOptions, request } from "./client";
import { webUrl } from "./origins";

/** A read that can be shared: what is asked, and who asks. */
export type ReadOptions = Pick<
  RequestOptions,
  "url" | "allowOrigin" | "accept" | "version" | "headers" | "timeout" | "signal" | "cached"
>;

interface Flight {
  answer: Promise<Answer>;
  callers: number;
  abort(): void;
}

const inFlight = new Map<string, Flight>();

/**
 * A GET. Those with the same URL and options that are in flight together are one request (behaviour 8.3).
 * Each caller leaves by its own signal and then gets its own abort; the request ends when the last one has left.
 *
 * @throws what `request` throws
 */
export async function sharedGet({ signal, ...options }: ReadOptions): Promise<Answer> {
  signal?.throwIfAborted();
  const key = JSON.stringify([
    webUrl(options.url)?.href,
    options.allowOrigin,
    options.accept,
    options.version,
    options.headers,
    options.timeout,
    options.cached,
  ]);
  const flight = inFlight.get(key) ?? takeOff(key, options);
  flight.callers += 1;
  if (signal === undefined) return flight.answer;

  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(signal.reason);
      flight.callers -= 1;
      if (flight.callers > 0) return;
      land(key, flight);
      flight.abort();
    };
    signal.addEventListener("abort", leave, { once: true });
    flight.answer.finally(() => signal.removeEventListener("abort", leave)).then(resolve, reject);
  });
}

function takeOff(key: string, options: ReadOptions): Flight {
  const controller = new AbortController();
  const flight: Flight = {
    answer: request({ ...options, signal: controller.signal }).finally(() => land(key, flight)),
    callers: 0,
    abort: () => controller.abort(),
  };
  inFlight.set(key, flight);
  return flight;
}

/** Forgets a flight, unless a new one for the same URL has taken its place. */
function land(key: string, flight: Flight): void {
  if (inFlight.get(key) === flight) inFlight.delete(key);
}
