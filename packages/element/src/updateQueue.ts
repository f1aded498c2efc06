interface Updatable {
  update(): void;
}

const queue = new Set<Updatable>();

/** Updates the element at the end of this task, once however many attributes changed. */
export function queueUpdate(element: Updatable): void {
  if (queue.size === 0) queueMicrotask(flush);
  queue.add(element);
}

function flush(): void {
  const batch = [...queue];
  queue.clear();
  for (const element of batch) element.update();
}
