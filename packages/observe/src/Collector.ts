import { flavour } from "@yy/domain/flavour";
import { version } from "@yy/domain/version";
import { Interactions } from "./Interactions";
import { Requests } from "./Requests";
import type { Report } from "./report";
import { TagFigures } from "./TagFigures";
import { Vitals } from "./Vitals";

/** Collects the figures of a page view; each is reported once. */
export class Collector {
  readonly #tags = new TagFigures();
  readonly #requests = new Requests();
  readonly #interactions = new Interactions();
  readonly #vitals = new Vitals();

  /** What is new since the last time; undefined when there is nothing. */
  take(): Report | undefined {
    const parts = {
      ...this.#tags.take(),
      ...this.#interactions.take(),
      ...this.#vitals.take(),
      ...this.#requests.take(),
    };
    if (Object.keys(parts).length === 0) return undefined;
    return { v: 1, release: version, flavour, ...parts };
  }

  stop(): void {
    this.#tags.stop();
    this.#requests.stop();
    this.#interactions.stop();
    this.#vitals.stop();
  }
}
