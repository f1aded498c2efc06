import { reportProblem } from "@yy/domain/reports/reportProblem";
import { bundleForPage, collectProblems, useDemo } from "@yy/testing";
import { waitForState, waitUntilMounted } from "@yy/testing/page";
import manifest from "@yy/widgets/package.json" with { type: "json" };
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { useOtherOrigin } from "../../http/testing/otherOrigin";
import { observeHere, reportOf } from "../testing/observedPage";
import type * as webVitalsModule from "../testing/webVitals";

declare global {
  interface Window {
    webVitals: typeof webVitalsModule;
    inp: import("web-vitals/attribution").INPMetricWithAttribution[];
  }
}

const demo = useDemo();

const badge = '<yy-count-badge data-count="7" data-label="{count} itens"><b>7</b></yy-count-badge>';
const countdown = '<yy-countdown data-ends-at="amanhã"><time>em breve</time></yy-countdown>';
const followButton = `<yy-follow-button data-user-id="3" data-follow-path="/api/users/follow"
  data-unfollow-path="/api/users/unfollow" data-login-path="/entrar"><a href="/entrar">seguir</a></yy-follow-button>`;

async function open(body: string, options: { signedInAs?: number } = {}): Promise<Page> {
  demo.server.addPage("/observada", { body: `<main>${body}</main>` });
  const page = await demo.open("/observada", options);
  await observeHere(page);
  return page;
}

/** What the demo's receiver has counted. */
const received = async () =>
  (await fetch(`${demo.server.origin}/painel.json`)).json() as Promise<{
    reports: number[];
    widgets: { tag: string; failures: number[] }[];
  }>;
const reportsReceived = async () => (await received()).reports.reduce((sum, each) => sum + each);

describe("what YY.observe tells of a tag", () => {
  it("is how many were found and mounted, how its code came, and what failed where", async () => {
    const page = await open(badge + badge + countdown);
    await waitUntilMounted(page, "yy-count-badge");
    await waitForState(page, "yy-countdown", "failed");
    const report = await reportOf(page);
    expect(reportProblem(report)).toBeUndefined();
    expect(report).toMatchObject({ v: 1, release: manifest.version, flavour: "react" });
    const { "yy-count-badge": badges, "yy-countdown": countdowns } = report?.tags ?? {};
    expect(badges).toMatchObject({ found: 2, mounted: { count: 2 } });
    expect(badges?.mounted?.ms).toBeGreaterThan(0);
    expect(badges?.loaded?.ms).toBeGreaterThan(0);
    expect(badges?.loaded?.bytes).toBeGreaterThan(100);
    const [failure, ...others] = countdowns?.failed ?? [];
    expect(others).toEqual([]);
    expect(failure).toEqual({
      name: "ConfigError",
      code: "YY-102",
      place: expect.stringMatching(/^[a-z]+-[0-9a-f]{8}\.digested\.js:\d+:\d+$/),
      count: 1,
    });
    expect(JSON.stringify(report)).not.toContain("amanhã");
    expect(await reportOf(page)).toBeUndefined();
  });

  it("is whether it waited for the visitor, and how long the first touch took to show", async () => {
    const waiting = `<div style="margin-block-start: 300px"><yy-popover data-mount="interaction" data-trigger="click">
      <button type="button" data-part="trigger">como medir?</button><p data-part="content">de costura a costura</p></yy-popover></div>`;
    const page = await open(waiting);
    await page.waitForFunction(() => Symbol.for("yy.wakes") in globalThis);
    const { "yy-popover": waits } = (await reportOf(page))?.tags ?? {};
    expect(waits).toMatchObject({ found: 1, waited: true });
    expect(waits).not.toHaveProperty("mounted");
    await page.click("yy-popover button");
    await page.getByText("costura").waitFor();
    const { "yy-popover": popover } = (await reportOf(page))?.tags ?? {};
    expect(popover).toMatchObject({ mounted: { count: 1 }, woken: { ms: expect.any(Number) } });
    expect(popover?.woken?.ms).toBeGreaterThan(0);
    expect(popover).not.toHaveProperty("waited");
  });

  it("is told once, also when YY.observe is called again; later elements are told later", async () => {
    const page = await open(badge);
    await waitUntilMounted(page, "yy-count-badge");
    expect((await reportOf(page))?.tags?.["yy-count-badge"]).toMatchObject({ found: 1 });
    await page.evaluate(() => window.YY.observe({ send: (report) => window.reports.push(report) }));
    expect(await reportOf(page)).toBeUndefined();
    await page.evaluate((html) => {
      const main = document.querySelector("main") as HTMLElement;
      main.innerHTML = `${html}<p></p>`;
    }, badge);
    await waitUntilMounted(page, "yy-count-badge");
    const tags = (await reportOf(page))?.tags;
    expect(tags?.["yy-count-badge"]).toEqual({
      found: 1,
      mounted: { count: 1, ms: expect.any(Number) },
    });
  });

  it("counts a file that does not come as a failure of each element, and not as loaded", async () => {
    demo.server.addPage("/observada", { body: `<main>${badge}${badge}</main>` });
    const page = await demo.open("/observada", {
      prepare: (fresh) => fresh.route("**/chunks/count-badge-*", (route) => route.abort()),
    });
    await observeHere(page);
    await page.waitForFunction(
      () =>
        performance.getEntriesByType("resource").filter(({ name }) => name.includes("count-badge"))
          .length > 1,
    );
    await expect
      .poll(async () => (await reportOf(page))?.tags?.["yy-count-badge"])
      .toMatchObject({ failed: [{ name: "RequestError", count: 2 }] });
  });

  it("names deprecated attributes, for visitors too", async () => {
    const page = await open("");
    await page.evaluate(() => {
      const names = Symbol.for("yy.deprecations");
      const page = window as unknown as Record<symbol, Set<string> | undefined>;
      page[names] ??= new Set();
      page[names].add("yy-mask: data-mask").add("yy-former");
    });
    expect((await reportOf(page))?.tags).toEqual({
      "yy-mask": { deprecated: ["data-mask"] },
      "yy-former": { deprecated: ["yy-former"] },
    });
  });

  it("goes on over Turbo's visits, and tells of the elements of each page", async () => {
    for (const [path, other] of [
      ["/um", "/dois"],
      ["/dois", "/um"],
    ] as const)
      demo.server.addPage(path, {
        libs: ["turbo"],
        body: `<main><h1>${path}</h1>${path === "/um" ? badge + badge : badge}<a href="${other}">outra</a></main>`,
      });
    const page = await demo.open("/um");
    await observeHere(page);
    await waitUntilMounted(page, "yy-count-badge");
    await page.getByRole("link", { name: "outra" }).click();
    await page.getByRole("heading", { name: "/dois" }).waitFor();
    await waitUntilMounted(page, "yy-count-badge");
    expect((await reportOf(page))?.tags?.["yy-count-badge"]).toMatchObject({
      found: 3,
      mounted: { count: 3 },
    });
  });
});

describe("slow interactions", () => {
  /** Each click and key takes this long, in ms. */
  const busy = 120;

  async function openSlow(body: string): Promise<Page> {
    const inlineScript = await bundleForPage("packages/observe/testing/webVitals.ts", "webVitals");
    demo.server.addPage("/lenta", {
      inlineScript: `${inlineScript}
        window.inp = [];
        webVitals.onINP((metric) => window.inp.push(metric), { reportAllChanges: true });
        const wait = () => { for (const end = performance.now() + ${busy}; performance.now() < end; ); };
        addEventListener("click", wait); addEventListener("keydown", wait);`,
      body: `<main>${body}</main>`,
    });
    const page = await demo.open("/lenta", { signedInAs: 1 });
    await observeHere(page);
    return page;
  }

  const inpOf = async (page: Page) => {
    await page.waitForFunction(() => window.inp.length > 0);
    return page.evaluate(() => {
      const { value, attribution } = window.inp.at(-1) as (typeof window.inp)[number];
      const { interactionTarget, inputDelay, processingDuration, presentationDelay } = attribution;
      return { value, interactionTarget, inputDelay, processingDuration, presentationDelay };
    });
  };

  it("are told by widget, part and phase; the phases are those of web-vitals, which sees the host", async () => {
    const page = await openSlow(followButton);
    await waitUntilMounted(page, "yy-follow-button");
    await page.locator("yy-follow-button").getByRole("button").click();
    const inp = await inpOf(page);
    expect(inp.interactionTarget).toMatch(/yy-follow-button$/);
    const report = await reportOf(page);
    expect(reportProblem(report)).toBeUndefined();
    const [interaction, ...others] = report?.interactions ?? [];
    expect(others).toEqual([]);
    expect(interaction).toMatchObject({ tag: "yy-follow-button", part: "button", event: "click" });
    const { inputDelay = 0, processing = 0, presentation = 0 } = interaction ?? {};
    expect(processing).toBeGreaterThanOrEqual(busy);
    expect(Math.abs(inputDelay - inp.inputDelay)).toBeLessThan(1);
    expect(Math.abs(processing - inp.processingDuration)).toBeLessThan(1);
    expect(Math.abs(presentation - inp.presentationDelay)).toBeLessThan(8.1);
    // The answer to the follow may have come meanwhile, which is told; the click is not told again.
    expect((await reportOf(page))?.interactions).toBeUndefined();
  });

  it("are told of keys in the server's markup, by its data-part, and not of those outside of widgets", async () => {
    const page = await openSlow(
      `<yy-letter-counter data-max="20"><label>recado <textarea data-part="field"></textarea></label></yy-letter-counter><button>fora</button>`,
    );
    await waitUntilMounted(page, "yy-letter-counter");
    await page.getByRole("button", { name: "fora" }).click();
    await inpOf(page);
    await page.getByRole("textbox").press("a");
    const interactions = async () => {
      const all = await reportOf(page);
      return all?.interactions?.map(({ tag, part, event }) => [tag, part, event]);
    };
    await expect.poll(interactions).toEqual([["yy-letter-counter", "field", "keydown"]]);
  });
});

describe("paints and shifts", () => {
  it("are told where a widget has them", async () => {
    demo.server.addPage("/grande", {
      body: `<main><yy-slider><p style="font-size: 90px">o maior texto da página inteira</p><p>dois</p></yy-slider>
        <yy-content-loader id="salto"><p>um texto que desce</p></yy-content-loader></main>`,
      headers: { "content-security-policy": "" },
    });
    const page = await demo.open("/grande");
    await observeHere(page);
    await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve, 600));
      const box = document.createElement("div");
      box.style.height = "150px";
      document.querySelector("#salto")?.prepend(box);
      await frame();
      await frame();
    });
    const report = await reportOf(page);
    expect(reportProblem(report)).toBeUndefined();
    expect(report?.vitals?.lcp).toMatchObject({ tag: "yy-slider" });
    expect(report?.vitals?.shifts).toEqual([
      { tag: "yy-content-loader", score: expect.any(Number) },
    ]);
  });
});

describe("requests", () => {
  it("are told by the catalogue's pattern, status and duration; a lost answer has the status 0", async () => {
    const page = await open("", { signedInAs: 1 });
    await page.evaluate(
      (html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html),
      `<yy-session-value data-field="first_name"><i>você</i></yy-session-value>
       <yy-content-loader data-src="/fragmentos/recado?de=marina"><a href="/r">recado</a></yy-content-loader>`,
    );
    const all = new Map<string, number>();
    const look = async () => {
      const report = await reportOf(page);
      if (report) expect(reportProblem(report)).toBeUndefined();
      expect(JSON.stringify(report ?? {})).not.toContain("marina");
      for (const { endpoint, status, count } of report?.requests ?? [])
        all.set(`${endpoint} ${status}`, count);
      return all;
    };
    await expect.poll(look).toEqual(
      new Map([
        ["GET /metadata/user 200", 1],
        ["other 200", 1],
      ]),
    );
    demo.server.failNext({ path: "/metadata/user", status: 503, times: 2 });
    await page.evaluate(() => window.YY.session.refresh().catch(() => undefined));
    await expect.poll(async () => (await look()).get("GET /metadata/user 503")).toBe(2);
    await page.context().setOffline(true);
    await page.evaluate(() => window.YY.session.refresh().catch(() => undefined));
    await expect.poll(async () => (await look()).get("GET /metadata/user 0")).toBe(2);
  });
});

describe("sending", () => {
  const send = (page: Page, url = "/yy/reports") =>
    page.evaluate((to) => window.YY.observe({ send: to }), url);

  async function openSending(prepare?: (page: Page) => unknown): Promise<Page> {
    demo.server.addPage("/observada", { body: `<main>${badge}</main>` });
    const page = await demo.open("/observada", { prepare });
    await waitUntilMounted(page, "yy-count-badge");
    return page;
  }

  it("is one beacon when the page is left, which the receiver takes", async () => {
    const page = await openSending();
    await send(page);
    await page.goto("/ajuda");
    await expect.poll(reportsReceived).toBe(1);
    expect((await received()).widgets.map(({ tag }) => tag)).toEqual(["yy-count-badge"]);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });

  it.each([
    ["answers 500", { status: 500 }],
    ["is down", { drop: true }],
    ["takes ten seconds", { delay: 10_000 }],
  ])("is not tried again where the receiver %s, and holds nothing up", async (_what, fault) => {
    const page = await openSending();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/yy/reports")) asked.push(request.url());
    });
    demo.server.failNext({ path: "/yy/reports", ...fault });
    await send(page);
    const hide = () => window.dispatchEvent(new PageTransitionEvent("pagehide"));
    const began = Date.now();
    await page.evaluate(hide);
    expect(Date.now() - began).toBeLessThan(2000);
    await expect.poll(() => asked.length).toBe(1);
    await page.evaluate(hide);
    // Long enough for a report: none is to come.
    await page.waitForTimeout(300);
    expect(asked).toHaveLength(1);
    // The browser itself may log an answer that is an error.
    const own = collectProblems(page).errors.filter(
      (line) => !/Failed to load resource/.test(line),
    );
    expect(own).toEqual([]);
  });

  it("says nothing where beacons are taken away or refused", async () => {
    const page = await openSending();
    await send(page);
    await page.evaluate(() => {
      Object.defineProperty(navigator, "sendBeacon", { value: undefined });
      window.dispatchEvent(new PageTransitionEvent("pagehide"));
    });
    // Long enough for a report by another way: none is to come.
    await page.waitForTimeout(300);
    expect(await reportsReceived()).toBe(0);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });

  it("says nothing offline", async () => {
    const page = await openSending();
    await send(page);
    await page.context().setOffline(true);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
    await page.context().setOffline(false);
    // Long enough for a report: none is to come.
    await page.waitForTimeout(300);
    expect(await reportsReceived()).toBe(0);
  });

  it("goes to the page's function, whose failure is the page's and stops nothing", async () => {
    const page = await openSending();
    const sent = await page.evaluate(async () => {
      const tried: number[] = [];
      await window.YY.observe({
        send: () => {
          tried.push(1);
          return Promise.reject(new Error("sem rede"));
        },
      });
      window.dispatchEvent(new PageTransitionEvent("pagehide"));
      window.dispatchEvent(new PageTransitionEvent("pagehide"));
      await new Promise((resolve) => setTimeout(resolve, 50));
      return tried.length;
    });
    expect(sent).toBe(1);
    expect(collectProblems(page).errors).toEqual([]);
  });

  it("leaves out page views that are not in the sample, for as long as the page lives", async () => {
    const page = await openSending();
    const reports = await page.evaluate(async () => {
      const all: unknown[] = [];
      const send = (report: unknown) => all.push(report);
      await window.YY.observe({ sample: 0, send });
      await window.YY.observe({ sample: 1, send });
      window.dispatchEvent(new PageTransitionEvent("pagehide"));
      return all;
    });
    expect(reports).toEqual([]);
  });

  it.each([
    ["{ sample: 2 }", /^YY\.observe: sample must be a number from 0 to 1, got 2$/],
    ["{}", /^YY\.observe: send must be a function, or a URL .* got undefined$/],
    ["{ send: 'https://outra.example/r' }", /^YY\.observe: send must be .* got "https:/],
    ["{ send: '/r', sampel: 1 }", /^YY\.observe: sampel must be no option but sample and send/],
    ["null", /^YY\.observe must be called with \{ sample, send \}, got null$/],
  ])("refuses %s", async (options, message) => {
    const page = await openSending();
    const refused = await page.evaluate(
      `YY.observe(${options}).catch(({ name, message }) => name + ": " + message)`,
    );
    expect(String(refused).replace("ConfigError: ", "")).toMatch(message);
  });
});

describe("a receiver of another origin", () => {
  const open = useDemo({ csp: false });
  const other = useOtherOrigin();

  it("gets no cookies, by which it would know the visitor", async () => {
    const head = `<meta name="yy-allowed-origins" content="${other.origin}">`;
    open.server.addPage("/observada", { head, body: `<main>${badge}</main>` });
    const page = await open.open("/observada", { signedInAs: 1 });
    await waitUntilMounted(page, "yy-count-badge");
    await page.evaluate((to) => window.YY.observe({ send: to }), `${other.origin}/relatos`);
    await page.goto(`${open.server.origin}/ajuda`);
    const report = () => other.requests.find(({ method }) => method === "POST");
    await expect.poll(report).toBeDefined();
    expect(report()?.headers).not.toHaveProperty("cookie");
    expect(reportProblem(JSON.parse(report()?.body ?? ""))).toBeUndefined();
  });
});

describe("a page whose switch chooses another build", () => {
  /** Observed from the start, by the page's own build. */
  async function openSwitched(switched: object): Promise<Page> {
    demo.server.addPage("/observada", {
      head: `<script type="application/json" id="yy-switch">${JSON.stringify(switched)}</script>`,
      body: `<main>${badge}</main><script type="module" nonce="{{nonce}}">
        window.reports = [];
        YY.observe({ send: (report) => reports.push(report) }).then(() => { window.isObserved = true; });
      </script>`,
    });
    const page = await demo.open("/observada", {
      prepare: async (fresh) => {
        // The observing code is there before the other build is.
        await fresh.route("**/0.9.0/yy.js", async (route) => {
          await observed(fresh);
          const url = route.request().url().replace("/0.9.0/", "/dist/");
          const response = await route.fetch({ url });
          const text = await response.text();
          await route.fulfill({
            response,
            body: text.replaceAll(`"${manifest.version}"`, '"0.9.0"'),
          });
        });
        await fresh.route("**/0.9.0/chunks/**", async (route) => {
          const url = route.request().url().replace("/0.9.0/", "/dist/");
          await route.fulfill({ response: await route.fetch({ url }) });
        });
      },
    });
    await waitUntilMounted(page, "yy-count-badge");
    return page;
  }
  const observed = (page: Page) => page.waitForFunction(() => "isObserved" in window);

  it("tells that one's release", async () => {
    const page = await openSwitched({ release: { "0.9.0": 100 } });
    expect(await reportOf(page)).toMatchObject({ release: "0.9.0", flavour: "react" });
  });

  it("tells that one's flavour", async () => {
    const page = await openSwitched({ flavour: { lite: 100 } });
    expect(await reportOf(page)).toMatchObject({ release: manifest.version, flavour: "lite" });
  });
});

describe("YY.consent", () => {
  it("refused before YY.observe, nothing is measured; given, what comes from then on is", async () => {
    demo.server.addPage("/observada", { body: `<main>${badge}${countdown}</main>` });
    const page = await demo.open("/observada");
    await page.evaluate(() => {
      window.reports = [];
      window.YY.consent(false);
      return window.YY.observe({ send: (report) => window.reports.push(report) });
    });
    await waitUntilMounted(page, "yy-count-badge");
    await waitForState(page, "yy-countdown", "failed");
    // What is painted after the consent may be told.
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
    );
    expect(await reportOf(page)).toBeUndefined();
    await page.evaluate(() => window.YY.consent(true));
    expect(await reportOf(page)).toBeUndefined();
    await page.evaluate(
      (html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html),
      badge,
    );
    await waitUntilMounted(page, "yy-count-badge:last-child");
    expect((await reportOf(page))?.tags).toEqual({
      "yy-count-badge": { found: 1, mounted: { count: 1, ms: expect.any(Number) } },
    });
  });

  it("taken back, what was measured is dropped, and no hook is left", async () => {
    const page = await open(badge);
    await waitUntilMounted(page, "yy-count-badge");
    await page.evaluate(() => window.YY.consent(false));
    expect(await reportOf(page)).toBeUndefined();
    const hooks = await page.evaluate(() => {
      const page = window as unknown as Record<symbol, Set<unknown>>;
      return ["instruments", "errorHandlers"].map((name) => page[Symbol.for(`yy.${name}`)]?.size);
    });
    expect(hooks).toEqual([0, 0]);
  });
});
