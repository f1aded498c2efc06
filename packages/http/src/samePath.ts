import { isSamePath } from "@yy/domain/urls/trailingSlashes";
import { type Answer, invalidResponse } from "./answer";

/**
 * Lets an answer through if it comes from the path that was asked: a server redirects to its sign-in page when a session
 * has ended, and answers 200.
 *
 * @throws RequestError otherwise, with the status and the URL of what came instead
 */
export function fromSamePath(asked: string, answer: Answer): Answer {
  const url = (text: string) => new URL(text, document.baseURI);
  if (isSamePath(url(answer.url), url(asked))) return answer;
  throw invalidResponse(answer, `${asked} was redirected to another page, ${answer.url}`);
}
