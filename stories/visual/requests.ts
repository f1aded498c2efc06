/** Request → its path, while it has no answer. */
const open = new Map<object, string>();

const plainFetch = window.fetch;

window.fetch = async (input, init) => {
  const request = new Request(input, init);
  open.set(request, new URL(request.url).pathname);
  try {
    return await plainFetch(request);
  } finally {
    open.delete(request);
  }
};

const plainOpen = XMLHttpRequest.prototype.open;

XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...request: unknown[]) {
  Reflect.apply(plainOpen, this, request);
  const { pathname } = new URL(String(request[1]), location.href);
  this.addEventListener("loadstart", () => open.set(this, pathname), { once: true });
  this.addEventListener("loadend", () => open.delete(this), { once: true });
};

export function unansweredPaths(): string[] {
  return [...open.values()];
}
