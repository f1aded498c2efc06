import { pieceMeaning } from "@yy/domain/pieces/pieceMeaning";
import { isWholePage } from "@yy/domain/text/isWholePage";
import { type Answer, invalidResponse, requestError } from "./answer";
import { asksToSignIn } from "./asksToSignIn";
import { askForHtml, type HtmlAnswer, type HtmlOptions, isHtml, readHtml } from "./htmlAnswer";
import { webUrl } from "./origins";
import { announce, currentVisitor } from "./unauthorized";

export interface PieceOptions extends HtmlOptions {
  /** The sign-in page: `data-login-path`. */
  readonly loginPath: string;
  /**
   * Finds the piece in an answer that is a whole page; null when it is not there. Without this
   * function any page will do.
   */
  readonly placeIn?: (answer: DocumentFragment, isWholePage: boolean) => Element | null;
}

export interface Piece extends HtmlAnswer {
  /** Contains the piece: the place that was found in the answer, else its fragment. */
  readonly content: ParentNode;
}

/**
 * Requests a piece of a page, and judges the answer by `pieceMeaning`. An answer without content is
 * an empty piece.
 *
 * @throws RequestError as `fetchHtml`, and for another page of the site; of status 401 for a page
 * to sign in on, after the end of the session is announced (behaviour 8.5)
 */
export async function fetchPiece(url: string, options: PieceOptions): Promise<Piece> {
  const { loginPath, placeIn, ...read } = options;
  const visitor = currentVisitor();
  const answer = await askForHtml(url, read);
  const html = isHtml(answer) ? await readHtml(answer, read.signal) : undefined;
  const holdsPage = html !== undefined && isWholePage(answer.text);
  const place = html && placeIn?.(html.fragment, holdsPage);
  const asked = webUrl(url)?.href ?? url;
  const meaning = pieceMeaning(
    {
      status: answer.status,
      asked,
      url: answer.url,
      page: html && {
        isWholePage: holdsPage,
        asksForPassword: asksToSignIn(html.fragment),
        holdsPlace: placeIn && place !== null,
      },
    },
    location.origin,
    webUrl(loginPath)?.href,
  );
  switch (meaning) {
    case "content":
    case "empty": {
      const fragment = html?.fragment ?? document.createDocumentFragment();
      return { fragment, content: place ?? fragment, url: answer.url, headers: answer.headers };
    }
    case "signIn":
      if (visitor === currentVisitor()) announce("unauthorized");
      throw signInNeeded(answer);
    case "elsewhere":
      throw invalidResponse(answer, `${asked} is answered by another page, ${answer.url}`);
    default:
      throw invalidResponse(answer, `${answer.url} is not served as HTML`);
  }
}

const signInNeeded = ({ url, text }: Answer) =>
  requestError(`the answer is the sign-in page, ${url}`, { status: 401, url, body: text });
