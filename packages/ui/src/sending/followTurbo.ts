import { bodyOf } from "@yy/http/answer";
import { secondsToWait } from "@yy/http/retryAfter";
import { onTurbo } from "@yy/page/turbo";
import { withPage } from "./readAnsweredPage";
import type { Submission } from "./Submission";
import type { SubmitResult } from "./SubmitResult";

/** Follows a form that Turbo sends. */
export function followTurbo(submission: Submission): void {
  const { form, signal } = submission;
  let answer: Response | undefined;
  let sending = 0;
  let isOffline = false;

  onTurbo(
    form,
    "submit-start",
    (_, { target }) => {
      if (target !== form) return;
      answer = undefined;
      isOffline = !navigator.onLine;
      sending = submission.begin();
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
  onTurbo(
    form,
    "submit-end",
    async ({ success, fetchResponse }, { target }) => {
      if (target !== form) return;
      const renderNow = holdRendering();
      const response = fetchResponse?.response ?? answer;
      // `success` is undefined for an answer that Turbo does not use: a page without a redirect, or
      // data, which only the widget uses.
      const isTaken = success ?? (response ? response.ok && isData(response) : false);
      const isDrawn = fetchResponse !== undefined;
      const result = await toSubmitResult(isTaken, isDrawn, response);
      if (!result.isShown) await submission.buttonsChanged;
      submission.finish(sending, withPage(form, { ...result, isUnsent: isOffline }));
      renderNow();
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
