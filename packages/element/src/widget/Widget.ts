import type { DetailOf, EventName, StateName, WidgetSchema } from "../config/schema";
import { countMounted } from "../lifecycle/mountTimes";
import { reportError } from "../reporting/reportError";
import type { CustomStates } from "./CustomStates";
import { whenMounted } from "./whenMounted";
import type { WidgetDefinition } from "./widgetDefinition";

/**
 * The element as its component sees it: fires events, sets custom states, reports errors, and
 * aborts reads at the end.
 */
export class Widget<S extends WidgetSchema = WidgetSchema> {
  readonly element: HTMLElement;
  readonly definition: WidgetDefinition;
  readonly #states: CustomStates;
  #moveListeners: Set<() => void> | undefined;
  #end: AbortController | undefined;
  #report: ((error: unknown) => void) | undefined;
  #ready = true;
  #drawingDone = false;

  constructor(element: HTMLElement, definition: WidgetDefinition, states: CustomStates) {
    this.element = element;
    this.definition = definition;
    this.#states = states;
  }

  /** Aborts when the widget leaves the page or fails; give it to every read. */
  get signal(): AbortSignal {
    this.#end ??= new AbortController();
    return this.#end.signal;
  }

  /** Fires an event of the schema (behaviour 4). False when a "before" event was cancelled. */
  emit<N extends EventName<S>>(name: N, detail: DetailOf<S, N>): boolean {
    const cancelable = this.definition.schema.events?.[name]?.cancelable === true;
    return this.element.dispatchEvent(
      new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }),
    );
  }

  toggleState(name: StateName<S> | "mounted", on: boolean): void {
    this.#states.toggle(name, on);
  }

  /**
   * Called when the component's effects have run: sets `:state(mounted)`, unless `setReady(false)`
   * has put it off.
   */
  mounted(): void {
    this.#drawingDone = true;
    countMounted(this.element.localName);
    this.#showMounted();
  }

  /**
   * Puts off `:state(mounted)` while false: until libraries that the behaviour needs are loaded
   * (behaviour 1.4).
   */
  setReady(ready: boolean): void {
    this.#ready = ready;
    if (this.#drawingDone) this.#showMounted();
  }

  #showMounted(): void {
    this.toggleState("mounted", this.#ready);
    if (this.#ready) whenMounted.get(this.element)?.();
  }

  /**
   * Reports an error; the widget goes on. The function is created at first use, and stays the same.
   */
  get report(): (error: unknown) => void {
    this.#report ??= (error) => reportError(this.element, error);
    return this.#report;
  }

  /** Wraps an event handler: what it throws, or rejects with, is reported (behaviour 5.2). */
  handler<A extends readonly unknown[]>(action: (...args: A) => unknown): (...args: A) => void {
    return (...args) => {
      try {
        const result = action(...args);
        if (result instanceof Promise) result.catch(this.report);
      } catch (error) {
        this.report(error);
      }
    };
  }

  /**
   * Calls back once the element is in the document again after a move. Returns a cleanup function.
   */
  onMove(listener: () => void): () => void {
    this.#moveListeners ??= new Set();
    this.#moveListeners.add(listener);
    return () => this.#moveListeners?.delete(listener);
  }

  /** Called by the element once it is in the document again after a move. */
  moved(): void {
    for (const listener of this.#moveListeners ?? []) listener();
  }

  /** Called by the element when the component is unmounted. */
  unmounted(): void {
    this.#ready = true;
    this.#drawingDone = false;
    this.#end?.abort();
    this.#end = undefined;
  }
}
