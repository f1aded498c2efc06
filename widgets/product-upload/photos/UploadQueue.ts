import { isRequestError } from "@yy/domain/errors";
import { fieldErrorsOf } from "@yy/domain/forms/serverErrors";
import { uploadPhoto } from "@yy/http/api/photos";
import type { PhotoStore } from "./PhotoStore";
import { isGone } from "./readFile";

const maxParallelUploads = 2;

/** Uploads the waiting photos of a store, a few at a time, in the order of its list. */
export class UploadQueue {
  readonly #store: PhotoStore;
  readonly #photoPath: () => string;
  readonly #report: (error: unknown) => void;
  readonly #signal: AbortSignal;
  readonly #requests = new Map<number, AbortController>();

  /** @param signal aborts all uploads; none starts after it */
  constructor(
    store: PhotoStore,
    photoPath: () => string,
    report: (error: unknown) => void,
    signal: AbortSignal,
  ) {
    this.#store = store;
    this.#photoPath = photoPath;
    this.#report = report;
    this.#signal = signal;
    signal.addEventListener("abort", () => this.abortAll());
  }

  /** Call when a photo waits to be uploaded. */
  sendNext(): void {
    for (const { key, status } of this.#store.photos) {
      if (this.#signal.aborted || this.#requests.size >= maxParallelUploads) return;
      const file = this.#store.fileOf(key);
      if (status === "waiting" && file) void this.#send(key, file);
    }
  }

  /** Aborts the upload of one photo. */
  abort(key: number): void {
    this.#requests.get(key)?.abort();
  }

  abortAll(): void {
    for (const request of this.#requests.values()) request.abort();
  }

  async #send(key: number, file: File): Promise<void> {
    const store = this.#store;
    const request = new AbortController();
    this.#requests.set(key, request);
    store.change(key, { status: "sending", part: 0 });
    try {
      const id = await uploadPhoto(this.#photoPath(), file, {
        signal: request.signal,
        onProgress: (part) => store.change(key, { part }),
      });
      store.change(key, { status: "sent", part: 1, id });
    } catch (error) {
      if (request.signal.aborted) return;
      if (store.fileOf(key) && (await isGone(file))) return store.rejectUnreadable(key);
      store.change(key, { status: "failed", reason: serverMessage(error) });
      this.#report(error);
    } finally {
      this.#requests.delete(key);
      this.sendNext();
    }
  }
}

/** The server's first message about the photo; "" without one. */
function serverMessage(error: unknown): string {
  const [message = ""] = isRequestError(error) ? fieldErrorsOf(error).values() : [];
  return message;
}
