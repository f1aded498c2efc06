import { isSamePath } from "@yy/domain/urls/parts";
import { type Answer, invalidResponse } from "./answer";

/**
 * Returns the answer if it comes from the requested path. When a session has ended, a server
 * redirects to its sign-in page, which answers 200.
 *
 * @throws RequestError otherwise, with the status and URL of the answer
 */
export function fromSamePath(asked: string, answer: Answer): Answer {
  const url = (text: string) => new URL(text, document.baseURI);
  if (isSamePath(url(answer.url), url(asked))) return answer;
  throw invalidResponse(answer, `${asked} was redirected to another page, ${answer.url}`);
}
