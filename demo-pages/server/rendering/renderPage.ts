import type { ContentfulStatusCode } from "hono/utils/http-status";
import { requestRows } from "../features/control/requestRows";
import type { DemoState } from "../fixtures/types";
import type { DemoRequest } from "../middleware/environment";
import type { RecordedRequest } from "../middleware/recording";
import type { Sessions } from "../middleware/sessions";
import { commonView } from "./commonView";
import { type DocumentOptions, documentFacts } from "./documentFacts";
import { type Preloads, withPreloadLinks } from "./pageScripts";
import type { Switches } from "./switches";
import type { Templates } from "./Templates";

/** What pages are rendered from. */
export interface PageOptions extends DocumentOptions {
  readonly state: DemoState;
  readonly templates: Templates;
  /** For the list in the panel. */
  readonly requests: readonly RecordedRequest[];
  /** The files that a flavour's tags need; empty before the first build. */
  readonly preloadsOf: (flavour: Switches["flavour"]) => Preloads;
}

/** Options of one page. */
export interface PageAnswer {
  /** By default 200, or 404 for the page of that name. */
  readonly status?: ContentfulStatusCode;
  /** The page's own switches, unless its address or the panel says otherwise. */
  readonly own?: Partial<Switches>;
}

/** Renders the page of a template, and takes the flash out of the session to show it. */
export type RenderPage = (
  request: DemoRequest,
  name: string,
  view?: object,
  answer?: PageAnswer,
) => Response;

export function pageRenderer(options: PageOptions): RenderPage {
  const { state, requests, templates, preloadsOf } = options;
  return (request, name, view = {}, { status = name === "404" ? 404 : 200, own } = {}) => {
    const facts = documentFacts(request, options, own);
    const session = request.get("session");
    const whole = {
      ...commonView(state, request, facts),
      flash: session.flash,
      requestRows: requestRows(requests),
      ...view,
    };
    session.flash = null;
    const html = finishHtml(templates.render(name, whole), facts.switches);
    return request.html(html, status, facts.headers);
  };

  function finishHtml(html: string, switches: Switches): string {
    const { script, flavour, direction } = switches;
    const preloaded =
      script === "module" ? withPreloadLinks(html, preloadsOf(flavour), switches) : html;
    return direction === "rtl" ? preloaded.replace("<html ", '<html dir="rtl" ') : preloaded;
  }
}

/** What each feature of the marketplace makes its routes from. */
export interface FeatureParts extends Pick<PageOptions, "state" | "templates"> {
  readonly sessions: Sessions;
  readonly page: RenderPage;
}
