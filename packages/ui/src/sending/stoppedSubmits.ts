import { onePerPage } from "@yy/page/onePerPage";

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    stoppedSubmits: WeakSet<Event>;
  }
}

/** Submit events that send nothing: the form is refused, waits for a field, or is under way. */
const stopped = onePerPage("stoppedSubmits", () => new WeakSet());

/** Ends the event: no later listener gets it, and the form is not sent. */
export function stopSubmit(event: Event): void {
  stopped.add(event);
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Whether `stopSubmit` has ended the event; listeners before it do not know yet. */
export const isStopped = (event: Event): boolean => stopped.has(event);
