import { reportProblem } from "@yy/domain/reports/reportProblem";
import { maxReportBytes, type Report } from "@yy/domain/reports/reportSchema";
import { Hono } from "hono";
import type { DemoEnv, DemoRequest } from "../../middleware/environment";
import type { RenderPage } from "../../rendering/renderPage";
import type { ReportSummary } from "./ReportSummary";

/**
 * `POST /yy/reports`: takes what `YY.observe` sends, only from the demo's own pages, without
 * session and token. The gem's `YyWidgets::Reports` answers the same, and limits the rate.
 */
export function reportRoutes(summary: ReportSummary): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .post("/yy/reports", (request) => {
      if (!isSameOrigin(request))
        return request.text("reports are taken from pages of this site alone\n", 403);
      const payload = request.get("payload");
      if (JSON.stringify(payload)?.length > maxReportBytes)
        return request.text(`a report has at most ${maxReportBytes} bytes\n`, 413);
      const report = typeof payload === "string" ? parsed(payload) : payload;
      if (report === undefined) return request.text("a report is JSON\n", 400);
      const problem = reportProblem(report);
      if (problem !== undefined) return request.text(`${problem}\n`, 422);
      summary.add(report as Report);
      return request.body(null, 204);
    })
    .all("/yy/reports", (request) =>
      request.text("reports are sent by POST\n", 405, { allow: "POST" }),
    );
}

/**
 * `/painel`: a dashboard of the last hour's reports, by widget; `/observado`: a page that reports.
 */
export function reportPages(summary: ReportSummary, page: RenderPage): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/painel", (request) => page(request, "dashboard"))
    .get("/painel.json", (request) => {
      request.header("cache-control", "no-store");
      return request.json(summary);
    })
    .get("/observado", (request) => page(request, "observed"));
}

/** Browsers without Sec-Fetch-Site send `Origin` with each POST. */
function isSameOrigin({ req }: DemoRequest): boolean {
  const site = req.header("Sec-Fetch-Site");
  return site === undefined
    ? req.header("Origin") === new URL(req.url).origin
    : site === "same-origin";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
