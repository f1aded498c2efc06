import type { Report } from "@yy/domain/reports/reportSchema";
import { describe, expect, it } from "vitest";
import type { HourSummary } from "../server/features/reports/HourSummary";
import { useRailsHost } from "./testing/useRailsHost";

const rails = useRailsHost();

const report: Report = {
  v: 1,
  release: "0.1.0",
  flavour: "react",
  tags: {
    "yy-select": {
      mounted: { count: 3, ms: 4.2 },
      failed: [{ name: "TypeError", place: "select-38e18834.js:1:200", count: 1 }],
    },
  },
};

describe("a report", () => {
  it("arrives from a page as it is left, without a token, and shows on the dashboard", async () => {
    const dashboard = await rails.open("/painel");
    await dashboard.getByText("nenhum relato na última hora.").waitFor();
    const page = await rails.open("/");
    await page.evaluate((json) => {
      const send = () => navigator.sendBeacon("/yy/reports", json);
      document.addEventListener("visibilitychange", send, { once: true });
    }, JSON.stringify(report));
    await page.close({ runBeforeUnload: true });
    await dashboard.getByText(/^1 relato de/).waitFor();
    const select = dashboard.getByRole("heading", { name: "yy-select" }).locator("..");
    await select.getByText("33,3% das montagens").waitFor();
    expect(await select.locator("svg rect").count()).toBe(3);
    await dashboard.getByRole("cell", { name: "TypeError" }).waitFor();
  });

  it("shows a release that fails beside the one that does not", async () => {
    const healthy = { "yy-select": { mounted: { count: 3, ms: 4.2 } } };
    for (const each of [
      { ...report, release: "0.2.0", tags: healthy },
      { ...report, release: "0.3.0" },
    ])
      expect((await send(JSON.stringify(each), "same-origin")).status).toBe(204);
    const dashboard = await rails.open("/painel");
    const versions = dashboard.getByRole("region", { name: "por versão" });
    for (const row of ["0.2.0 (react) 1 3 0 0% 1,6 ms –", "0.3.0 (react) 1 3 1 33,3% 1,6 ms –"])
      await versions.getByRole("row", { name: row, exact: true }).waitFor();
  });

  it("is refused in a sentence, and counts nowhere", async () => {
    const post = async (body: string, site: string) => {
      const answer = await send(body, site);
      return [answer.status, await answer.text(), answer.headers.get("set-cookie")];
    };
    const before = await hour();
    expect([
      await post(JSON.stringify(report), "cross-site"),
      await post("{", "same-origin"),
      await post(JSON.stringify({ ...report, user: 7 }), "same-origin"),
    ]).toEqual([
      [403, "reports are taken from pages of this site alone\n", null],
      [400, "a report is JSON\n", null],
      [422, "report: has a member that no report has\n", null],
    ]);
    expect((await hour()).reports).toEqual(before.reports);
  });

  it("may come from the page that is observed", async () => {
    const page = await rails.open("/observado");
    await page.getByRole("heading", { name: "achados e lojinhas" }).waitFor();
    expect(await page.content()).toContain('.observe({ sample: 1, send: "/yy/reports" })');
  });

  function send(body: string, site: string): Promise<Response> {
    const headers = { "sec-fetch-site": site };
    return fetch(rails.url("/yy/reports"), { method: "POST", headers, body });
  }

  async function hour(): Promise<HourSummary> {
    const answer = await fetch(rails.url("/painel.json"));
    expect(answer.headers.get("set-cookie")).toBeNull();
    return (await answer.json()) as HourSummary;
  }
});
