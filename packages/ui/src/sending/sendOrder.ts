import { RequestError } from "@yy/domain/errors";
import { type FormToSend, sendForm } from "@yy/http/api/forms";
import type { Outcome } from "./Outcome";

/** Sends a form with a request of our own. A chunk apart: most forms are sent by the browser, and do without the client. */
export async function sendOrder(order: FormToSend): Promise<Outcome> {
  try {
    return { isSuccess: true, ...(await sendForm(order)) };
  } catch (error) {
    const { status, body } = error instanceof RequestError ? error : { status: 0, body: null };
    return { isSuccess: false, status, body, error };
  }
}
