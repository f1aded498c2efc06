import { type UploadRead, uploadHeader } from "../uploadProtocol";

/** Fires the upload events of `XMLHttpRequest`, which browsers leave out where a service worker answers. */
export function reportUploads({ serviceWorker }: Navigator): void {
  const uploads = new Map<string, Upload>();
  const isOurs = new WeakMap<XMLHttpRequest, boolean>();
  const { open, send } = XMLHttpRequest.prototype;

  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...call: unknown[]) {
    isOurs.set(this, new URL(String(call[1]), location.href).origin === location.origin);
    Reflect.apply(open, this, call);
  };

  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    if (isOurs.get(this) && body instanceof FormData && serviceWorker.controller !== null) {
      const id = crypto.randomUUID();
      const upload = new Upload(this.upload, sizeOf(body));
      uploads.set(id, upload);
      // The worker's messages may be slower than its answer.
      this.addEventListener("readystatechange", () => {
        if (this.readyState >= XMLHttpRequest.HEADERS_RECEIVED && this.status > 0) upload.end();
      });
      this.addEventListener("loadend", () => uploads.delete(id));
      this.setRequestHeader(uploadHeader, id);
    }
    send.call(this, body);
  };

  serviceWorker.addEventListener("message", ({ data }: MessageEvent<UploadRead>) =>
    uploads.get(data.upload)?.go(data.loaded),
  );
  // Listeners alone start no messages.
  serviceWorker.startMessages();
}

/** The events of one upload. */
class Upload {
  readonly #target: XMLHttpRequestUpload;
  readonly #total: number;
  #isOver = false;

  constructor(target: XMLHttpRequestUpload, total: number) {
    this.#target = target;
    this.#total = total;
  }

  go(loaded: number): void {
    if (loaded >= this.#total) this.end();
    else if (!this.#isOver) this.#fire("progress", loaded);
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const name of ["progress", "load", "loadend"]) this.#fire(name, this.#total);
  }

  #fire(name: string, loaded: number): void {
    const total = this.#total;
    this.#target.dispatchEvent(new ProgressEvent(name, { lengthComputable: true, loaded, total }));
  }
}

/** Bytes of the values; what stands between them is little. */
function sizeOf(form: FormData): number {
  return [...form.values()]
    .map((value) => (typeof value === "string" ? value.length : value.size))
    .reduce((sum, size) => sum + size, 0);
}
