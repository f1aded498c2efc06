import type { MiddlewareHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { DemoEnv } from "../middleware/environment";
import { type DocumentFacts, type DocumentOptions, documentFacts } from "./documentFacts";
import { escapeHtml } from "./escapeHtml";
import { type PageScript, scriptsOf } from "./pageScripts";
import type { Switches } from "./switches";

/** A page of a test, or a function that makes it from the request's address. */
export type PageSource = AdHocPage | ((address: URL) => AdHocPage);

/**
 * A page of a test. In `body`, `head` and `html` the texts `{{nonce}}`, `{{csrf}}` and `{{user}}`,
 * the id of the signed-in user, are replaced by the request's own.
 */
export type AdHocPage = AdHocDocument | RawPage;

/**
 * A minimal full document around a body, with the metas, stylesheet, scripts and policy of a demo
 * page.
 */
export interface AdHocDocument extends Partial<Switches> {
  readonly body: string;
  /** Put at the end of the head. */
  readonly head?: string;
  readonly title?: string;
  /** `none` leaves out the widgets' stylesheet. */
  readonly styles?: "yy" | "none";
  /** As written in the tag, for example `data-controller="lojinha" class="desktop"`. */
  readonly bodyAttributes?: string;
  /** `head` by default, where modules wait for the document and classic scripts do not. */
  readonly scriptPosition?: "head" | "end";
  /** A classic script with the nonce, before the widgets' own: what `bundleForPage` returns. */
  readonly inlineScript?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A response that is sent as it is: a whole document, a fragment or, with a content type of its
 * own, anything else.
 */
export interface RawPage {
  readonly html: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Answers requests of any method with the page that a test added at the path, in place of the
 * demo's own.
 */
export function adHocPages(
  pages: ReadonlyMap<string, PageSource>,
  options: DocumentOptions,
): MiddlewareHandler<DemoEnv> {
  return async (request, next) => {
    const source = pages.get(request.req.path);
    if (source === undefined) return next();
    const page = typeof source === "function" ? source(new URL(request.req.url)) : source;
    const facts = documentFacts(request, options, "html" in page ? {} : page);
    const html = "html" in page ? page.html : documentOf(page, facts);
    const body = html
      .replaceAll("{{nonce}}", facts.nonce)
      .replaceAll("{{csrf}}", facts.csrf)
      .replaceAll("{{user}}", String(request.get("session").userId ?? ""));
    const headers = new Headers({ "content-type": "text/html; charset=utf-8", ...facts.headers });
    for (const [name, value] of Object.entries(page.headers ?? {})) headers.set(name, value);
    const status = (page.status ?? 200) as ContentfulStatusCode;
    return request.body(body, status, Object.fromEntries(headers));
  };
}

function documentOf(page: AdHocDocument, { switches, nonce, ...facts }: DocumentFacts): string {
  const inlineScript = page.inlineScript?.replaceAll("</script", "<\\/script");
  const scripts = [
    ...(inlineScript === undefined ? [] : [`<script nonce="${nonce}">${inlineScript}</script>`]),
    ...scriptsOf(switches, nonce).map(scriptTag),
  ].join("\n");
  const metas = Object.entries({
    viewport: "width=device-width, initial-scale=1",
    "csrf-param": "authenticity_token",
    "csrf-token": facts.csrf,
    "csp-nonce": nonce,
    fingerprint: "true",
    "device-type": facts.deviceType,
    "yy-environment": "production",
  }).map(([name, content]) => `<meta name="${name}" content="${content}">`);
  const stylesheet = switches.flavour === "lite" ? "lite/yy.css" : "yy.css";
  const isStyled = page.styles !== "none" && facts.isBuilt(stylesheet);
  const atEnd = page.scriptPosition === "end";
  return `<!doctype html>
<html lang="pt-BR"${switches.direction === "rtl" ? ' dir="rtl"' : ""}>
<head>
<meta charset="utf-8">
<title>${escapeHtml(page.title ?? "página de teste")}</title>
${metas.join("\n")}
${isStyled ? `<link rel="stylesheet" href="/dist/${stylesheet}">` : ""}
${atEnd ? "" : scripts}
${page.head ?? ""}
</head>
<body ${page.bodyAttributes ?? ""}>
${page.body}
${atEnd ? scripts : ""}
</body>
</html>
`;
}

function scriptTag({ src, type, nonce, docs }: PageScript): string {
  const toDocs = docs === undefined ? "" : ` data-docs="${docs}"`;
  const withNonce = nonce === "" ? "" : ` nonce="${nonce}"`;
  return `<script type="${type}" src="${src}"${toDocs}${withNonce}></script>`;
}
