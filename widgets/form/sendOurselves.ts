import { RequestError } from "@yy/domain/errors";
import type { Outcome } from "./Outcome";
import { actionOf, methodOf } from "./submission";

/** Most forms are sent by the browser: they do without the client. */
const loadClient = () => import("@yy/http/api/forms");

/** Ahead of time, and without a word if it fails: the sending itself will say so. */
export function prepareToSend(): void {
  loadClient().catch(() => undefined);
}

/** Sends the form as the browser would, with `Accept: application/json` and the CSRF token (contract 2.3). */
export async function sendOurselves(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<Outcome> {
  // Read before anything else: from here on the page may change.
  const order = {
    action: actionOf(form, submitter),
    method: methodOf(form, submitter) === "get" ? "get" : "post",
    data: new FormData(form, submitter),
  } as const;
  try {
    const { sendForm } = await loadClient();
    const answer = await sendForm(order);
    return { isSuccess: true, ...answer };
  } catch (error) {
    const { status, body } = error instanceof RequestError ? error : { status: 0, body: null };
    return { isSuccess: false, status, body, error };
  }
}
