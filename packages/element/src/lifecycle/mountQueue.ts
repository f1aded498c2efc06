import { drawNow } from "../rendering/renderer";
import { beginMounting } from "./mountTimes";
import { far, type Urgency, WorkQueue } from "./WorkQueue";

/**
 * `run` mounts what is queued, as much as fits into this task now and the rest in the next ones;
 * `finish` all in this task.
 */
export const mountQueue = new WorkQueue(
  () => performance.now(),
  (run) => setTimeout(run),
  (error) => reportError(error),
);

/**
 * Queues what mounts or updates one widget, which is drawn before the next one's turn: only so is
 * its time known.
 */
export function queueMount(urgency: Urgency, mount: () => void): void {
  mountQueue.add(urgency, () => {
    beginMounting();
    drawNow(mount);
  });
}

/**
 * Calls back once what is queued now has mounted: at once when nothing is. For callers outside of a
 * mount.
 */
export function afterMounts(callback: () => void): void {
  mountQueue.add(far, callback);
  mountQueue.run();
}
