import { isSignIn } from "../session/isSignIn";
import { isSamePath } from "../urls/parts";

/**
 * The answer to a request for a piece of a page: the next page of a list, the region of a
 * pagination, or the content of a loader.
 */
export interface PieceAnswer {
  readonly status: number;
  /** The absolute URL of the request. */
  readonly asked: string;
  /** The absolute URL of the answer, after redirects. */
  readonly url: string;
  /** Undefined when the body is not HTML. */
  readonly page: PiecePage | undefined;
}

export interface PiecePage {
  readonly isWholePage: boolean;
  /** Whether the answer has a sign-in form that the page around does not have. */
  readonly asksForPassword: boolean;
  /**
   * Whether the answer contains the list or region to fill; undefined for a loader, which has
   * neither.
   */
  readonly holdsPlace: boolean | undefined;
}

export type PieceMeaning =
  | "content"
  /** There is no content, or no more. */
  | "empty"
  | "signIn"
  /** The answer is another page of the site. */
  | "elsewhere"
  /** The answer is not HTML. */
  | "unusable"
  | "failed";

/**
 * Interprets an answer for a list, a pagination and a loader. No other code does.
 *
 * @param origin the origin of the page
 * @param login the absolute URL of the sign-in page; undefined when there is none
 */
export function pieceMeaning(
  { status, asked, url, page }: PieceAnswer,
  origin: string,
  login: string | undefined,
): PieceMeaning {
  const isSame = (one: string, other: string) => isSamePath(new URL(one), new URL(other));
  const isSignInRequested = login !== undefined && isSame(asked, login);
  if (!isSignInRequested && isSignIn({ status, url }, origin, login)) return "signIn";
  if (status < 200 || status >= 300) return "failed";
  if (status === 204 || status === 205) return "empty";
  if (page === undefined) return "unusable";
  const { isWholePage, holdsPlace } = page;
  if (holdsPlace) return "content";
  // The answer is the requested page, and a loader accepts any page.
  const isElsewhere = !isSame(asked, url);
  if (!isElsewhere && (!isWholePage || holdsPlace === undefined)) return "content";
  if (!isSignInRequested && isSignIn({ status, url, page }, origin, login)) return "signIn";
  return isWholePage ? "elsewhere" : "content";
}
