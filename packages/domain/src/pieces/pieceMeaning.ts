import { isSignIn } from "../session/isSignIn";
import { isSamePath } from "../urls/trailingSlashes";

/**
 * The answer to a request for a piece of a page: the next page of a list, the region of a
 * pagination, or the content of a loader.
 */
export interface PieceAnswer {
  readonly status: number;
  /** Absolute addresses: what was asked for, and what answered, after redirects. */
  readonly asked: string;
  readonly url: string;
  /** Undefined when the body is no HTML. */
  readonly page: PiecePage | undefined;
}

export interface PiecePage {
  readonly isWholePage: boolean;
  /** It asks for a password to sign in with, which the page around does not. */
  readonly asksForPassword: boolean;
  /** Whether the page contains the list or region to be filled. A loader has neither: undefined. */
  readonly holdsPlace: boolean | undefined;
}

export type PieceMeaning =
  | "content"
  /** There is nothing (more). */
  | "empty"
  | "signIn"
  /** Another page of the site. */
  | "elsewhere"
  /** No HTML. */
  | "unusable"
  | "failed";

/**
 * The one place that says what an answer means to a list, a pagination and a loader.
 *
 * @param origin of the page
 * @param login absolute address of the sign-in page; undefined when it has none
 */
export function pieceMeaning(
  { status, asked, url, page }: PieceAnswer,
  origin: string,
  login: string | undefined,
): PieceMeaning {
  const isSame = (one: string, other: string) => isSamePath(new URL(one), new URL(other));
  const isWanted = login !== undefined && isSame(asked, login);
  if (!isWanted && isSignIn({ status, url }, origin, login)) return "signIn";
  if (status < 200 || status >= 300) return "failed";
  if (status === 204 || status === 205) return "empty";
  if (page === undefined) return "unusable";
  const { isWholePage, holdsPlace } = page;
  if (holdsPlace) return "content";
  // The page that was asked for, and who asked takes any.
  const isLed = !isSame(asked, url);
  if (!isLed && (!isWholePage || holdsPlace === undefined)) return "content";
  if (!isWanted && isSignIn({ status, url, page }, origin, login)) return "signIn";
  return isWholePage ? "elsewhere" : "content";
}
