/**
 * Fires the upload events of `XMLHttpRequest`, which browsers leave out when a service worker
 * answers, because it gets the whole body at once.
 */
export function reportUploads({ serviceWorker }: Navigator): void {
  const report = ({ target }: Event) => {
    if (serviceWorker.controller === null || !(target instanceof HTMLIFrameElement)) return;
    // Uploads are sent from a frame of the page's own origin.
    if (target.contentDocument) reportIn(target.contentWindow as Window & typeof globalThis);
  };
  document.addEventListener("load", report, true);
}

function reportIn({ XMLHttpRequest, ProgressEvent }: Window & typeof globalThis): void {
  const { send } = XMLHttpRequest.prototype;

  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    send.call(this, body);
    if (!(body instanceof FormData)) return;
    setTimeout(() => {
      const isAborted = this.readyState === XMLHttpRequest.UNSENT;
      if (isAborted) return;
      const total = sizeOf(body);
      const progress = { lengthComputable: true, loaded: total, total };
      for (const name of ["progress", "load", "loadend"])
        this.upload.dispatchEvent(new ProgressEvent(name, progress));
    });
  };
}

/** Bytes of the values, without the small parts between them. */
function sizeOf(form: FormData): number {
  return [...form.values()]
    .map((value) => (typeof value === "string" ? value.length : value.size))
    .reduce((sum, size) => sum + size, 0);
}
