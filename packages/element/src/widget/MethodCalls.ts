/** A method that the element has for page code, such as `element.reload()`. Resolves when it is done. */
export type Method = () => Promise<void>;

/** Passes calls of the element's methods to its component. Calls made before that is mounted wait for it. */
export class MethodCalls {
  // Most widgets have no methods.
  #methods: Map<string, Method> | undefined;
  #waiting: Map<string, ((answer: Promise<void>) => void)[]> | undefined;

  call(name: string): Promise<void> {
    const method = this.#methods?.get(name);
    if (method) return method();
    return new Promise((resolve) => {
      this.#waiting ??= new Map();
      this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), resolve]);
    });
  }

  /** Implements a method; all calls that have waited share one run of it. Returns a cleanup function. */
  answer(name: string, method: Method): () => void {
    this.#methods ??= new Map();
    this.#methods.set(name, method);
    const waiting = this.#waiting?.get(name) ?? [];
    this.#waiting?.delete(name);
    if (waiting.length > 0) {
      const answer = method();
      for (const resolve of waiting) resolve(answer);
    }
    return () => this.#methods?.delete(name);
  }
}

/** Gives an element's class the methods that page code may call; the component answers them. */
export function defineMethods(
  prototype: HTMLElement & { readonly widget: { readonly methods: MethodCalls } },
  names: readonly string[] = [],
): void {
  for (const name of names)
    Object.defineProperty(prototype, name, {
      configurable: true,
      value(this: typeof prototype) {
        return this.widget.methods.call(name);
      },
    });
}
