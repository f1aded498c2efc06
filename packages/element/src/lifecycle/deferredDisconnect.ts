interface Disconnectable {
  readonly isConnected: boolean;
  disconnect(): void;
  /** Called when the element was reconnected within a task. */
  move(): void;
}

const pending = new Set<Disconnectable>();

/**
 * Defers the unmount by one task; cancelled when the element is reconnected. A microtask would be
 * too early: Turbo removes permanent elements and puts them back around its own microtasks.
 */
export function deferDisconnect(element: Disconnectable): void {
  if (pending.size === 0) setTimeout(flush, 0);
  pending.add(element);
}

function flush(): void {
  const batch = [...pending];
  pending.clear();
  for (const element of batch) {
    if (element.isConnected) element.move();
    else element.disconnect();
  }
}
