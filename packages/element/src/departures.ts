interface Leavable {
  readonly isConnected: boolean;
  leave(): void;
  /** It was away for less than a task. */
  moved(): void;
}

const departing = new Set<Leavable>();

/**
 * Lets the element go unless it is back on the page by the next task. A microtask would be too early: Turbo takes
 * permanent elements out and puts them back around its own microtasks.
 */
export function departLater(element: Leavable): void {
  if (departing.size === 0) setTimeout(settle, 0);
  departing.add(element);
}

function settle(): void {
  const batch = [...departing];
  departing.clear();
  for (const element of batch) {
    if (element.isConnected) element.moved();
    else element.leave();
  }
}
