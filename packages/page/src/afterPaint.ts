import { onLeft } from "./moments";

/**
 * Resolves in a later task, so that the browser can first paint what this one has changed; at once
 * when the page is left.
 */
export async function afterPaint(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
  const end = new AbortController();
  await new Promise<void>((resolve) => {
    onLeft(() => resolve(), end);
    if (scheduler) void scheduler.postTask(resolve);
    else setTimeout(resolve);
  });
  end.abort();
}
