import { drawNow } from "../rendering/renderer";
import { beginMounting } from "./mountTimes";
import { far, type Urgency, WorkQueue } from "./WorkQueue";

/**
 * Mounts and updates that wait. `run` does as many as fit into this task, and the rest in the next
 * ones; `finish` does all in this task.
 */
export const mountQueue = new WorkQueue(
  () => performance.now(),
  (run) => setTimeout(run),
  (error) => reportError(error),
);

/**
 * Queues the mount or update of one widget. It is drawn before the next one begins, so that its
 * time can be measured.
 */
export function queueMount(urgency: Urgency, mount: () => void): void {
  mountQueue.add(urgency, () => {
    beginMounting();
    drawNow(mount);
  });
}

/**
 * Calls back once everything queued now has mounted, at once when the queue is empty. Do not call
 * this during a mount.
 */
export function afterMounts(callback: () => void): void {
  mountQueue.add(far, callback);
  mountQueue.run();
}
