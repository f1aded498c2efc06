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
  /** 200, or 404 of the page of that name. */
  readonly status?: ContentfulStatusCode;
  /** What the page loads where neither its address nor the panel says. */
  readonly own?: Partial<Switches>;
}

/**
 * Writes the page of a template; whoever sees it has seen the flash that waited in their session.
 */
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
    const html = finished(templates.render(name, whole), facts.switches);
    return request.html(html, status, facts.headers);
  };

  function finished(html: string, switches: Switches): string {
    const { script, flavour, direction } = switches;
    const preloading =
      script === "module" ? withPreloadLinks(html, preloadsOf(flavour), switches) : html;
    return direction === "rtl" ? preloading.replace("<html ", '<html dir="rtl" ') : preloading;
  }
}

/** What the marketplace's features make their routes of. */
export interface FeatureParts extends Pick<PageOptions, "state" | "templates"> {
  readonly sessions: Sessions;
  readonly page: RenderPage;
}
