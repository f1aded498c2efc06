import type { Addresses } from "./Addresses";
import { type Rewriting, rewriteHtml } from "./rewriteHtml";
import type { SiteData } from "./siteData";

/** The app's answer with the site's addresses in its HTML and in where it redirects to. */
export async function siteAnswer(
  answer: Response,
  addresses: Addresses,
  defaults: Rewriting["defaults"],
): Promise<Response> {
  const { status } = answer;
  const headers = new Headers(answer.headers);
  const location = headers.get("location");
  if (location !== null) {
    headers.set("location", addresses.broughtIn(location));
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

/** The widgets' own addresses: tag → what each attribute is where a page leaves it out. */
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
