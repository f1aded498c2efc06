import { ConfigError } from "@yy/domain/errors";
import { csrfParameter } from "@yy/page/metas";
import { bodyOf } from "../answer";
import { request } from "../client";
import { isSameOrigin, webUrl } from "../origins";

/** An action may redirect to a page, for which servers such as Rails have no JSON. */
const accept = "application/json, text/html;q=0.9";

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
 * Sends a form as its attributes say, with the CSRF token (behaviour 9.3).
 *
 * @throws RequestError for a status other than 2xx (422: its body has the field errors) without a redirect, or no answer
 * @throws ConfigError for a URL that is no http(s) one, or of an origin that is not allowed
 */
export async function sendForm({ action, method, data }: FormSubmission): Promise<FormAnswer> {
  const asked = webUrl(action);
  if (asked === null) {
    throw new ConfigError(`${JSON.stringify(action)} is not an address a form can be sent to`);
  }
  // The server has put the token into the form, as into every one of its own.
  if (!isSameOrigin(asked)) data.delete(csrfParameter());
  if (method === "get") asked.search = String(new URLSearchParams(textOf(data)));
  const answer = await request(
    method === "get"
      ? { url: asked.href, accept }
      : { url: asked.href, accept, method: "POST", body: data, acceptsRedirect: true },
  );
  return {
    status: answer.status,
    body: answer.text === "" ? null : bodyOf(answer.text),
    redirectedTo: answer.redirectedTo,
  };
}

/** A GET form sends the names of files, as the browser does. */
function textOf(data: FormData): [string, string][] {
  return [...data].map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
}
