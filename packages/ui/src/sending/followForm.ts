import { formRoot } from "@yy/page/formRoot";
import { followRails } from "./followRails";
import { followTurbo } from "./followTurbo";
import { loadSender } from "./formRequest";
import { onJQuerySubmit } from "./railsLibrary";
import type { Submission } from "./Submission";
import { SubmitEvents } from "./SubmitEvents";

/**
 * Follows a form from now on, whoever submits and sends it. Returns a cleanup function.
 * @param captured a submit event of the form that is being captured
 */
export function followForm(submission: Submission, captured?: SubmitEvent): () => void {
  const { form, method } = submission;
  const stop = submission.start();
  const { signal } = submission;
  const { submitted, maySubmit } = new SubmitEvents(submission);
  formRoot(form).addEventListener("submit", submitted, { signal, capture: true });
  if (typeof method !== "function") {
    onJQuerySubmit(form, signal, maySubmit);
    followRails(submission);
    followTurbo(submission);
    // Loaded ahead. A failure is not reported here but when the form is sent.
    if (method !== "native") loadSender().catch(() => undefined);
  }
  if (captured) submitted(captured);
  return stop;
}
