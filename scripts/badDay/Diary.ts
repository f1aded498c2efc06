import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import type { Page } from "playwright";
import { RunStopped } from "../setup/run.mjs";

/** Takes a line. */
export type Output = (line: string) => void;

/** Something was not as it should be; the message is the line of the diary. */
export class Unexpected extends Error {
  override name = "Unexpected" as const;
}

interface DiaryOptions {
  /** Whether to wait for Enter before each step. */
  readonly pause: boolean;
  /** Where pictures are kept; none without it. */
  readonly pictures: string | undefined;
}

/** Tells the day, step by step: what was done and what was seen, with the seconds since its start. */
export class Diary {
  readonly #write: Output;
  readonly #options: DiaryOptions;
  readonly #start = performance.now();
  #steps = 0;
  #pictures = 0;

  constructor(write: Output, options: DiaryOptions) {
    this.#write = write;
    this.#options = options;
  }

  /** Seconds since the day began. */
  get seconds(): number {
    return (performance.now() - this.#start) / 1000;
  }

  /** A line as it is. */
  note(text: string): void {
    this.#write(text);
  }

  async step(title: string): Promise<void> {
    this.#steps += 1;
    this.#write(`\n${this.#steps}. ${title}`);
    await this.pause();
  }

  did(what: string): void {
    this.#write(this.#line(" ", what));
  }

  /**
   * Tells what was seen.
   * @param seen what there was instead
   * @throws {Unexpected} when it does not hold
   */
  expect(what: string, holds: boolean, seen?: unknown): void {
    if (!holds) throw new Unexpected(this.#line("✗", `not so: ${what}; seen: ${text(seen)}`));
    this.#write(this.#line("✓", what));
  }

  /** Keeps a picture of the page, where pictures are asked for. */
  async picture(name: string, page: Page): Promise<void> {
    const { pictures } = this.#options;
    if (pictures === undefined) return;
    this.#pictures += 1;
    mkdirSync(pictures, { recursive: true });
    const path = join(pictures, `${this.#pictures}-${name}.png`);
    await page.screenshot({ path });
    this.did(`picture: ${path}`);
  }

  /**
   * Waits for Enter, where that is asked for.
   * @throws {RunStopped} for Ctrl-C and Ctrl-D
   */
  async pause(): Promise<void> {
    if (!this.#options.pause) return;
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    try {
      await lines.question("   Enter goes on. ");
    } catch {
      throw new RunStopped("\nnpm run bad-day: ended before its end.");
    } finally {
      lines.close();
    }
  }

  #line(mark: string, what: string): string {
    return `${this.seconds.toFixed(1).padStart(6)} s ${mark} ${what}`;
  }
}

const text = (seen: unknown) => (typeof seen === "string" ? seen : JSON.stringify(seen));
