import { RequestError } from "@yy/domain/errors";
import { fetchHtml, type HtmlAnswer, type HtmlOptions } from "@yy/http/htmlAnswer";

/**
 * Asks for a piece of a page. An answer from another path than the one asked is no such piece: a server redirects to its
 * sign-in page when a session has ended, and answers 200.
 *
 * @throws RequestError also for that, with the status and the address of what came instead
 */
export async function fetchPiece(url: string, options: HtmlOptions): Promise<HtmlAnswer> {
  const answer = await fetchHtml(url, options);
  const asked = new URL(url, document.baseURI);
  if (pathOf(new URL(answer.url)) === pathOf(asked)) return answer;
  throw new RequestError(`${asked.href} was redirected to another page, ${answer.url}`, {
    status: 200,
    url: answer.url,
    body: null,
  });
}

const pathOf = ({ pathname }: URL) => pathname.replace(/\/+$/, "");
