import { isRequestError, isYyError } from "@yy/domain/errors";
import { parseJsonObject, stringify } from "@yy/domain/json";
import { version } from "@yy/domain/version";
import { type ErrorReport, errorHandlers } from "@yy/element/reporting/errorHandlers";
import { onRendered } from "@yy/page/moments";
import { readStored, writeStored } from "@yy/page/stored";
import type { FailingRule } from "./switchBlock";

/**
 * The key of the tags that have switched themselves off, by the version that failed: another
 * version may work.
 */
const storageKey = "yy:off";

/**
 * Switches a widget off, until the tab is closed, when too many of its elements on this page have
 * failed. Mistakes in the page's markup do not count, nor do requests without an answer, because
 * the visitor may be offline for a moment.
 */
export class Failing {
  readonly #rule: () => FailingRule | undefined;
  readonly #changed: () => void;
  readonly #failed = new Map<string, Set<Element>>();
  readonly #off = new Set<string>(recall());

  /**
   * @param rule returns the page's rule; undefined without one
   * @param changed called when another tag was switched off
   */
  constructor(rule: () => FailingRule | undefined, changed: () => void) {
    this.#rule = rule;
    this.#changed = changed;
    errorHandlers.add((report) => this.#reported(report));
    onRendered(() => this.#failed.clear());
  }

  /** The tags that have switched themselves off. */
  get off(): Iterable<string> {
    return this.#rule() ? this.#off : [];
  }

  #reported({ element, error, widget: tag }: ErrorReport): void {
    if (isYyError(error) && !(isRequestError(error) && error.status !== 0)) return;
    // The element restores the server's markup in a microtask, and the other elements of its batch
    // mount in this task.
    setTimeout(() => {
      if (!this.#rule() || this.#off.has(tag) || !hasState(element, "failed")) return;
      const failed = this.#failed.get(tag) ?? new Set();
      this.#failed.set(tag, failed.add(element));
      this.#checkShare(tag, failed.size);
    });
  }

  /** Switches the tag off when too many of its elements have failed. */
  #checkShare(tag: string, failed: number): void {
    const rule = this.#rule();
    if (!rule || failed < rule.least) return;
    const mounted = [...document.querySelectorAll(tag)].filter((each) => hasState(each, "mounted"));
    const all = failed + mounted.length;
    if (failed / all <= rule.share) return;
    this.#off.add(tag);
    keep(this.#off);
    console.warn(
      `${tag}: switched off in this tab, because ${failed} of ${all} failed on this page.`,
    );
    this.#changed();
  }
}

/** In browsers without the standard `:state()` syntax no element counts. */
function hasState(element: Element, state: "failed" | "mounted"): boolean {
  try {
    return element.matches(`:state(${state})`);
  } catch {
    return false;
  }
}

function recall(): string[] {
  const kept = parseJsonObject(readStored("sessionStorage", storageKey))?.[version];
  return Array.isArray(kept) ? kept.filter((tag) => typeof tag === "string") : [];
}

/** Stores the tags. Without storage they are off only in this document. */
function keep(tags: Iterable<string>): void {
  writeStored("sessionStorage", storageKey, stringify({ [version]: [...tags] }));
}
