declare global {
  interface Window {
    /**
     * Lists the listeners of the window, the document and its root elements, and the timers of more than a second, one
     * text each.
     */
    heldResources: () => string[];
  }
}

/** Runs in the page before any other script, and defines `window.heldResources`. */
export function countResources(): void {
  const timers = new Set<unknown>();
  const listeners = new Map<EventTarget, Map<unknown, Set<string>>>();

  const keyOf = (type: string, options: unknown) => {
    const isCapture =
      options === true ||
      (typeof options === "object" && options !== null && Reflect.get(options, "capture") === true);
    return isCapture ? `${type} capture` : type;
  };
  const keysOf = (target: EventTarget, listener: unknown) => {
    const own = listeners.get(target) ?? new Map<unknown, Set<string>>();
    const keys = own.get(listener) ?? new Set<string>();
    listeners.set(target, own.set(listener, keys));
    return keys;
  };
  const isLasting = (target: EventTarget) =>
    [window, document, document.documentElement, document.body].some((each) => each === target);

  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    addEventListener.call(this, type, listener, options);
    const { once, signal } = (typeof options === "object" && options) || {};
    if (listener === null || once || !isLasting(this)) return;
    const [keys, key] = [keysOf(this, listener), keyOf(type, options)];
    keys.add(key);
    signal?.addEventListener("abort", () => keys.delete(key));
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    removeEventListener.call(this, type, listener, options);
    if (listener !== null && isLasting(this)) keysOf(this, listener).delete(keyOf(type, options));
  };

  const { setInterval, clearInterval, setTimeout, clearTimeout } = window;
  window.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const id = setInterval(...args);
    timers.add(id);
    return id;
  }) as typeof window.setInterval;
  window.setTimeout = ((run: () => void, delay = 0, ...args: unknown[]) => {
    const fire = () => {
      timers.delete(id);
      run();
    };
    const id = setTimeout(fire, delay, ...args);
    if (delay > 1000) timers.add(id);
    return id;
  }) as typeof window.setTimeout;
  window.clearInterval = window.clearTimeout = (id) => {
    timers.delete(id);
    clearInterval(id);
    clearTimeout(id);
  };

  const nameOf = (target: EventTarget) =>
    target === window ? "window" : ((target as Node).nodeName ?? "").toLowerCase();
  window.heldResources = () => [
    ...[...timers].map(() => "a timer"),
    ...[...listeners].flatMap(([target, own]) =>
      [...own.values()].flatMap((keys) => [...keys].map((key) => `${nameOf(target)}: ${key}`)),
    ),
  ];
}
