/**
 * A method that the element has for page code, such as `element.reload()`. Resolves when it is
 * done.
 */
export type Method = () => Promise<void>;

/**
 * Passes calls of the element's methods to its component. Calls made before that is mounted wait
 * for it.
 */
export class MethodCalls {
  readonly #methods = new Map<string, Method>();
  readonly #waiting = new Map<string, ((answer: Promise<void>) => void)[]>();

  call(name: string): Promise<void> {
    const method = this.#methods.get(name);
    if (method) return method();
    return new Promise((resolve) => {
      this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), resolve]);
    });
  }

  /**
   * Implements a method; all calls that have waited share one run of it. Returns a cleanup
   * function.
   */
  answer(name: string, method: Method): () => void {
    this.#methods.set(name, method);
    const waiting = this.#waiting.get(name) ?? [];
    this.#waiting.delete(name);
    if (waiting.length > 0) {
      const answer = method();
      for (const resolve of waiting) resolve(answer);
    }
    return () => this.#methods.delete(name);
  }
}

const calls = new WeakMap<Element, MethodCalls>();

export function methodCallsOf(element: Element): MethodCalls {
  const known = calls.get(element) ?? new MethodCalls();
  calls.set(element, known);
  return known;
}

/**
 * For `methods` of a widget's definition: methods that page code may call; the component answers
 * them with `useMethod`.
 */
export function methodsNamed(...names: readonly string[]): (prototype: HTMLElement) => void {
  return (prototype) => {
    for (const name of names)
      Object.defineProperty(prototype, name, {
        configurable: true,
        value(this: HTMLElement) {
          return methodCallsOf(this).call(name);
        },
      });
  };
}
