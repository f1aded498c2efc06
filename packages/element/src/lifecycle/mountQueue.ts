import { drawNow } from "../rendering/renderer";
import { beginMounting } from "./mountTimes";
import { type Urgency, WorkQueue } from "./WorkQueue";

const queue = new WorkQueue({
  now: () => performance.now(),
  later(run, isOnScreen) {
    const priority = isOnScreen ? "user-blocking" : "user-visible";
    // Safari has none, and pages have global variables of that name.
    const { scheduler } = globalThis as { readonly scheduler?: Partial<Scheduler> };
    if (scheduler?.postTask) scheduler.postTask(run, { priority });
    else setTimeout(run);
  },
  failed: (error) =>
    queueMicrotask(() => {
      throw error;
    }),
});

/** Queues what mounts or updates one widget, which is drawn before the next one's turn: only so is its time known. */
export function queueMount(urgency: Urgency, mount: () => void): void {
  queue.add(urgency, () => {
    beginMounting();
    drawNow(mount);
  });
}

/** Mounts what is queued, most urgent first, as much as fits into this task; the rest goes on in the next ones. */
export const mountQueued = (): void => queue.run();

/** Mounts all that is queued in this task. */
export const mountAllQueued = (): void => queue.finish();
