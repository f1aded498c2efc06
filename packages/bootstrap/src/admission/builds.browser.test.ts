import { useDemo } from "@yy/testing";
import { seenErrors, switchOff, waitUntilMounted } from "@yy/testing/page";
import manifest from "@yy/widgets/package.json" with { type: "json" };
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { scanInShadowRoot } from "../testing/scanInShadowRoot";

const block = (content: object) =>
  `<script type="application/json" id="yy-switch">${JSON.stringify(content)}</script>`;
const badge = '<yy-count-badge data-count="7" data-label="{count} itens"><b>7</b></yy-count-badge>';

describe("the build of a visitor", () => {
  const demo = useDemo();

  interface Source {
    readonly switched: object;
    readonly script?: "module" | "classic";
    readonly body?: string;
    readonly cohort?: number;
  }

  /** A build of another release is beside `/dist/`, in `/0.9.0/`; there is none in `/0.8.0/`. */
  async function open({ switched, script = "module", body = badge, cohort = 5 }: Source) {
    const files: string[] = [];
    const logged: string[] = [];
    demo.server.addPage("/page", { script, head: block(switched), body: `<main>${body}</main>` });
    const page = await demo.open("/page", {
      prepare: async (fresh: Page) => {
        fresh.on("request", (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.endsWith(".js")) files.push(pathname.replace(/-\w{8}\.digested/, ""));
        });
        fresh.on("console", (message) => {
          if (["error", "warning"].includes(message.type())) logged.push(message.text());
        });
        await fresh.addInitScript((number) => {
          localStorage.setItem("yy:cohort", String(number));
        }, cohort);
        await fresh.route("**/0.9.0/**", async (route) => {
          const url = route.request().url().replace("/0.9.0/", "/dist/");
          const response = await route.fetch({ url });
          const text = await response.text();
          // What tells it from the page's own.
          await route.fulfill({
            response,
            body: text.replaceAll(`"${manifest.version}"`, '"0.9.0"'),
          });
        });
      },
    });
    return { page, files, logged };
  }

  const versionOf = (page: Page) => page.evaluate(() => window.YY.version);

  it.each(["module", "classic"] as const)(
    "is the one of their share, and then the only one: %s",
    async (script) => {
      const { page, files, logged } = await open({
        switched: { release: { "0.9.0": 10 } },
        script,
      });
      await waitUntilMounted(page, "yy-count-badge");
      expect(await versionOf(page)).toBe("0.9.0");
      expect(files).toContain("/0.9.0/chunks/count-badge.js");
      expect(files.filter((file) => /^\/dist\/chunks\/(?!admission)/.test(file))).toEqual([]);
      expect(logged).toEqual([]);
      expect(await seenErrors(page)).toEqual([]);
    },
  );

  it("is the page's own for those beyond the share", async () => {
    const { page, files } = await open({ switched: { release: { "0.9.0": 10 } }, cohort: 10 });
    await waitUntilMounted(page, "yy-count-badge");
    expect(files.filter((file) => file.startsWith("/0.9.0/"))).toEqual([]);
  });

  it("may be of the other flavour", async () => {
    const { page, files } = await open({ switched: { flavour: { lite: 50 } } });
    await waitUntilMounted(page, "yy-count-badge");
    expect(files).toContain("/dist/lite/chunks/count-badge.js");
    expect(files).not.toContain("/dist/chunks/count-badge.js");
  });

  it("may be of another release and the other flavour, and knows what is off", async () => {
    const { page, files } = await open({
      switched: { release: { "0.9.0": 100 }, flavour: { lite: 100 }, off: ["yy-icon"] },
      body: `${badge}<yy-icon data-name="x">x</yy-icon>`,
    });
    await waitUntilMounted(page, "yy-count-badge");
    expect(files).toContain("/0.9.0/lite/chunks/count-badge.js");
    expect(files.filter((file) => file.includes("/icon."))).toEqual([]);
  });

  it("waits for the visitor where the switch says so, and does what was clicked", async () => {
    const { page, files } = await open({
      switched: { flavour: { lite: 100 }, mount: { "yy-popover": "interaction" } },
      body: `${badge}<yy-popover data-trigger="click"><button type="button" data-part="trigger">como medir?</button>
        <p data-part="content">de costura a costura</p></yy-popover>`,
    });
    await waitUntilMounted(page, "yy-count-badge");
    await expect.poll(() => files.filter((file) => file.includes("/interaction"))).toHaveLength(1);
    await expect.poll(() => files).toContain("/dist/lite/chunks/popover.js");
    expect(await page.locator("yy-popover:state(mounted)").count()).toBe(0);
    await page.getByRole("button", { name: "como medir?" }).click();
    await page.getByText("de costura a costura").waitFor();
  });

  it("has off what is off, whoever is there, and on again what is on", async () => {
    const { page, files } = await open({
      switched: { flavour: { lite: 100 }, off: ["yy-icon"] },
      body: `${badge}<yy-icon data-name="x">x</yy-icon>`,
    });
    await waitUntilMounted(page, "yy-count-badge");
    await page.evaluate(() => window.YY.session.signOut());
    await page.evaluate(() => document.body.append(document.createElement("yy-user-avatar")));
    await waitUntilMounted(page, "yy-user-avatar");
    expect(files.filter((file) => file.includes("/icon."))).toEqual([]);
    await switchOff(page);
    await page.locator("yy-icon:defined").first().waitFor();
    expect(files).toContain("/dist/lite/chunks/icon.js");
  });

  it("is found by who has imported `scan` from the page's own", async () => {
    const { page, files } = await open({ switched: { flavour: { lite: 100 } } });
    await waitUntilMounted(page, "yy-count-badge");
    await page.evaluate(`(async () => {
      const { scan } = await import(document.querySelector("script[src*='yy.js']").src);
      const host = document.body.appendChild(document.createElement("div"));
      const root = host.attachShadow({ mode: "open" });
      root.innerHTML = '<yy-countdown data-until="2099-01-01T00:00:00Z">em breve</yy-countdown>';
      scan(root);
    })()`);
    await page.locator("yy-countdown:defined").waitFor();
    expect(files).toContain("/dist/lite/chunks/countdown.js");
  });

  it("finds tags in shadow roots", async () => {
    const { page, files } = await open({ switched: { release: { "0.9.0": 100 } }, body: "" });
    await scanInShadowRoot(page, badge, "yy-count-badge");
    expect(files).toContain("/0.9.0/chunks/count-badge.js");
  });

  it.each(["module", "classic"] as const)(
    "is the page's own where the other one is gone, with one error: %s",
    async (script) => {
      const { page, logged } = await open({
        switched: { release: { "0.8.0": 100 } },
        script,
        body: badge + badge,
      });
      await waitUntilMounted(page, "yy-count-badge");
      expect(await versionOf(page)).toBe(manifest.version);
      const ours = logged.filter((text) => !text.startsWith("Failed to load resource"));
      expect(ours).toEqual([
        expect.stringMatching(/#yy-switch: .*\/0\.8\.0\/yy\.js; the page's own/),
      ]);
      expect(await seenErrors(page)).toEqual([]);
    },
  );
});
