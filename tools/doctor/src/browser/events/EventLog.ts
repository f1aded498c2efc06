import { createStore } from "zustand/vanilla";
import { describeDetail, describeError } from "./describeDetail";

/** A `yy:` event, recorded when it was dispatched. */
export interface LoggedEvent {
  readonly id: number;
  /** Time of day, formatted. */
  readonly at: string;
  readonly name: string;
  readonly tag: string;
  readonly element: WeakRef<Element>;
  readonly detail: string;
}

interface Log {
  /** Oldest first. */
  readonly events: readonly LoggedEvent[];
  readonly paused: boolean;
}

const kept = 200;

/** The last 200 `yy:` events of the page, and the latest error of each element. */
export class EventLog {
  readonly store = createStore<Log>(() => ({ events: [], paused: false }));
  readonly #errors = new WeakMap<Element, string>();
  #count = 0;

  /**
   * Starts recording, until the page is unloaded. The listeners are on the window and in the
   * capture phase, so that events whose propagation is stopped are recorded too.
   */
  listen(names: Iterable<string>): void {
    for (const name of new Set([...names, "yy:error"]))
      window.addEventListener(name, (event) => this.#add(event), { capture: true });
  }

  /**
   * Text of the last `yy:error` of an element; undefined when none was dispatched since the doctor
   * was loaded.
   */
  errorOf(element: Element): string | undefined {
    return this.#errors.get(element);
  }

  pause(paused: boolean): void {
    this.store.setState({ paused });
  }

  clear(): void {
    this.store.setState({ events: [] });
  }

  #add(event: Event): void {
    const [element] = event.composedPath();
    if (!(event instanceof CustomEvent) || !(element instanceof Element)) return;
    const detail: unknown = event.detail;
    if (event.type === "yy:error") this.#errors.set(element, describeError(errorIn(detail)));
    const { events, paused } = this.store.getState();
    if (paused) return;
    this.#count += 1;
    const logged: LoggedEvent = {
      id: this.#count,
      at: new Date().toLocaleTimeString("pt-BR", { hour12: false }),
      name: event.type,
      tag: element.localName,
      element: new WeakRef(element),
      detail: event.type === "yy:error" ? describeError(errorIn(detail)) : describeDetail(detail),
    };
    this.store.setState({ events: [...events, logged].slice(-kept) });
  }
}

const errorIn = (detail: unknown): unknown => (Object(detail) as { error?: unknown }).error;
