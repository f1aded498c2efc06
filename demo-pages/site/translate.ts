import type { Addresses } from "./addresses";
import { type Rewriting, rewriteHtml } from "./rewriteHtml";
import type { SiteData } from "./siteData";

/** A request as a server would get it, with the headers that browsers keep from scripts. */
class AppRequest extends Request {
  override readonly headers: Headers;

  constructor(url: URL, init: RequestInit, headers: Headers) {
    super(url, init);
    this.headers = headers;
  }
}

/** Converts a page's request into what the app would get at the root of its own server. */
export async function appRequestOf(request: Request, addresses: Addresses): Promise<Request> {
  const { method, referrer } = request;
  const headers = new Headers(request.headers);
  headers.set("user-agent", navigator.userAgent);
  if (URL.canParse(referrer)) headers.set("referer", addresses.toApp(referrer).href);
  const hasBody = method !== "GET" && method !== "HEAD";
  const body = hasBody ? { body: await request.arrayBuffer() } : {};
  return new AppRequest(addresses.toApp(request.url), { method, ...body }, headers);
}

/** The app's answer with the site's addresses in its HTML and its redirects. */
export async function siteAnswer(
  answer: Response,
  addresses: Addresses,
  defaults: Rewriting["defaults"],
): Promise<Response> {
  const { status } = answer;
  const headers = new Headers(answer.headers);
  const location = headers.get("location");
  if (location !== null) {
    headers.set("location", addresses.keptInSite(location));
    return new Response(null, { status, headers });
  }
  if (!headers.get("content-type")?.startsWith("text/html")) return answer;
  const html = rewriteHtml(await answer.text(), {
    address: (appAddress) => addresses.inSite(appAddress),
    defaults,
    head: `\n<script src="${addresses.inSite("/site.js")}" type="module"></script>`,
  });
  return new Response(html, { status, headers });
}

/** The addresses that are defaults of the widgets' attributes: tag → attribute → address. */
export function defaultAddresses({ schemas }: SiteData): Rewriting["defaults"] {
  return new Map(
    schemas.widgets.map(({ tag, attributes }) => [
      tag,
      Object.fromEntries(
        attributes.flatMap(({ attribute, default: value }) =>
          typeof value === "string" && /^\/(?!\/)/.test(value) ? [[attribute, value]] : [],
        ),
      ),
    ]),
  );
}
