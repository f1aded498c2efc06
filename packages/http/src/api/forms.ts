import { ConfigError } from "@yy/domain/errors";
import { isTokenField } from "@yy/domain/forms/frameworkFields";
import { uuid } from "@yy/domain/uuid";
import { got } from "@yy/page/got";
import { csrfParameter } from "@yy/page/metas";
import { bodyOf, mediaType } from "../answer";
import { type Answer, request } from "../client";
import { type Encode, encoderFor, multipart, urlencoded } from "../formBody";
import { noteTokenFailure, noteTokenPage, renewTokenOf } from "../formToken";
import { isSameOrigin, webUrl } from "../origins";
import { type UploadOptions, uploadData } from "../upload";

/** An action may redirect to a page, for which servers such as Rails have no JSON. */
const accept = "application/json, text/html;q=0.9";

/**
 * An upload to the page's own origin reports its progress, and is given up when there is none. One
 * to another origin reports nothing: it has a quarter of an hour.
 */
const foreignUploadTimeoutMs = 15 * 60_000;

/** The answer to a submitted form. */
export interface FormResponse {
  /** After a redirect, the status of the page it leads to, 2xx or not. */
  readonly status: number;
  /** Absolute URL that answered, after redirects. */
  readonly url: string;
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
  /** How a form that is no GET writes its fields down. */
  readonly enctype: "application/x-www-form-urlencoded" | "multipart/form-data";
  /** Label of the character set of its text: UTF-8, or one of one byte for a character. */
  readonly charset: string;
  readonly data: FormData;
}

/**
 * Sends a form as its attributes say, with the CSRF token (behaviour 9.3). A form with files is
 * given up when it makes no progress, any other when it is not answered in time.
 *
 * @throws RequestError for a status other than 2xx (422: its body has the field errors) without a
 * redirect, or no answer
 * @throws ConfigError for a URL that is no http(s) one, or of an origin that is not allowed
 */
export async function sendForm(
  { action, method, enctype, charset, data }: FormSubmission,
  options: UploadOptions = {},
): Promise<FormResponse> {
  const asked = webUrl(action);
  if (asked === null) {
    throw new ConfigError(`a form needs an address that it can be sent to${got(action)}`, {
      code: "YY-414",
    });
  }
  // The server has put the token into the form, as into each of its forms.
  if (!isSameOrigin(asked)) deleteTokens(data);
  const isOwnWrite = method !== "get" && isSameOrigin(asked);
  if (isOwnWrite) await renewTokenOf(data);
  const form = { asked, method, enctype, charset, data };
  const answer = await answerTo(form, options).catch((error: unknown) => {
    if (isOwnWrite) noteTokenFailure(error);
    throw error;
  });
  if (isOwnWrite && (answer.redirectedTo !== undefined || mediaType(answer) === "text/html"))
    noteTokenPage();
  return {
    status: answer.status,
    url: answer.url,
    body: answer.text === "" ? null : bodyOf(answer.text),
    redirectedTo: answer.redirectedTo,
  };
}

function deleteTokens(data: FormData): void {
  for (const name of [...data.keys()]) if (isTokenField(name, csrfParameter())) data.delete(name);
}

interface PreparedForm extends Omit<FormSubmission, "action"> {
  readonly asked: URL;
}

function answerTo(form: PreparedForm, options: UploadOptions): Promise<Answer> {
  const { asked, method, enctype, charset, data } = form;
  const encoder = encoderFor(charset);
  if (!encoder)
    throw new ConfigError(`a form needs a character set that is known${got(charset)}`, {
      code: "YY-415",
    });
  const { encode, name } = encoder;
  if (data.has("_charset_")) data.set("_charset_", name);
  if (method === "get") {
    asked.search = urlencoded(data, encode);
    return request({ url: asked.href, accept });
  }
  const post = { url: asked.href, accept, method: "POST", acceptsRedirect: true } as const;
  if (enctype !== "multipart/form-data")
    return request({ ...post, body: urlencoded(data, encode), contentType: enctype });
  const body = name === "UTF-8" ? { body: data } : inParts(data, encode);
  if (!hasFiles(data)) return request({ ...post, ...body });
  if (isSameOrigin(asked)) return uploadData({ ...post, ...body }, options);
  return request({ ...post, ...body, timeoutMs: foreignUploadTimeoutMs });
}

function inParts(data: FormData, encode: Encode): { body: Blob; contentType: string } {
  const boundary = `----yy-${uuid()}`;
  const contentType = `multipart/form-data; boundary=${boundary}`;
  return { body: new Blob(multipart(data, encode, boundary)), contentType };
}

/** A field whose file is not chosen has an empty one. */
function hasFiles(data: FormData): boolean {
  return [...data.values()].some((value) => typeof value !== "string" && value.size > 0);
}
