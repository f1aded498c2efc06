/** Types of TypeScript's library for workers, which cannot be combined with that for pages. */
interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  install: WorkEvent;
  activate: WorkEvent;
  /** A request of a page in the worker's scope, for whatever address. */
  fetch: WorkEvent & { readonly request: Request; respondWith(answer: Promise<Response>): void };
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

export const workerScope = globalThis as unknown as WorkerScope;
