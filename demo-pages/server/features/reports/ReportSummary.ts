import type { Report } from "@yy/domain/reports/reportSchema";
import type { HourSummary } from "./HourSummary";
import { Minute } from "./Minute";
import { summarise } from "./summarise";

const minutesKept = 60;

/**
 * Summarises the reports of the last hour, in an amount of memory that does not grow with their
 * number.
 */
export class ReportSummary {
  #minutes: Minute[] = [];
  readonly #now: () => number;

  /** @param now returns the time in epoch ms */
  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  add(report: Report): void {
    this.#currentMinute().add(report);
  }

  clear(): void {
    this.#minutes = [];
  }

  toJSON(): HourSummary {
    const last = this.#minuteNumber();
    const byNumber = new Map(this.#minutes.map((minute) => [minute.number, minute]));
    const hour = Array.from({ length: minutesKept }, (_, index) =>
      byNumber.get(last - minutesKept + 1 + index),
    );
    return summarise(hour, new Date(last * 60_000));
  }

  #currentMinute(): Minute {
    const number = this.#minuteNumber();
    const newest = this.#minutes.at(-1);
    if (newest && newest.number >= number) return newest;
    const minute = new Minute(number);
    this.#minutes = [...this.#minutes, minute].slice(-minutesKept);
    return minute;
  }

  #minuteNumber(): number {
    return Math.floor(this.#now() / 60_000);
  }
}
