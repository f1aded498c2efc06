import { isSignIn } from "../session/isSignIn";
import { fieldErrorsOf, parseServerErrors } from "./serverErrors";

/** The meaning of a server's answer for the form, or the price, that was sent. */
export type AnswerMeaning =
  | { readonly kind: "saved" }
  /** The form was saved, and the server redirects to another page. */
  | { readonly kind: "followed" }
  /**
   * An unexpected whole page, without the form and without a sign-in form. Its status says that the
   * form was saved.
   */
  | { readonly kind: "page" }
  /** The server rejected fields: key → message, never empty. */
  | { readonly kind: "refused"; readonly errors: ReadonlyMap<string, string> }
  /** The form was not accepted, and the library that sent it has shown why. */
  | { readonly kind: "shown" }
  /** The visitor is no longer signed in. */
  | { readonly kind: "signedOut" }
  /** The server may have carried the request out: sending the form again could do so twice. */
  | { readonly kind: "unknown" }
  | { readonly kind: "failed"; readonly reason: FailureReason };

/** Why the form was not accepted. Each reason calls for another action of the visitor. */
export type FailureReason =
  /** The visitor can try again: the form was not sent, or the server failed. */
  | "broken"
  /** The visitor can try again later: the server is overloaded or under maintenance. */
  | "unavailable"
  /** The visitor can try again later: there were too many submissions. */
  | "tooMany"
  /** The visitor has to send less data. */
  | "tooLarge"
  /** The visitor has to sign in as another user. */
  | "forbidden"
  /** The visitor has to reload the page: its token has expired. */
  | "expired"
  /** The visitor has to change the data: the server would reject the same again. */
  | "refused";

/** An answer to a sent form. */
export interface FormAnswer {
  /** 0 without an answer. */
  readonly status: number;
  /** The absolute URL of the answer, after redirects; "" when it is unknown. */
  readonly url: string;
  /** Whether the answer came after a redirect. */
  readonly isRedirected?: boolean;
  /** Parsed JSON, else the text. */
  readonly body: unknown;
  /** The facts about the answer, if it is an HTML page; undefined for any other body. */
  readonly page?: AnsweredPage | undefined;
  /**
   * Whether the code that sent the form (a library, or the widget's client) treats the answer as a
   * success.
   */
  readonly isSuccess: boolean;
  /**
   * Whether the library that sent the form shows the answer: rails-ujs runs its script, Turbo
   * renders its page.
   */
  readonly isShown?: boolean;
  /** Whether it is certain that the request has not left the browser. */
  readonly isUnsent?: boolean;
}

/** The facts about an HTML page, or part of a page, that answers a form. */
export interface AnsweredPage {
  readonly isWholePage: boolean;
  /**
   * Whether the answer has a sign-in form, although neither the sent form nor the page around it is
   * one.
   */
  readonly asksForPassword: boolean;
  /**
   * How the answer shows the sent form again: `absent` is not at all, `blank` without the typed
   * text, `filled` with it, `wrong` with errors. It is always `absent` for a GET form: the answer
   * to a search shows the search again.
   */
  readonly form: "absent" | "blank" | "filled" | "wrong";
  /** The errors in the answer: name of the field, or `base`, → message. */
  readonly errors: ReadonlyMap<string, string>;
}

/** Where the form was sent from. */
export interface Sender {
  /** Origin of the page. */
  readonly origin: string;
  /** Whether an answer may end the session. An answer to the sign-in or sign-up form may not. */
  readonly mayEndSession: boolean;
  /** Absolute address of the sign-in page; undefined when there is none. */
  readonly login: string | undefined;
}

/** Interprets the answer to a sent form (behaviour 9.3). No other code does. */
export function answerMeaning(answer: FormAnswer, sender: Sender): AnswerMeaning {
  const { status, url, page } = answer;
  if (status === 0) return answer.isUnsent ? { kind: "failed", reason: "broken" } : unknown;
  const { origin, mayEndSession, login } = sender;
  if (mayEndSession && isSignIn(answer, origin, login)) return { kind: "signedOut" };
  // The form may or may not have been saved: another server, for example of a payment, does not
  // say.
  if (answer.isRedirected && url !== "" && new URL(url).origin !== origin) return unknown;
  // A 401 that does not end the session is the answer to a wrong password.
  const errors = status === 401 ? parseServerErrors(answer.body) : fieldErrorsOf(answer);
  // A redirect by 307 or 308 keeps the method: errors are then those of the form.
  const wasRedirected = answer.isRedirected && status !== 401 && errors.size === 0;
  if (wasRedirected && page?.form !== "wrong") return { kind: "followed" };
  if (wasRedirected || isOk(status)) return okMeaning(answer);

  if (errors.size > 0) return { kind: "refused", errors };
  if (answer.isShown) return { kind: "shown" };
  if (page && page.errors.size > 0) return { kind: "refused", errors: page.errors };
  // A gateway has forwarded the request and got no answer in time.
  if (status === 504) return unknown;
  return { kind: "failed", reason: reasonOf(status) };
}

/** Interprets an answer with a status of success, or a redirect to the form. */
function okMeaning({ body, page, isSuccess, isShown }: FormAnswer): AnswerMeaning {
  const errors = errorsOfRefusal(body) ?? (page?.form === "wrong" ? page.errors : undefined);
  if (errors) {
    if (page && isShown) return { kind: "shown" };
    return errors.size > 0 ? { kind: "refused", errors } : { kind: "failed", reason: "refused" };
  }
  if (page?.form === "filled" || !isSuccess) return unknown;
  return { kind: page?.isWholePage && !isShown ? "page" : "saved" };
}

/** The errors in JSON that says that the form was rejected; undefined for any other body. */
function errorsOfRefusal(body: unknown): ReadonlyMap<string, string> | undefined {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return undefined;
  const { success, ok = success, errors, error, message } = body as Record<string, unknown>;
  if (ok === true) return undefined;
  const messages = parseServerErrors({ errors, error });
  if (ok !== false) return messages.size > 0 ? messages : undefined;
  return messages.size > 0 ? messages : parseServerErrors({ message });
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
