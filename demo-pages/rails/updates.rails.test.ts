import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { launchChromium } from "@yy/testing/chromium";
import { recordErrors, seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Server } from "@yy/testing/stacks";
import type { Browser, BrowserContext } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { balance } from "./testing/balance";
import { writeBuild, writeNextBuild } from "./testing/builds";
import { runRake, startRailsHost } from "./testing/startRailsHost";

const application = fileURLToPath(new URL(".", import.meta.url));
const product = "/p/vestido-midi-floral-1";

/** How a script or stylesheet of ours was transferred. */
interface Transfer {
  /** Path in the build, without its hash. */
  readonly file: string;
  readonly encoding: string | undefined;
  /** Bytes on the wire, with the headers. */
  readonly bytes: number;
}

describe("a browser that has the files of the former release", () => {
  let folder: string;
  let browser: Browser;
  let url: string;
  const servers: Server[] = [];
  let turn = 0;
  const stops: (() => unknown)[] = [];

  beforeAll(async () => {
    mkdirSync(join(application, "tmp"), { recursive: true });
    folder = mkdtempSync(join(application, "tmp/updates-"));
    stops.push(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(folder, "shared"));
    writeBuild(join(folder, "former"));
    writeNextBuild(join(folder, "next"));
    for (const release of ["former", "next"]) {
      const options = {
        build: relative(application, join(folder, release)),
        builds: relative(application, join(folder, "shared")),
      };
      await runRake(["yy:install:assets"], options);
      const server = await startRailsHost(options);
      servers.push(server);
      stops.push(() => server.stop());
    }
    browser = await launchChromium();
    stops.push(() => browser.close());
    const balancer = await balance(() => servers[turn]?.url ?? "");
    stops.push(() => balancer.stop());
    url = balancer.url;
  });
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
  });

  async function visit(context: BrowserContext): Promise<Transfer[]> {
    const page = await context.newPage();
    await recordErrors(page);
    const devTools = await context.newCDPSession(page);
    await devTools.send("Network.enable");
    const responses = new Map<string, Omit<Transfer, "bytes">>();
    const transfers: Transfer[] = [];
    devTools.on("Network.responseReceived", ({ requestId, response }) => {
      const [, file] = /\/yy\/[^/]+\/(.*\.(?:js|css))$/.exec(response.url) ?? [];
      if (file === undefined) return;
      responses.set(requestId, {
        file: file.replace(/-\w{8}\./, "."),
        encoding: response.headers["content-encoding"],
      });
    });
    devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const response = responses.get(requestId);
      if (response) transfers.push({ ...response, bytes: encodedDataLength });
    });
    // All tags of the page are asked for at once, and one may come after these two have mounted.
    await page.goto(url + product, { waitUntil: "networkidle" });
    await waitUntilMounted(page, "yy-follow-button, yy-user-avatar");
    expect(await seenErrors(page)).toEqual([]);
    await page.close();
    return transfers.toSorted((one, other) => one.file.localeCompare(other.file));
  }

  it("gets what differs, and the widgets of the new release", async () => {
    const context = await browser.newContext({ locale: "pt-BR" });
    const first = await visit(context);
    expect(first.length).toBeGreaterThan(5);
    expect(first.filter(({ encoding }) => encoding === "dcz")).toEqual([]);

    turn = 1;
    const second = await visit(context);
    const scripts = second.filter(({ file }) => file.endsWith(".js"));
    expect(scripts.map(({ file }) => file)).toEqual(
      first.map(({ file }) => file).filter((file) => file.endsWith(".js")),
    );
    for (const { encoding, bytes } of scripts) {
      expect(encoding).toBe("dcz");
      // Nearly all bytes are headers.
      expect(bytes).toBeLessThan(1000);
    }
    await context.close();

    const other = await browser.newContext();
    expect((await visit(other)).filter(({ encoding }) => encoding === "dcz")).toEqual([]);
    await other.close();
    expect(statSync(join(folder, "next/yy.js")).size).toBeGreaterThan(5000);
  });
});
