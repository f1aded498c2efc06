import type { Report } from "@yy/domain/reports/reportSchema";
import type { Page } from "playwright";

declare global {
  interface Window {
    reports: Report[];
  }
}

/** Has the page observe itself; its reports are kept in the page. */
export function observeHere(page: Page): Promise<void> {
  return page.evaluate(async () => {
    window.reports = [];
    await window.YY.observe({ send: (report) => window.reports.push(report) });
  });
}

/** What the page sends when it is hidden now; undefined for nothing. */
export function reportOf(page: Page): Promise<Report | undefined> {
  return page.evaluate(() => {
    window.reports.length = 0;
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    Reflect.deleteProperty(document, "visibilityState");
    return window.reports[0];
  });
}
