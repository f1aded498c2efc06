import { withoutTrailingSlashes } from "@yy/domain/urls/trailingSlashes";
import { type Answer, invalidResponse } from "./answer";

/**
 * Lets an answer through if it comes from the path that was asked: a server redirects to its sign-in page when a session
 * has ended, and answers 200.
 *
 * @throws RequestError otherwise, with the status and the URL of what came instead
 */
export function fromSamePath(asked: string, answer: Answer): Answer {
  if (pathOf(answer.url) === pathOf(asked)) return answer;
  throw invalidResponse(answer, `${asked} was redirected to another page, ${answer.url}`);
}

/** A slash or the name of a script's format at the end make no other page. */
const pathOf = (url: string) =>
  withoutTrailingSlashes(new URL(url, document.baseURI).pathname).replace(/\.js$/, "");
