import { onePerPage } from "./onePerPage";

/** What watches widgets at work, for the page's monitoring. */
export interface Instrument {
  /**
   * Widgets have mounted in one task.
   * @param tags of each of them
   * @param ms what that took of the main thread, in ms
   */
  mounted?(tags: readonly string[], ms: number): void;
  /**
   * A request has ended.
   * @param status 0 without an answer
   */
  requested?(request: { method: string; url: URL; status: number; ms: number }): void;
  /** Headers for a request to the page's own origin. */
  headers?(): Readonly<Record<string, string>>;
}

/** Those of the page; none unless it has asked for them, and then nothing is measured. */
export const instruments = onePerPage("instruments", () => new Set<Instrument>());
