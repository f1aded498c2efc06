import { bodyOf } from "@yy/http/answer";
import { secondsToWait } from "@yy/http/retryAfter";
import { onTurbo, type TurboEvents } from "@yy/page/turbo";
import { withPage } from "./readAnsweredPage";
import type { Submission } from "./Submission";
import type { SubmitResult } from "./SubmitResult";

/** A submission that Turbo has sent, as it was then. */
interface Sent {
  /** The number of the sending. */
  readonly sending: number;
  readonly isOffline: boolean;
}

type Ended = TurboEvents["submit-end"];

/** Follows a form that Turbo sends. */
export function followTurbo(submission: Submission): void {
  const { form, signal } = submission;
  const submissions = new WeakMap<object, Sent>();
  /** The answer whose submission ends next. */
  let answer: Response | undefined;

  onTurbo(
    form,
    "submit-start",
    ({ formSubmission }, { target }) => {
      if (target !== form || !formSubmission) return;
      const isOffline = !navigator.onLine;
      submissions.set(formSubmission, { sending: submission.begin(), isOffline });
    },
    signal,
  );
  onTurbo(
    form,
    "before-fetch-response",
    ({ fetchResponse }, event) => {
      if (event.target !== form) return;
      answer = fetchResponse?.response;
      // Turbo would replace the page and the typed text by the server's error page, and it treats
      // JSON as an error.
      if (answer && (isBroken(answer) || isData(answer))) event.preventDefault();
    },
    signal,
  );
  const ended = async ({ success, fetchResponse, formSubmission }: Ended) => {
    const response = fetchResponse?.response ?? answer;
    answer = undefined;
    const sent = formSubmission && submissions.get(formSubmission);
    if (!sent) return;
    const renderNow = holdRendering();
    // `success` is undefined for an answer that Turbo does not use: a page without a redirect, or
    // data, which only the widget uses.
    const isTaken = success ?? (response ? response.ok && isData(response) : false);
    const isDrawn = fetchResponse !== undefined;
    const result = await toSubmitResult(isTaken, isDrawn, response);
    // When Turbo has stopped this submission for another one of the form, that one starts meanwhile
    // and replaces it.
    if (!result.isShown) await submission.buttonsChanged;
    submission.finish(sent.sending, withPage(form, { ...result, isUnsent: sent.isOffline }));
    renderNow();
  };
  onTurbo(
    form,
    "submit-end",
    (detail, { target }) => {
      if (target === form) ended(detail);
    },
    signal,
  );
  // There Turbo fires the event of a form that a script has removed meanwhile.
  const root = document.documentElement;
  onTurbo(
    root,
    "submit-end",
    (detail, { target }) => {
      if (target === root && detail.formSubmission?.formElement === form) ended(detail);
    },
    signal,
  );
}

/**
 * Keeps Turbo from rendering the answer (a page, a frame or streams) until it has been read here:
 * rendering may remove the form, and with it the widget that waits for the result. Returns a
 * function that lets Turbo go on.
 */
function holdRendering(): () => void {
  const end = new AbortController();
  const isRead = new Promise((resolve) => end.signal.addEventListener("abort", resolve));
  for (const name of ["before-render", "before-frame-render"] as const)
    onTurbo(
      document,
      name,
      ({ resume }, event) => {
        event.preventDefault();
        isRead.then(resume);
      },
      end.signal,
    );
  onTurbo(
    document,
    "before-stream-render",
    (detail) => {
      const { render } = detail;
      if (render) detail.render = (stream) => isRead.then(() => render(stream));
    },
    end.signal,
  );
  return () => end.abort();
}

async function toSubmitResult(
  isSuccess: boolean,
  isDrawn: boolean,
  response: Response | undefined,
): Promise<SubmitResult> {
  if (!response) return { isSuccess, status: 0, body: null };
  const { status, url, redirected, headers } = response;
  return {
    isSuccess,
    status,
    url,
    isRedirected: redirected,
    body: bodyOf(await textOf(response)),
    isShown: isDrawn && !isBroken(response) && isHtml(response),
    retryAfter: secondsToWait(headers),
  };
}

/**
 * Whether the answer is an error page of a proxy or the server that says nothing about the typed
 * text. After a redirect the form counts as accepted.
 */
function isBroken({ status, redirected }: Response): boolean {
  return status >= 500 || (status >= 400 && !redirected && !formStatuses.includes(status));
}

/**
 * The statuses of an answer that shows the form again with its errors; Devise answers 401 to a
 * wrong password.
 */
const formStatuses = [401, 409, 422];

/** Whether the answer is data: neither a page nor a stream, nor a redirect to one. */
function isData(response: Response): boolean {
  return !response.redirected && !isHtml(response);
}

function isHtml({ headers }: Response): boolean {
  return /html/.test(headers.get("content-type") ?? "");
}

async function textOf(response: Response): Promise<string> {
  try {
    return await response.clone().text();
  } catch {
    return "";
  }
}
