import { ConfigError } from "@yy/domain/errors";
import { got } from "@yy/page/got";

/** The interval for a block without `data-every`. */
const defaultIntervalSeconds = 60;
const minIntervalSeconds = 10;
const answerTimeoutMs = 10_000;

interface PollingCallbacks {
  /** @param at in epoch ms */
  asked(at: number): void;
  answered(text: string): void;
}

/**
 * Requests the switch at an interval while the page is visible. A failed request changes nothing;
 * the next one is sent when it is due.
 */
export class Polling {
  readonly #callbacks: PollingCallbacks;
  #url: string | undefined;
  #intervalMs = 0;
  /** When the last request was sent, in epoch ms. */
  #askedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failed = false;

  constructor(callbacks: PollingCallbacks) {
    this.#callbacks = callbacks;
    document.addEventListener("visibilitychange", () => this.#schedule());
  }

  /**
   * @param src the block's `data-src`; null for no requests
   * @param every the block's `data-every`, in seconds
   * @param askedAt when the last request was sent, in epoch ms
   */
  follow(src: string | null, every: string | null, askedAt: number): void {
    this.#url = src === null ? undefined : addressOf(src);
    this.#intervalMs = intervalOf(every) * 1000;
    this.#askedAt = askedAt;
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#url === undefined || document.visibilityState === "hidden") return;
    const wait = this.#askedAt + this.#intervalMs - Date.now();
    // Waits no longer than the interval, even if the computer's clock was set back.
    this.#timer = setTimeout(() => void this.#ask(), Math.min(Math.max(wait, 0), this.#intervalMs));
  }

  async #ask(): Promise<void> {
    const url = this.#url;
    if (url === undefined) return;
    this.#askedAt = Date.now();
    this.#callbacks.asked(this.#askedAt);
    try {
      const response = await fetch(url, {
        headers: { accept: "application/json" },
        cache: "no-cache",
        redirect: "error",
        signal: AbortSignal.timeout(answerTimeoutMs),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const text = await response.text();
      // A Turbo visit may have brought another block meanwhile.
      if (url === this.#url) this.#callbacks.answered(JSON.stringify(JSON.parse(text)));
      this.#failed = false;
    } catch (cause) {
      if (!this.#failed)
        console.warn(`#yy-switch: data-src gave no JSON; what was known holds`, cause);
      this.#failed = true;
    }
    this.#schedule();
  }
}

/**
 * The absolute URL; undefined for an invalid one, and for one of another origin, which must not
 * control this page.
 */
function addressOf(src: string): string | undefined {
  try {
    const { href, origin } = new URL(src, document.baseURI);
    if (origin === location.origin) return href;
  } catch {
    // An invalid URL is reported below.
  }
  console.error(
    new ConfigError(`#yy-switch: data-src must be of the page's origin${got(src)}`, {
      code: "YY-324",
    }),
  );
  return undefined;
}

function intervalOf(every: string | null): number {
  if (every === null) return defaultIntervalSeconds;
  const seconds = Number(every || "-");
  if (seconds >= minIntervalSeconds) return seconds;
  console.error(
    new ConfigError(
      `#yy-switch: data-every must be ${minIntervalSeconds} seconds or more${got(every)}`,
      { code: "YY-325" },
    ),
  );
  return defaultIntervalSeconds;
}
