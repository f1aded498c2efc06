import type { DemoServer } from "@yy/demo-pages/server";

/**
 * A visitor without a browser, who keeps the session's cookie and the CSRF token from request to
 * request.
 */
export interface Visitor {
  /** Sends a request, with the CSRF token of the last page. Redirects are not followed. */
  send(path: string, request?: VisitorRequest): Promise<Response>;
  /** Requests a page and remembers its token. */
  visit(path: string): Promise<string>;
}

export interface VisitorRequest {
  readonly method?: string;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as a form: url-encoded, or multipart when it is a `FormData`. */
  readonly form?: Record<string, string> | FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The headers of version 1 of the product's calls. */
export const version1 = {
  Accept: "application/vnd.yy.v1+json, application/json",
  "X-API-Version": "1",
};

/** A visitor of this server, signed in when an id is passed. */
export async function visitorOf(server: DemoServer, signedInAs?: number): Promise<Visitor> {
  let cookie = "";
  let token = "";

  const visitor: Visitor = {
    async send(path, request = {}) {
      if (!path.startsWith("/"))
        throw new Error(`"${path}" is no path of the demo server: it begins with /`);
      const answer = await fetch(server.origin + path, {
        method: request.method ?? "GET",
        redirect: "manual",
        headers: {
          ...(cookie === "" ? {} : { Cookie: cookie }),
          ...(token === "" ? {} : { "X-CSRF-Token": token }),
          ...(request.json === undefined ? {} : { "Content-Type": "application/json" }),
          ...request.headers,
        },
        ...bodyOf(request),
      });
      cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
      return answer;
    },
    async visit(path) {
      const html = await (await visitor.send(path)).text();
      token = /<meta name="csrf-token" content="([^"]*)"/.exec(html)?.[1] ?? token;
      return html;
    },
  };

  await visitor.visit("/");
  if (signedInAs !== undefined) {
    await visitor.send("/_demo/sign-in", { method: "POST", json: { userId: signedInAs } });
  }
  return visitor;
}

function bodyOf({ json, form }: VisitorRequest): { body?: string | FormData | URLSearchParams } {
  if (json !== undefined) {
    return { body: JSON.stringify(json) };
  }
  if (form !== undefined) {
    return { body: form instanceof FormData ? form : new URLSearchParams(form) };
  }
  return {};
}
