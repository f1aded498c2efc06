import type { Report } from "@yy/domain/reports/reportSchema";
import type { Page } from "playwright";

declare global {
  interface Window {
    reports: Report[];
  }
}

/** Starts `YY.observe` in the page, which keeps its reports. */
export function observeHere(page: Page): Promise<void> {
  return page.evaluate(async () => {
    window.reports = [];
    await window.YY.observe({ send: (report) => window.reports.push(report) });
  });
}

/** Hides the page, and returns the report that it sends; undefined when it sends none. */
export function reportOf(page: Page): Promise<Report | undefined> {
  return page.evaluate(() => {
    window.reports.length = 0;
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    Reflect.deleteProperty(document, "visibilityState");
    return window.reports[0];
  });
}
