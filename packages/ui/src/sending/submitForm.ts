import { RequestError } from "@yy/domain/errors";
import { type FormSubmission, sendForm } from "@yy/http/api/forms";
import type { SubmitResult } from "./SubmitResult";

/** Sends a form with a request of our own. A chunk apart: most forms are sent by the browser, and do without the client. */
export async function submitForm(submission: FormSubmission): Promise<SubmitResult> {
  try {
    return { isSuccess: true, ...(await sendForm(submission)) };
  } catch (error) {
    const { status, body } = error instanceof RequestError ? error : { status: 0, body: null };
    return { isSuccess: false, status, body, error };
  }
}
