import type { ContentfulStatusCode } from "hono/utils/http-status";
import { requestRows } from "../features/control/requestRows";
import type { DemoState } from "../fixtures/types";
import type { DemoRequest } from "../middleware/environment";
import type { RecordedRequest } from "../middleware/recording";
import { type AdHocPage, renderAdHocPage } from "./adHocPage";
import { commonView } from "./commonView";
import { nonceOf, pageHeaders } from "./contentSecurityPolicy";
import { type DocumentOptions, documentFacts } from "./documentFacts";
import { escapeHtml } from "./escapeHtml";
import { distFolder } from "./pageScripts";
import { type Preloads, withPreloadLinks } from "./preloadLinks";
import type { Switches } from "./switches";
import type { Templates } from "./Templates";

/** What the pages are made of. */
export interface PageOptions extends DocumentOptions {
  readonly state: DemoState;
  readonly templates: Templates;
  /** For the list in the panel. */
  readonly requests: readonly RecordedRequest[];
  /** What the build of a flavour needs for which tag; nothing before the first build. */
  readonly preloadsOf: (flavour: Switches["flavour"]) => Preloads;
}

/** How one answer differs from a plain page. */
export interface PageAnswer {
  /** 200. */
  readonly status?: ContentfulStatusCode;
  /** What the page loads where neither its address nor the panel says. */
  readonly own?: Partial<Switches>;
}

/** Writes the page of a template; whoever sees it has seen the flash that waited in their session. */
export type RenderPage = (
  request: DemoRequest,
  name: string,
  view?: object,
  answer?: PageAnswer,
) => Response;

export function pageRenderer(options: PageOptions): RenderPage {
  const { state, requests, templates, csp, preloadsOf } = options;
  const preloading = (html: string, switches: Switches) =>
    switches.script === "module"
      ? withPreloadLinks(html, preloadsOf(switches.flavour), distFolder(switches))
      : html;
  const directed = (html: string, { direction }: Switches) =>
    direction === "rtl" ? html.replace("<html ", '<html dir="rtl" ') : html;
  return (request, name, view = {}, { status = 200, own } = {}) => {
    const nonce = nonceOf(request);
    const facts = documentFacts(request, nonce, options, own);
    const session = request.get("session");
    const whole = {
      ...commonView(state, request, facts),
      flash: session.flash,
      requestRows: requestRows(requests),
      ...view,
    };
    session.flash = null;
    const html = templates.has(name)
      ? directed(preloading(templates.render(name, whole), facts.switches), facts.switches)
      : renderAdHocPage(withoutTemplate(name), facts);
    return request.html(html, status, pageHeaders(nonce, csp));
  };
}

/** A stand-in for a page whose template is not there, with the sign-in form where it is the sign-in page. */
function withoutTemplate(name: string): AdHocPage {
  const form = `<form method="post" action="/entrar">
<input type="hidden" name="authenticity_token" value="{{csrf}}">
<label>usuário <input name="user_id" value="1"></label>
<button>entrar</button>
</form>`;
  const title = escapeHtml(name === "404" ? "página não encontrada" : name);
  return { title, body: `<h1>${title}</h1>${name === "sign-in" ? form : ""}`, script: "none" };
}
