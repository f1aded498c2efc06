import { Worker } from "node:worker_threads";
import type { Language } from "../language";
import type { Problem } from "./Problem";

/**
 * A request to the thread: the problems of a template, or the template after every mistake with
 * only one possible fix was fixed.
 */
export interface CheckRequest {
  readonly id: number;
  readonly wanted: "problems" | "mended";
  readonly source: string;
  readonly language: Language;
}

export type CheckResponse = { readonly id: number } & (
  | { readonly problems: readonly Problem[] }
  | { readonly mended: string }
  | { readonly failure: string }
);

/**
 * Checks templates in a thread of its own: the parser takes seconds for the longest ones, and a
 * crash of the parser ends only the thread.
 */
export class Checker {
  readonly #program: URL;
  readonly #pending = new Map<number, (response: CheckResponse) => void>();
  #worker: Worker | undefined;
  #lastId = 0;

  /** @param program the module that runs in the thread */
  constructor(program: URL) {
    this.#program = program;
  }

  /** @throws Error that says why it cannot be read */
  async problems(source: string, language: Language): Promise<readonly Problem[]> {
    const response = await this.#ask({ wanted: "problems", source, language });
    return "problems" in response ? response.problems : [];
  }

  /** @throws Error that says why it cannot be read */
  async mended(source: string, language: Language): Promise<string> {
    const response = await this.#ask({ wanted: "mended", source, language });
    return "mended" in response ? response.mended : source;
  }

  async #ask(request: Omit<CheckRequest, "id">): Promise<CheckResponse> {
    this.#worker ??= this.#start();
    this.#lastId += 1;
    const id = this.#lastId;
    const answered = new Promise<CheckResponse>((resolve) => this.#pending.set(id, resolve));
    this.#worker.postMessage({ ...request, id } satisfies CheckRequest);
    const response = await answered;
    if ("failure" in response) throw new Error(response.failure);
    return response;
  }

  #start(): Worker {
    // Standard output is reserved for the protocol.
    const worker = new Worker(this.#program, { stdout: true });
    worker.unref();
    worker.on("message", (response: CheckResponse) => {
      this.#pending.get(response.id)?.(response);
      this.#pending.delete(response.id);
    });
    let cause: unknown;
    worker.on("error", (error) => {
      cause = error;
    });
    // This event is fired after an error too.
    worker.on("exit", (code) => {
      const ended = `the thread that checks ended with ${code}`;
      const failure = cause instanceof Error ? cause.message : ended;
      this.#worker = undefined;
      for (const [id, resolve] of this.#pending) resolve({ id, failure });
      this.#pending.clear();
    });
    return worker;
  }
}
