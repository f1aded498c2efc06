/**
 * The `:state(…)`s of one element. Browsers before the standard syntax want `--name` or have no
 * states at all; a page then only loses the styling hook.
 */
export class CustomStates {
  readonly #element: HTMLElement;
  /** Created for the first state: most elements of a long list never have one. */
  #states: Pick<Set<string>, "add" | "delete" | "has" | "clear"> | undefined;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  toggle(name: string, on: boolean): void {
    if (this.#has(name) === on) return;
    this.#states ??= this.#element.attachInternals?.().states ?? new Set<string>();
    if (on) addTolerantly(this.#states, name);
    else for (const each of [name, `--${name}`]) this.#states.delete(each);
  }

  #has(name: string): boolean {
    return this.#states?.has(name) === true || this.#states?.has(`--${name}`) === true;
  }

  clear(): void {
    this.#states?.clear();
  }
}

function addTolerantly(states: Pick<Set<string>, "add">, name: string): void {
  try {
    states.add(name);
  } catch {
    states.add(`--${name}`);
  }
}
