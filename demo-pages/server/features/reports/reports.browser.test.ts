import type { Report } from "@yy/domain/reports/reportSchema";
import { collectProblems, useDemo } from "@yy/testing";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const demo = useDemo();

const report: Report = {
  v: 1,
  release: "0.1.0",
  flavour: "react",
  tags: {
    "yy-select": {
      found: 3,
      loaded: { ms: 120, bytes: 2100, cached: false },
      mounted: { count: 3, ms: 4.2 },
      failed: [{ name: "TypeError", place: "select-38e18834.js:1:200", count: 1 }],
      switchedOff: true,
    },
  },
  interactions: [
    {
      tag: "yy-form",
      part: "submit",
      event: "click",
      inputDelay: 8,
      processing: 30,
      presentation: 20,
    },
  ],
  requests: [{ endpoint: "POST /follows", status: 200, ms: 90, count: 1 }],
};
const card = (page: Page, name: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name, exact: true }) });
const beacon = (page: Page, sent: Report) =>
  page.evaluate((json) => navigator.sendBeacon("/yy/reports", json), JSON.stringify(sent));

/** How often the dashboard polls. */
const pollIntervalMs = 5_000;

/**
 * Opens the dashboard with a fake clock, which {@link waitForText} advances, and waits until it
 * says that there are no reports.
 */
async function openDashboard(): Promise<Page> {
  const page = await demo.open("/painel", { prepare: (fresh) => fresh.clock.install() });
  await page.getByText("nenhum relato na última hora.").waitFor();
  return page;
}

/** Lets the dashboard poll until it shows the text: a report may not have arrived yet. */
const waitForText = (page: Page, text: string | RegExp) =>
  expect
    .poll(async () => {
      await page.clock.runFor(pollIntervalMs);
      return page.getByText(text).isVisible();
    })
    .toBe(true);

describe("the dashboard", () => {
  it("says that there is nothing yet", async () => {
    const page = await demo.open("/painel");
    await page.getByText("nenhum relato na última hora.").waitFor();
    expect(await page.locator("voltinha-dashboard section").count()).toBe(0);
  });

  it("shows by itself what a page has sent, for the eye and for screen readers", async () => {
    const page = await openDashboard();
    const visitor = await demo.open("/ajuda");
    expect(await beacon(visitor, report)).toBe(true);
    await waitForText(page, /^1 relato de \d\d:\d\d a \d\d:\d\d\.$/);
    const select = card(page, "yy-select");
    await select.getByText("33,3% das montagens").waitFor();
    expect(await select.locator("svg rect").count()).toBe(5);
    await select.getByText("em tabela").click();
    const cells = await select.getByRole("table").locator("tbody tr").allInnerTexts();
    expect(cells).toEqual([expect.stringMatching(/^\d\d:\d\d\t3\t1\t1\t122 ms\t1,6 ms$/)]);
    expect(await card(page, "falhas por erro").textContent()).toContain("select-38e18834.js:1:200");
    expect(await card(page, "toques por parte").textContent()).toMatch(/submitclick161 ms8 ms/);
    expect(await card(page, "pedidos ao servidor").textContent()).toContain("POST /follows");

    // An open table stays open when another report arrives.
    expect(await beacon(visitor, report)).toBe(true);
    await waitForText(page, /^2 relatos/);
    expect(await select.getByRole("table").isVisible()).toBe(true);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });

  it("shows a release that fails beside the one that does not", async () => {
    const page = await openDashboard();
    const healthy: Report = {
      ...report,
      tags: { "yy-select": { mounted: { count: 40, ms: 48 } } },
      interactions: [],
    };
    const bare: Report = { v: 1, release: "0.1.0", flavour: "lite" };
    const visitor = await demo.open("/ajuda");
    for (const each of [healthy, healthy, { ...report, release: "0.2.0" }, bare])
      expect(await beacon(visitor, each)).toBe(true);
    await waitForText(page, /^4 relatos/);
    const first = page.locator(".dashboard-lists section").first();
    expect(await first.getByRole("heading").textContent()).toBe("por versão");
    expect(await first.getByRole("columnheader").allInnerTexts()).toEqual([
      "versão",
      "relatos",
      "montagens",
      "falhas",
      "falharam",
      "montar um p75",
      "inp p75",
    ]);
    expect(await first.locator("tbody tr").allInnerTexts()).toEqual([
      "0.1.0 (react)\t2\t80\t0\t0%\t1,3 ms\t–",
      "0.1.0 (lite)\t1\t0\t0\t–\t–\t–",
      "0.2.0 (react)\t1\t3\t1\t33,3%\t1,6 ms\t61 ms",
    ]);
  });

  it("says when the server does not answer, and goes on", async () => {
    const page = await openDashboard();
    // Several times, because between two checks the next answer may replace a failed one.
    demo.server.failNext({ path: "/painel.json", status: 500, times: 4 });
    await waitForText(page, "o servidor não respondeu. tentando de novo…");
    await waitForText(page, "nenhum relato na última hora.");
  });

  it("is led to by a page that is observed", async () => {
    const page = await demo.open("/observado");
    await page.getByRole("link", { name: "painel", exact: true }).click();
    await page.getByRole("heading", { name: "painel dos widgets" }).waitFor();
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });

  it("leads to the numbers where no script runs", async () => {
    const page = await demo.open("/painel", { javaScript: false });
    await page.getByRole("link", { name: "painel.json" }).waitFor();
  });
});
