/**
 * Fires the upload events of `XMLHttpRequest`, which browsers leave out where a service worker
 * answers: it has all of the body at once.
 */
export function reportUploads({ serviceWorker }: Navigator): void {
  const report = ({ target }: Event) => {
    if (serviceWorker.controller === null || !(target instanceof HTMLIFrameElement)) return;
    // A frame of the page's own origin; uploads are sent from one.
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

/** Bytes of the values; what stands between them is little. */
function sizeOf(form: FormData): number {
  return [...form.values()]
    .map((value) => (typeof value === "string" ? value.length : value.size))
    .reduce((sum, size) => sum + size, 0);
}
