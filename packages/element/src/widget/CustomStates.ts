/**
 * The `:state(…)`s of one element. Browsers before the standard syntax want `--name` or have no states at all; a page
 * then only loses the styling hook.
 */
export class CustomStates {
  readonly #element: HTMLElement;
  #set: Pick<Set<string>, "add" | "delete"> | undefined;
  readonly #on = new Set<string>();

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  toggle(name: string, on: boolean): void {
    if (this.#on.has(name) === on) return;
    this.#set ??= this.#element.attachInternals?.().states ?? new Set();
    if (on) {
      this.#on.add(name);
      addTolerantly(this.#set, name);
    } else {
      this.#on.delete(name);
      this.#set.delete(name);
      this.#set.delete(`--${name}`);
    }
  }

  clear(): void {
    for (const name of [...this.#on]) this.toggle(name, false);
  }
}

function addTolerantly(states: Pick<Set<string>, "add">, name: string): void {
  try {
    states.add(name);
  } catch {
    states.add(`--${name}`);
  }
}
