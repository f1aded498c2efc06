import { bundleForPage, collectProblems, useDemo } from "@yy/testing";
import manifest from "@yy/widgets/package.json" with { type: "json" };
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import type * as monitoringModule from "../testing/monitoring";

declare global {
  interface Window {
    monitoring: typeof monitoringModule;
  }
}

const demo = useDemo();

async function open(): Promise<Page> {
  const inlineScript = await bundleForPage("packages/observe/testing/monitoring.ts", "monitoring");
  demo.server.addPage("/monitorada", { inlineScript, body: "<main></main>" });
  // The policy would stop requests to other origins itself.
  return demo.open("/monitorada", { signedInAs: 1, context: { bypassCSP: true } });
}

const ensureUser = (page: Page) =>
  page.evaluate(async () => {
    await window.YY.session.ensureUser(console.error);
  });

describe("YY.context with Sentry and OpenTelemetry", () => {
  it("gives Sentry's events the user and the release, and takes the user back at the sign-out", async () => {
    const page = await open();
    await ensureUser(page);
    const seen = await page.evaluate(async () => {
      const { Sentry, events, startSentry } = window.monitoring;
      startSentry();
      await window.YY.context({ sentry: Sentry });
      Sentry.captureMessage("um");
      window.YY.session.signOut();
      Sentry.captureMessage("dois");
      await Sentry.flush(500);
      return events.map(({ user, tags }) => [user?.id ?? null, tags]);
    });
    const tags = { "yy.release": manifest.version, "yy.flavour": "react" };
    expect(seen).toEqual([
      ["1", tags],
      [null, tags],
    ]);
  });

  it("puts the trace of OpenTelemetry on requests of its own origin alone", async () => {
    const page = await open();
    const headers: (string | undefined)[] = [];
    await page.route("https://outra.example/**", async (route) => {
      headers.push(route.request().headers().traceparent);
      await route.fulfill({ body: "{}", headers: { "access-control-allow-origin": "*" } });
    });
    await page.evaluate(async () => {
      window.monitoring.startTracing();
      await window.YY.context({ openTelemetry: window.monitoring.api });
    });
    await ensureUser(page);
    const [request] = demo.server.requests.filter(({ path }) => path === "/metadata/user");
    expect(request?.headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(await page.evaluate(() => window.monitoring.spans())).toEqual([
      {
        name: "GET /metadata/user",
        attributes: { "http.request.method": "GET", "http.response.status_code": 200 },
      },
    ]);
    await page.evaluate(() => {
      document
        .querySelector("main")
        ?.insertAdjacentHTML(
          "beforeend",
          '<yy-content-loader data-src="https://outra.example/x" data-allow-origin="https://outra.example"><a href="/">x</a></yy-content-loader>',
        );
    });
    await expect.poll(() => headers).toEqual([undefined]);
  });

  it("adds nothing where the page has no tracer", async () => {
    const page = await open();
    await page.evaluate(() => window.YY.context({ openTelemetry: window.monitoring.api }));
    await ensureUser(page);
    const [request] = demo.server.requests.filter(({ path }) => path === "/metadata/user");
    expect(request?.headers).not.toHaveProperty("traceparent");
  });

  it("goes on when OpenTelemetry throws", async () => {
    const page = await open();
    await ensureUser(page);
    await page.evaluate(() =>
      window.YY.context({
        openTelemetry: {
          ...window.monitoring.api,
          propagation: {
            inject() {
              throw new Error("sem propagador");
            },
          },
        },
      }),
    );
    await page.evaluate(() => window.YY.session.refresh());
    expect(collectProblems(page).errors.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.YY.session.getState().user?.id)).toBe(1);
  });
});
