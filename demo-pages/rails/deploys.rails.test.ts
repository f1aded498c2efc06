import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { collectProblems, watchForProblems } from "@yy/testing";
import { launchChromium } from "@yy/testing/chromium";
import { followText, recordErrors, seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Server } from "@yy/testing/stacks";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { balance } from "./testing/balance";
import { type Digests, digestOf, writeBuild, writeNextBuild } from "./testing/builds";
import { keepAsking } from "./testing/keepAsking";
import { runRake, startRailsHost } from "./testing/startRailsHost";

type Release = "former" | "next";

const application = fileURLToPath(new URL(".", import.meta.url));
const product = "/p/vestido-midi-floral-1";
/** The right response to a request for a file. */
const rightResponse = {
  status: 200,
  cacheControl: "public, max-age=31536000, immutable",
  isTheFile: true,
};

/** Two releases whose servers share a folder, behind one load balancer. */
describe("a deploy", () => {
  let folder: string;
  let shared: string;
  let browser: Browser;
  let url: string;
  const servers: Partial<Record<Release, Server>> = {};
  const versions: Partial<Record<Release, string>> = {};
  const digests: Record<Release, Digests> = { former: {}, next: {} };
  /** The release whose server gets the next request. */
  let serving: () => Release = () => "former";
  const stops: (() => unknown)[] = [];

  const optionsOf = (release: Release) => ({
    build: relative(application, join(folder, release)),
    builds: relative(application, shared),
  });

  /** Installs a release's build beside the others, and makes its version known. */
  async function install(release: Release): Promise<void> {
    const known = new Set(readdirSync(shared));
    await runRake(["yy:install:assets"], optionsOf(release));
    const [version] = readdirSync(shared).filter((each) => !known.has(each));
    if (version !== undefined) versions[release] = version;
  }

  async function start(release: Release): Promise<void> {
    const server = await startRailsHost(optionsOf(release));
    stops.push(() => server.stop());
    servers[release] = server;
  }

  const alternately = () => {
    let turn = 0;
    return (): Release => (turn++ % 2 ? "former" : "next");
  };

  /** Requests a file of an installed build, another one at each turn. */
  async function ask(turn: number) {
    const known = Object.keys(versions) as Release[];
    const release = known[turn % known.length] ?? "former";
    const files = Object.keys(digests[release]).filter((file) => /\.(?:js|css)$/.test(file));
    const file = files[Math.floor(turn / 2) % files.length] ?? "";
    const response = await fetch(`${url}/yy/${versions[release]}/${file}`);
    const digest = digestOf(new Uint8Array(await response.arrayBuffer()));
    return JSON.stringify({
      release,
      status: response.status,
      cacheControl: response.headers.get("cache-control"),
      isTheFile: digest === digests[release][file],
    });
  }

  beforeAll(async () => {
    mkdirSync(join(application, "tmp"), { recursive: true });
    folder = mkdtempSync(join(application, "tmp/deploys-"));
    stops.push(() => rmSync(folder, { recursive: true }));
    shared = join(folder, "shared");
    mkdirSync(shared);
    digests.former = writeBuild(join(folder, "former"));
    digests.next = writeNextBuild(join(folder, "next"));
    await install("former");
    await start("former");
    browser = await launchChromium();
    stops.push(() => browser.close());
    const balancer = await balance(() => servers[serving()]?.url ?? "");
    stops.push(() => balancer.stop());
    url = balancer.url;
  });
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
  });

  /** Opens a page as a new visitor. */
  async function open(path: string): Promise<Page> {
    const context = await browser.newContext({ locale: "pt-BR" });
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    await Promise.all([watchForProblems(page), recordErrors(page)]);
    await page.goto(url + path);
    await waitUntilMounted(page, "yy-follow-button");
    return page;
  }

  /** Inserts widgets whose code the page has not loaded yet. */
  async function insertLate(page: Page): Promise<void> {
    await page.evaluate(() => {
      for (const tag of ["yy-countdown", "yy-count-badge"])
        if (customElements.get(tag)) throw new Error(`${tag} is no new one`);
      document.querySelector("main")?.insertAdjacentHTML(
        "afterbegin",
        `<yy-countdown data-ends-at="2099-01-01T00:00:00Z"><b>até 2099</b></yy-countdown>
         <yy-count-badge data-count="7" data-label="{count} itens"><b>sete</b></yy-count-badge>
         <yy-count-badge data-count="8" data-label="{count} itens"><b>oito</b></yy-count-badge>`,
      );
    });
  }

  /** Versions of the scripts that the page has requested. */
  const versionsOn = (page: Page) =>
    page.evaluate(() => {
      const names = performance.getEntriesByType("resource").map(({ name }) => name);
      return [...new Set(names.flatMap((name) => /\/yy\/([^/]+)\/.*\.js/.exec(name)?.[1] ?? []))];
    });

  it("has the right file for whoever asks, at every moment", async () => {
    const clients = keepAsking(8, ask);
    const former = JSON.stringify({ release: "former", ...rightResponse });
    const both = new Set([former, JSON.stringify({ release: "next", ...rightResponse })]);

    await install("next");
    expect(new Set(await clients.take(300))).toContain(former);
    // The server of the former release has the next one's files too.
    expect(new Set(await clients.take(300))).toEqual(both);
    await start("next");
    serving = alternately();
    expect(new Set(await clients.take(600))).toEqual(both);
    serving = () => "next";
    expect(new Set(await clients.take(300))).toEqual(both);
    await clients.stop();
  });

  it.each([
    ["former", "next"],
    ["next", "former"],
  ] as const)(
    "lets a page of the %s release load what comes late from a server of the %s",
    async (own, other) => {
      serving = () => own;
      const page = await open(product);
      serving = () => other;
      await insertLate(page);
      await waitUntilMounted(page, "yy-countdown, yy-count-badge");
      expect(await versionsOn(page)).toEqual([versions[own]]);
      expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
      await page.context().close();
    },
  );

  it("lets a page mount whose every request comes to another server", async () => {
    serving = alternately();
    const page = await open(product);
    await insertLate(page);
    await waitUntilMounted(page, "yy-countdown, yy-count-badge");
    expect(await versionsOn(page)).toHaveLength(1);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
    await page.context().close();
  });

  it("leaves a page of a release that is gone as it is, and says so once", async () => {
    serving = () => "former";
    const page = await open(product);
    await runRake(["yy:prune"], { ...optionsOf("next"), keepBuilds: 1 });
    expect(readdirSync(shared)).toEqual([versions.next]);
    serving = () => "next";

    await insertLate(page);
    await expect.poll(async () => (await seenErrors(page)).length).toBe(3);
    for (const words of ["até 2099", "sete", "oito"])
      await page.getByText(words, { exact: true }).waitFor();
    const { errors, cspViolations } = collectProblems(page);
    expect(cspViolations).toEqual([]);
    // The browser logs a line of its own for each file.
    const ownErrors = errors.filter((line) => !line.startsWith("Failed to load resource"));
    expect(ownErrors).toEqual([expect.stringContaining("its code could not be loaded from")]);

    // Mounted widgets still work, and the next page is complete.
    await page.getByRole("button", { name: `${followText} João` }).click();
    await page.waitForURL("**/entrar?redirect_to=*");
    await page.goto(url + product);
    await waitUntilMounted(page, "yy-follow-button");
    expect(await versionsOn(page)).toEqual([versions.next]);
    await page.context().close();
  });
});
