import { withoutTrailingSlashes } from "@yy/domain/urls/trailingSlashes";
import { type Answer, invalidResponse } from "./answer";

/**
 * Returns the answer if it comes from the requested path. When a session has ended, a server redirects to its sign-in
 * page, which answers 200.
 *
 * @throws RequestError otherwise, with the status and URL of the answer
 */
export function fromSamePath(asked: string, answer: Answer): Answer {
  if (pathOf(answer.url) === pathOf(asked)) return answer;
  throw invalidResponse(answer, `${asked} was redirected to another page, ${answer.url}`);
}

/** Trailing slashes and `.js` are ignored. */
const pathOf = (url: string) =>
  withoutTrailingSlashes(new URL(url, document.baseURI).pathname).replace(/\.js$/, "");
