import type { FormSubmission } from "@yy/http/api/forms";
import { loadChunk } from "@yy/page/loadChunk";
import { readSubmission } from "./readSubmission";
import type { SubmitResult } from "./SubmitResult";

/** A chunk of its own: most forms are sent by the browser and need no HTTP client. */
export const loadSender = () =>
  loadChunk("the sending of a form", () => import("@yy/http/api/forms"));

/**
 * Reads what the form would send now, and returns a function that sends it. That rejects also for what cannot be read: a
 * URL that cannot be requested ends as a failed submission.
 * @param tag of the widget, for the error
 * @param onProgress called with the fraction of its files that has been sent, 0 to 1
 */
export function readForFetch(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  tag: string,
  onProgress: (fraction: number) => void,
): () => Promise<SubmitResult> {
  const submission = new Promise<FormSubmission>((resolve) => {
    resolve(readSubmission(form, submitter, tag));
  });
  return async () => {
    const [{ sendForm }, read] = await Promise.all([loadSender(), submission]);
    return { isSuccess: true, ...(await sendForm(read, { onProgress })) };
  };
}
