import { isRequestError } from "@yy/domain/errors";
import { instruments } from "@yy/page/instruments";
import type { Answer } from "./answer";

/** Tells the page's instruments, if it has any, how a request went; one that was aborted went nowhere. */
export async function measured(
  method: string,
  url: URL,
  answered: Promise<Answer>,
): Promise<Answer> {
  if (instruments.size === 0) return answered;
  const began = performance.now();
  const tell = (status: number) => {
    const ms = performance.now() - began;
    for (const instrument of instruments) instrument.requested?.({ method, url, status, ms });
  };
  try {
    const answer = await answered;
    tell(answer.status);
    return answer;
  } catch (error) {
    if (isRequestError(error)) tell(error.status);
    throw error;
  }
}
