import { availableParallelism } from "node:os";
import { parentPort, Worker, workerData } from "node:worker_threads";
import {
  type InventoryFile,
  inventoryReader,
  type ReadInventoryFile,
  type ReadingOptions,
} from "./inventoryFile";

/**
 * With fewer files, loading the parser in another thread takes longer than reading them in this
 * one.
 */
const minFiles = 200;
/** Each thread has a parser of its own, of some 50 MB, and more threads would hardly be faster. */
const maxThreads = 4;
/** Number of files in each thread's queue, so that no thread is ever idle. */
const filesAhead = 8;

/**
 * Yields the names in the files, in the order of the files. Only a few files are in memory at a
 * time.
 * @param thread the script that calls {@link serveInventory} in a thread of its own; without it,
 * this thread reads the files
 */
export async function* readInOrder(
  files: readonly string[],
  options: ReadingOptions,
  thread: URL | undefined,
): AsyncGenerator<readonly [file: string, read: InventoryFile]> {
  const isWorthIt = thread !== undefined && files.length >= minFiles;
  const count = isWorthIt ? Math.min(availableParallelism(), maxThreads) : 0;
  const threads = Array.from({ length: count }, () => new ReadingThread(thread as URL, options));
  const readHere = inventoryReader(options);
  try {
    const pending: Promise<readonly [string, InventoryFile]>[] = [];
    for (const [index, file] of files.entries()) {
      const read = threads[index % threads.length]?.read ?? readHere;
      pending.push(read(file).then((content) => [file, content] as const));
      if (pending.length > count * filesAhead)
        yield (await pending.shift()) as [string, InventoryFile];
    }
    for (const each of pending) yield await each;
  } finally {
    await Promise.all(threads.map((each) => each.end()));
  }
}

/** Another thread that reads files. When it fails, its files are reported as unreadable. */
class ReadingThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<string, (read: InventoryFile) => void>();
  #problem: string | undefined;

  constructor(thread: URL, options: ReadingOptions) {
    this.#worker = new Worker(thread, { workerData: options });
    this.#worker.on("message", ({ file, read }: Answer) => {
      this.#waiting.get(file)?.(read);
      this.#waiting.delete(file);
    });
    this.#worker.on("error", (error) => {
      this.#problem = `the thread that read it has ended: ${error}`;
      for (const resolve of this.#waiting.values()) resolve({ problem: this.#problem });
    });
  }

  readonly read: ReadInventoryFile = (file) =>
    new Promise((resolve) => {
      if (this.#problem !== undefined) return resolve({ problem: this.#problem });
      this.#waiting.set(file, resolve);
      this.#worker.postMessage(file);
    });

  end(): Promise<unknown> {
    return this.#worker.terminate();
  }
}

interface Answer {
  readonly file: string;
  readonly read: InventoryFile;
}

/** Reads, in a thread of its own, the files that the main thread names. */
export function serveInventory(): void {
  const read = inventoryReader(workerData as ReadingOptions);
  let last: Promise<unknown> = Promise.resolve();
  parentPort?.on("message", (file: string) => {
    // One file at a time, so that only one file's text is in memory.
    last = last.then(async () => parentPort?.postMessage({ file, read: await read(file) }));
  });
}
