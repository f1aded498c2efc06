import { ConfigError } from "@yy/domain/errors";
import { isTokenField } from "@yy/domain/forms/frameworkFields";
import { got } from "@yy/page/got";
import { csrfParameter } from "@yy/page/metas";
import { bodyOf } from "../answer";
import { type Answer, request } from "../client";
import { noteTokenFailure, noteTokenRedirect, renewTokenOf } from "../formToken";
import { isSameOrigin, webUrl } from "../origins";
import { type UploadOptions, uploadData } from "../upload";

/** An action may redirect to a page, for which servers such as Rails have no JSON. */
const accept = "application/json, text/html;q=0.9";

/** In ms. Only uploads to the page's own origin tell their progress, by which they are ended; one to another has a quarter of an hour. */
const FOREIGN_UPLOAD_TIME_OUT = 15 * 60_000;

/** The answer to a submitted form. */
export interface FormAnswer {
  /** After a redirect that of the page it leads to, 2xx or not. */
  readonly status: number;
  /** Parsed JSON, else the text; null when the answer is empty. */
  readonly body: unknown;
  /** The URL that the server redirected to; undefined without a redirect. */
  readonly redirectedTo: string | undefined;
}

/** A form as the browser would send it. */
export interface FormSubmission {
  /** Absolute or relative URL. */
  readonly action: string;
  readonly method: "get" | "post";
  readonly data: FormData;
}

/**
 * Sends a form as its attributes say, with the CSRF token (behaviour 9.3). One with files is given up when it makes no
 * progress, others when they are not answered in time.
 *
 * @throws RequestError for a status other than 2xx (422: its body has the field errors) without a redirect, or no answer
 * @throws ConfigError for a URL that is no http(s) one, or of an origin that is not allowed
 */
export async function sendForm(
  { action, method, data }: FormSubmission,
  options: UploadOptions = {},
): Promise<FormAnswer> {
  const asked = webUrl(action);
  if (asked === null) {
    throw new ConfigError(`a form needs an address that it can be sent to${got(action)}`);
  }
  // The server has put the token into the form, as into every one of its own.
  if (!isSameOrigin(asked)) deleteTokens(data);
  if (method === "get") asked.search = String(new URLSearchParams(textOf(data)));
  const isOwnWrite = method !== "get" && isSameOrigin(asked);
  if (isOwnWrite) await renewTokenOf(data);
  const answer = await answerTo(asked, method, data, options).catch((error: unknown) => {
    if (isOwnWrite) noteTokenFailure(error);
    throw error;
  });
  if (isOwnWrite && answer.redirectedTo !== undefined) noteTokenRedirect();
  return {
    status: answer.status,
    body: answer.text === "" ? null : bodyOf(answer.text),
    redirectedTo: answer.redirectedTo,
  };
}

function deleteTokens(data: FormData): void {
  for (const name of [...data.keys()]) if (isTokenField(name, csrfParameter())) data.delete(name);
}

function answerTo(
  asked: URL,
  method: FormSubmission["method"],
  data: FormData,
  options: UploadOptions,
): Promise<Answer> {
  const url = asked.href;
  if (method === "get") return request({ url, accept });
  const post = { url, accept, method: "POST", acceptsRedirect: true } as const;
  if (!hasFiles(data)) return request({ ...post, body: data });
  if (isSameOrigin(asked)) return uploadData({ ...post, data }, options);
  return request({ ...post, body: data, timeout: FOREIGN_UPLOAD_TIME_OUT });
}

/** A field whose file is not chosen has an empty one. */
function hasFiles(data: FormData): boolean {
  return [...data.values()].some((value) => typeof value !== "string" && value.size > 0);
}

/** A GET form sends the names of files, as the browser does. */
function textOf(data: FormData): [string, string][] {
  return [...data].map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
}
