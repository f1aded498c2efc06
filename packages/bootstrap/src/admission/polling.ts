import { ConfigError } from "@yy/domain/errors";

/** Seconds between two answers, where the page does not say. */
const usualEvery = 60;
/** The fewest seconds. */
const leastEvery = 10;
/** How long an answer may take, in ms. */
const patience = 10_000;

/**
 * Asks for the switch again and again while the page is seen. What fails changes nothing, and is asked for again when it
 * is time, not sooner.
 */
export class Polling {
  readonly #take: (text: string) => void;
  #url: string | undefined;
  #every = 0;
  /** When the last answer was asked for, in ms since the page began. */
  #askedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failed = false;

  constructor(take: (text: string) => void) {
    this.#take = take;
    document.addEventListener("visibilitychange", () => this.#schedule());
  }

  /**
   * @param src `data-src` of the block: null for never
   * @param every its `data-every`, in seconds
   * @param content what the block says itself; where that is nothing the first answer is asked for at once
   */
  follow(src: string | null, every: string | null, content: string): void {
    this.#url = src === null ? undefined : addressOf(src);
    this.#every = intervalOf(every) * 1000;
    this.#askedAt = content.trim() === "" ? -this.#every : performance.now();
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#url === undefined || document.visibilityState === "hidden") return;
    const wait = this.#askedAt + this.#every - performance.now();
    this.#timer = setTimeout(() => void this.#ask(), Math.max(wait, 0));
  }

  async #ask(): Promise<void> {
    const url = this.#url;
    if (url === undefined) return;
    this.#askedAt = performance.now();
    try {
      const response = await fetch(url, {
        headers: { accept: "application/json" },
        cache: "no-cache",
        redirect: "error",
        signal: AbortSignal.timeout(patience),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const text = await response.text();
      // A visit may have brought another block meanwhile.
      if (url === this.#url) this.#take(JSON.stringify(JSON.parse(text)));
      this.#failed = false;
    } catch (cause) {
      if (!this.#failed)
        console.warn(`#yy-switch: data-src gave no JSON; what was known holds`, cause);
      this.#failed = true;
    }
    this.#schedule();
  }
}

/** Undefined for none, and for one of another origin, which may not switch anything here. */
function addressOf(src: string): string | undefined {
  try {
    const { href, origin } = new URL(src, document.baseURI);
    if (origin === location.origin) return href;
  } catch {
    // Told below.
  }
  console.error(new ConfigError(`#yy-switch: data-src must be of the page's origin, got "${src}"`));
  return undefined;
}

function intervalOf(every: string | null): number {
  if (every === null) return usualEvery;
  const seconds = Number(every || "-");
  if (seconds >= leastEvery) return seconds;
  console.error(
    new ConfigError(`#yy-switch: data-every must be ${leastEvery} seconds or more, got "${every}"`),
  );
  return usualEvery;
}
