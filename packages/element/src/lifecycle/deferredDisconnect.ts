interface Disconnectable {
  readonly element: Element;
  /** Called when the element was connected again within a task. */
  moved(): void;
  /** Called when it is still out of the document. */
  end(): void;
}

const pending = new Set<Disconnectable>();

/**
 * Defers the unmount by one task; cancelled when the element is reconnected. A microtask would be
 * too early: Turbo removes permanent elements and puts them back around its own microtasks.
 */
export function deferDisconnect(lifecycle: Disconnectable): void {
  if (pending.size === 0) setTimeout(flush, 0);
  pending.add(lifecycle);
}

function flush(): void {
  const batch = [...pending];
  pending.clear();
  for (const lifecycle of batch) {
    if (lifecycle.element.isConnected) lifecycle.moved();
    else lifecycle.end();
  }
}
