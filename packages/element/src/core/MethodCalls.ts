/** What an element does when page code asks for it: `element.reload()`. Resolves once that is over. */
export type Method = () => Promise<void>;

/** Calls of an element's methods. One that comes before the component is drawn waits for it. */
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

  /** Answers to the name until the function returned is called; all calls that have waited are one. */
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
