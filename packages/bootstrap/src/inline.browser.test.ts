import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { collectProblems, useDemo } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { afterEach, describe, expect, it } from "vitest";

const demo = useDemo();
const repository = join(import.meta.dirname, "../../..");
const badge = '<yy-count-badge data-count="7" data-label="{count} itens"><b>7</b></yy-count-badge>';

/** The script as a server writes it into a page that has its files from this folder. */
function inlineScript(folder = "/dist/"): string {
  const flavour = folder.includes("/lite/") ? "lite" : "";
  const text = readFileSync(join(repository, "dist", flavour, "yy.inline.js"), "utf8");
  return `<script type="module" async nonce="{{nonce}}">${text.replace('"/yy/"', `"${folder}"`)}</script>`;
}

/** Notes for each script of a page after how many others it was asked for. */
async function watchDepths(page: Page): Promise<Map<string, number>> {
  const depths = new Map<string, number>();
  const instruments = await page.context().newCDPSession(page);
  await instruments.send("Network.enable");
  await instruments.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 200,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  instruments.on("Network.requestWillBeSent", ({ request, initiator }) => {
    if (!request.url.endsWith(".js")) return;
    const from = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? "";
    depths.set(request.url, (depths.get(from) ?? 0) + 1);
  });
  return depths;
}

describe("round trips of a page whose tags nobody has declared, after its HTML", () => {
  it.each([
    ["two with yy.js as a file", { script: "module" }, 2],
    ["one with the script in the page", { script: "none", head: inlineScript() }, 1],
    [
      "one with the script in the page, lite",
      { script: "none", flavour: "lite", head: inlineScript("/dist/lite/") },
      1,
    ],
  ] as const)("%s", async (_, options, trips) => {
    demo.server.addPage("/page", { ...options, body: `<main>${badge}</main>` });
    let depths = new Map<string, number>();
    const page = await demo.open("/page", {
      prepare: async (fresh) => {
        depths = await watchDepths(fresh);
      },
    });
    await waitUntilMounted(page, "yy-count-badge");
    expect(Math.max(...depths.values())).toBe(trips);
    expect(await seenErrors(page)).toEqual([]);
    expect(collectProblems(page).cspViolations).toEqual([]);
  });
});

describe("when the script in the page asks for code", () => {
  const chunks = (page: Page) => page.waitForRequest("**/chunks/count-badge-*");

  it("does not wait for a stylesheet before it", async () => {
    demo.server.addPage("/page", {
      script: "none",
      head: `<link rel="stylesheet" href="/slow.css">${inlineScript()}`,
      body: `<main>${badge}</main>`,
    });
    const page = await demo.open("/ajuda");
    let answer = () => {};
    await page.route("**/slow.css", async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill({ contentType: "text/css", body: "" });
    });
    const asked = chunks(page);
    const opened = page.goto(`${demo.server.origin}/page`);
    await asked;
    answer();
    await opened;
    await waitUntilMounted(page, "yy-count-badge");
  });

  describe("of a page that is still arriving", () => {
    let close = () => {};
    afterEach(() => close());

    it("does so at the first tag, and the children that come later are there", async () => {
      let arriving: ServerResponse | undefined;
      const server = createServer((_, response) => {
        response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
        response.write(`<!doctype html><title>a</title>${inlineScript()}<main>
          <yy-count-badge data-count="7"></yy-count-badge>
          <yy-accordion><details><summary>frete</summary>`);
        arriving = response;
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      close = () => server.closeAllConnections();
      const page = await demo.open("/ajuda", {
        prepare: (fresh) =>
          fresh.route("**/dist/**", async (route) => {
            const { pathname } = new URL(route.request().url());
            const response = await route.fetch({ url: demo.server.origin + pathname });
            await route.fulfill({ response });
          }),
      });
      const { port } = server.address() as AddressInfo;
      const opened = page.goto(`http://127.0.0.1:${port}/`);
      await page.locator("yy-count-badge:state(mounted)").waitFor();
      expect(await page.evaluate("document.readyState")).toBe("loading");

      arriving?.end(
        "<p>grátis</p></details><details><summary>troca</summary><p>30 dias</p></details></yy-accordion></main>",
      );
      await opened;
      await waitUntilMounted(page, "yy-accordion");
      await page.getByText("troca").click();
      await page.getByText("30 dias").waitFor();
      expect(collectProblems(page).errors).toEqual([]);
    });
  });
});

describe("the script in the page", () => {
  it.each(["turbo", "turbolinks"] as const)("runs once over the visits of %s", async (library) => {
    const warnings: string[] = [];
    const document = { script: "none", libs: [library], head: inlineScript() } as const;
    demo.server.addPage("/page", { ...document, body: `<a href="/other">outra</a>${badge}` });
    demo.server.addPage("/other", { ...document, body: `<h1>outra</h1>${badge}` });
    const page = await demo.open("/page");
    page.on("console", (message) => warnings.push(message.text()));
    await page.evaluate(() => {
      Object.assign(window, { before: window.YY });
    });
    await page.getByText("outra").click();
    await page.getByRole("heading", { name: "outra" }).waitFor();
    await waitUntilMounted(page, "yy-count-badge");
    expect(await page.evaluate("window.before === window.YY")).toBe(true);
    expect(warnings).toEqual([]);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("works under a policy of Trusted Types, without inline scripts but its own", async () => {
    const text = inlineScript();
    const policy = `default-src 'self'; script-src 'self' 'nonce-fixed'; require-trusted-types-for 'script'; trusted-types yy`;
    demo.server.addPage("/page", {
      html: `<!doctype html><title>a</title>${text.replace("{{nonce}}", "fixed")}<main>${badge}</main>`,
      headers: { "content-security-policy": policy },
    });
    const page = await demo.open("/page");
    await waitUntilMounted(page, "yy-count-badge");
    expect(collectProblems(page)).toMatchObject({ errors: [], cspViolations: [] });
  });

  it("has the same API as the file, which a module of the page may import too", async () => {
    demo.server.addPage("/page", {
      script: "none",
      head: `${inlineScript()}<script type="module" nonce="{{nonce}}">import { YY } from "/dist/yy.js"; window.imported = YY;</script>`,
      body: badge,
    });
    const page = await demo.open("/page");
    await waitUntilMounted(page, "yy-count-badge");
    expect(await page.evaluate("window.imported === window.YY")).toBe(true);
    await page.evaluate(() => window.YY.doctor());
    expect(await seenErrors(page)).toEqual([]);
  });
});
