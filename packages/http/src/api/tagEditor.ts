import { type Answer, invalidResponse, mediaType } from "../answer";
import { isHtml } from "../htmlAnswer";
import { fromSamePath } from "../samePath";
import { ownUrl } from "../scriptResponse";
import { sharedGet } from "../sharedGet";
import { parseInert } from "../trustedTypes";

/**
 * The tags of a listing that the server has now: a comma list, or the value of the first input of
 * an HTML answer.
 *
 * @param src - of the page's own origin
 * @throws RequestError also for an answer that is neither text nor HTML, for HTML without an input,
 * and for one from another path, such as the sign-in page after a redirect, whose inputs have no
 * tags
 */
export async function fetchTags(src: string, signal?: AbortSignal): Promise<string> {
  const url = ownUrl(src);
  const accept = "text/plain, text/html;q=0.9";
  const answer = fromSamePath(url, await sharedGet({ url, accept, signal }));
  if (isHtml(answer)) return tagsInHtml(answer);
  if (mediaType(answer) !== "text/plain")
    throw invalidResponse(answer, `${answer.url} is not text`);
  return answer.text.trim();
}

function tagsInHtml(answer: Answer): string {
  const { body } = parseInert(answer.text, "text/html");
  const input = body.querySelector("input");
  if (input) return input.value;
  // Older Rails serves plain text as text/html.
  if (body.childElementCount === 0) return body.textContent.trim();
  throw invalidResponse(answer, `${answer.url} holds no input with the tags`);
}
