import { isSignIn } from "../session/isSignIn";
import { fieldErrorsOf, parseServerErrors } from "./serverErrors";

/** What the server has made of a form or a price that was sent. */
export type AnswerMeaning =
  | { readonly kind: "saved" }
  /** Saved, and the server leads on from there. */
  | { readonly kind: "followed" }
  /**
   * An unexpected whole page, with neither the form nor a sign-in: by its status the form is saved.
   */
  | { readonly kind: "page" }
  /** The server names what is wrong: key → message, never empty. */
  | { readonly kind: "refused"; readonly errors: ReadonlyMap<string, string> }
  /** Not accepted, and the library that sent the form has shown why. */
  | { readonly kind: "shown" }
  /** Nobody is signed in any more. */
  | { readonly kind: "signedOut" }
  /** It may have been carried out: to send the same again may do it twice. */
  | { readonly kind: "unknown" }
  | { readonly kind: "failed"; readonly reason: FailureReason };

/** What helps after a failure. */
export type FailureReason =
  /** Try again: it was not sent, or the server broke. */
  | "broken"
  /** Try again after a while: it is overloaded or being maintained. */
  | "unavailable"
  /** Try again after a while, since there were too many submissions. */
  | "tooMany"
  /** Send less. */
  | "tooLarge"
  /** Sign in as another user. */
  | "forbidden"
  /** Load the page again: its token is too old. */
  | "expired"
  /** Correct it: the same would be refused again. */
  | "refused";

/** What is known of an answer. */
export interface FormAnswer {
  /** 0 without an answer. */
  readonly status: number;
  /** Absolute address that answered, after redirects; "" when it is not known. */
  readonly url: string;
  /** Whether it answered after a redirect. */
  readonly isRedirected?: boolean;
  /** Parsed JSON, else the text. */
  readonly body: unknown;
  /** The facts of an answer that is an HTML page; undefined for any other body. */
  readonly page?: AnsweredPage | undefined;
  /** Whether the sender of the form (a library, or our client) takes the answer for a success. */
  readonly isSuccess: boolean;
  /**
   * Whether the library that sent the form shows the answer: rails-ujs runs its script, Turbo
   * renders its page.
   */
  readonly isShown?: boolean;
  /** It is certain that nothing has left the browser. */
  readonly isUnsent?: boolean;
}

/** What a page, or a piece of one, says that came in answer to a form. */
export interface AnsweredPage {
  readonly isWholePage: boolean;
  /**
   * It asks for a password to sign in with, which neither the form that was sent nor the page
   * around it does.
   */
  readonly asksForPassword: boolean;
  /**
   * How it shows the form again that was sent: not at all, as it was before, with what was typed,
   * or with what is wrong. Always `absent` for a form that only asks (GET): a search is answered by
   * the search.
   */
  readonly form: "absent" | "blank" | "filled" | "wrong";
  /** What it says is wrong: name of the field, or `base`, → message. */
  readonly errors: ReadonlyMap<string, string>;
}

/** Where the form was sent from. */
export interface Sender {
  /** Origin of the page. */
  readonly origin: string;
  /** Whether an answer may end a session: an answer to the sign-in or sign-up form may not. */
  readonly mayEndSession: boolean;
  /** Absolute address of the sign-in page; undefined when there is none. */
  readonly login: string | undefined;
}

/** The one place that says what an answer to a sent form means (behaviour 9.3). */
export function answerMeaning(answer: FormAnswer, sender: Sender): AnswerMeaning {
  const { status, url, page } = answer;
  if (status === 0) return answer.isUnsent ? { kind: "failed", reason: "broken" } : unknown;
  const { origin, mayEndSession, login } = sender;
  if (mayEndSession && isSignIn(answer, origin, login)) return { kind: "signedOut" };
  // The write is done by then, or not: another server, as that of a payment, does not say.
  if (answer.isRedirected && url !== "" && new URL(url).origin !== origin) return unknown;
  const isLedOn = answer.isRedirected && status !== 401;
  if (isLedOn && page?.form !== "wrong") return { kind: "followed" };
  if (isLedOn || isOk(status)) return okMeaning(answer);

  // A 401 that ends no session is the answer to a wrong password.
  const errors = status === 401 ? parseServerErrors(answer.body) : fieldErrorsOf(answer);
  if (errors.size > 0) return { kind: "refused", errors };
  if (answer.isShown) return { kind: "shown" };
  if (page && page.errors.size > 0) return { kind: "refused", errors: page.errors };
  // A gateway has handed it on, and waited in vain.
  if (status === 504) return unknown;
  return { kind: "failed", reason: reasonOf(status) };
}

/** What an answer means whose status says that all is well, or that was redirected to the form. */
function okMeaning({ body, page, isSuccess, isShown }: FormAnswer): AnswerMeaning {
  const errors = errorsOfRefusal(body) ?? (page?.form === "wrong" ? page.errors : undefined);
  if (errors) {
    if (page && isShown) return { kind: "shown" };
    return errors.size > 0 ? { kind: "refused", errors } : { kind: "failed", reason: "refused" };
  }
  if (page?.form === "filled" || !isSuccess) return unknown;
  return { kind: page?.isWholePage && !isShown ? "page" : "saved" };
}

/** What is wrong by JSON that says no; undefined for any other body. */
function errorsOfRefusal(body: unknown): ReadonlyMap<string, string> | undefined {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return undefined;
  const { success, ok = success, errors, error, message } = body as Record<string, unknown>;
  if (ok === true) return undefined;
  const told = parseServerErrors({ errors, error });
  if (ok !== false) return told.size > 0 ? told : undefined;
  return told.size > 0 ? told : parseServerErrors({ message });
}

function reasonOf(status: number): FailureReason {
  return reasons[status] ?? (status >= 400 && status < 500 ? "refused" : "broken");
}

const reasons: Readonly<Record<number, FailureReason>> = {
  403: "forbidden",
  413: "tooLarge",
  419: "expired",
  429: "tooMany",
  503: "unavailable",
};

const isOk = (status: number): boolean => status >= 200 && status < 300;

const unknown: AnswerMeaning = { kind: "unknown" };
