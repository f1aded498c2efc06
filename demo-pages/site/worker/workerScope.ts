/** What TypeScript knows only of programs that are nothing but workers. */
interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page in the worker's scope, for whatever address. */
export interface PageRequestEvent extends WorkEvent {
  readonly request: Request;
  /** Of the page that asks; empty for the page itself. */
  readonly clientId: string;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerEvents {
  install: WorkEvent;
  activate: WorkEvent;
  fetch: PageRequestEvent;
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ postMessage(message: unknown): void } | undefined>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

export const workerScope = globalThis as unknown as WorkerScope;
