import type { MiddlewareHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type AdHocPage, renderAdHocPage } from "../rendering/adHocPage";
import { nonceOf, pageHeaders } from "../rendering/contentSecurityPolicy";
import { type DocumentOptions, documentFacts } from "../rendering/documentFacts";
import type { DemoEnv } from "./environment";

/** A page a test made, or how to make it from the request's address. */
export type PageSource = AdHocPage | ((address: URL) => AdHocPage);

/** What the pages of tests are served with. */
export interface AdHocOptions extends DocumentOptions {
  readonly adHoc: ReadonlyMap<string, PageSource>;
}

/** Answers with the page that a test put at the path, in place of what the demo has there; by any method. */
export function adHocPages(options: AdHocOptions): MiddlewareHandler<DemoEnv> {
  const { adHoc, csp } = options;
  return async (request, next) => {
    const source = adHoc.get(request.req.path);
    if (source === undefined) {
      return next();
    }
    const page = typeof source === "function" ? source(new URL(request.req.url)) : source;
    const nonce = nonceOf(request);
    const own = "html" in page ? {} : page;
    const html = renderAdHocPage(page, documentFacts(request, nonce, options, own));
    return request.body(html, (page.status ?? 200) as ContentfulStatusCode, {
      "content-type": "text/html; charset=utf-8",
      ...pageHeaders(nonce, csp),
      ...lowerCased(page.headers ?? {}),
    });
  };
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
