import { useDemo } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page, Route } from "playwright";
import { describe, expect, it } from "vitest";
import { requestsFailedModules } from "./testing/requestsFailedModules";

/** A widget that needs the chunks `core` and `requests`. */
const badge = '<yy-count-badge data-count="7" data-label="{count} itens"><b>7</b></yy-count-badge>';
/** A widget that needs only the chunk `core`. */
const avatar = `<yy-user-avatar data-user='{"id":1,"name":"Ana"}'><i>Ana</i></yy-user-avatar>`;

const cutOff = async (route: Route) => {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.slice(0, body.length / 2) });
};

describe("files that do not come", () => {
  const demo = useDemo();

  async function open(prepare: (page: Page) => unknown): Promise<Page> {
    demo.server.addPage("/page", { body: `<main>${badge}${badge}${avatar}</main>` });
    return demo.open("/page", { prepare });
  }

  const failures = async (page: Page) =>
    (await seenErrors(page)).map(({ widget, name }) => `${widget} ${name}`);
  const badgesFailed = ["yy-count-badge RequestError", "yy-count-badge RequestError"];
  const shownMarkup = (page: Page) =>
    page.locator("yy-count-badge > b").filter({ visible: true }).count();

  it("a shared file that failed once is asked for again, and the widgets mount", async () => {
    const asked: string[] = [];
    const page = await open((fresh) =>
      fresh.route("**/chunks/requests-*", (route) => {
        asked.push(route.request().url());
        return asked.length === 1 ? route.fulfill({ status: 404 }) : route.continue();
      }),
    );
    await waitUntilMounted(page, "yy-user-avatar");
    if (await requestsFailedModules(page)) {
      await waitUntilMounted(page, "yy-count-badge");
      expect(await seenErrors(page)).toEqual([]);
      expect(asked).toHaveLength(2);
    } else {
      await expect.poll(() => failures(page)).toEqual(badgesFailed);
      expect(await shownMarkup(page)).toBe(2);
    }
  });

  it.each([
    ["not found", (route: Route) => route.fulfill({ status: 404 })],
    ["cut off", cutOff],
    [
      "another type",
      (route: Route) => route.fulfill({ body: "<p>entrar</p>", contentType: "text/html" }),
    ],
  ] as const)(
    "a shared file that is %s: an error for each element that waits, its markup stays, the rest works",
    async (_, fail) => {
      const page = await open((fresh) => fresh.route("**/chunks/requests-*", fail));
      await expect.poll(() => failures(page)).toEqual(badgesFailed);
      await waitUntilMounted(page, "yy-user-avatar");
      await expect.poll(() => shownMarkup(page)).toBe(2);
    },
  );

  it("a build that is gone: an error for each element, one line in the console, the markup stays", async () => {
    const logged: string[] = [];
    const page = await open(async (fresh) => {
      fresh.on("console", (message) => {
        if (message.text().includes("its code could not be loaded")) logged.push(message.text());
      });
      await fresh.route("**/chunks/*", (route) => route.fulfill({ status: 404 }));
    });
    await expect.poll(async () => (await failures(page)).length).toBe(3);
    expect(logged).toHaveLength(1);
    expect(await shownMarkup(page)).toBe(2);
    await page.getByText("Ana", { exact: true }).waitFor();
  });

  it("a network that went after yy.js: what is added once it is back mounts, the others too", async () => {
    let offline = true;
    const page = await open((fresh) =>
      fresh.route("**/chunks/*", (route) =>
        offline ? route.abort("internetdisconnected") : route.continue(),
      ),
    );
    await expect.poll(async () => (await seenErrors(page)).length).toBe(3);
    await page.getByText("Ana", { exact: true }).waitFor();
    offline = false;
    await page.evaluate(
      (html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html),
      avatar,
    );
    if (await requestsFailedModules(page)) {
      await waitUntilMounted(page, "yy-user-avatar");
      expect(await page.locator("yy-user-avatar:state(mounted)").count()).toBe(2);
    } else {
      await expect.poll(() => failures(page)).toContain("yy-user-avatar RequestError");
      await expect.poll(async () => (await failures(page)).length).toBe(5);
      expect(await page.locator("yy-user-avatar > i").filter({ visible: true }).count()).toBe(2);
    }
  });
});

describe("files that come from elsewhere", () => {
  const demo = useDemo();

  /**
   * Opens a page that loads the script from this folder. Returns the paths of the chunks that it
   * requested there.
   */
  async function openFrom(folder: string, head = "", headers: Record<string, string> = {}) {
    const paths: string[] = [];
    demo.server.addPage("/loja/produto", {
      script: "none",
      head: `${head}<script type="module" nonce="{{nonce}}" src="${folder}/yy.js"></script>`,
      body: `<main>${badge}${avatar}</main>`,
    });
    const page = await demo.open("/loja/produto", {
      prepare: (fresh) =>
        fresh.route(`${folder.startsWith("/") ? "**" : ""}${folder}/**`, async (route) => {
          const path = new URL(route.request().url()).pathname;
          paths.push(path);
          const file = path.slice(path.indexOf("/yy/") + "/yy/".length);
          const response = await route.fetch({ url: `${demo.server.origin}/dist/${file}` });
          await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
        }),
    });
    await waitUntilMounted(page, "yy-count-badge, yy-user-avatar");
    expect(await seenErrors(page)).toEqual([]);
    return paths.filter((path) => path.includes("/chunks/"));
  }

  it("a sub-folder of any depth", async () => {
    expect((await openFrom("/loja/assets/v3/yy")).length).toBeGreaterThan(3);
  });

  it("a page with a base", async () => {
    const head = '<base href="/em/outra/pasta/">';
    expect((await openFrom("/assets/yy", head)).length).toBeGreaterThan(3);
  });

  it("another origin that allows it (CORS)", async () => {
    const allowed = { "access-control-allow-origin": "*" };
    expect((await openFrom("http://cdn.test/yy", "", allowed)).length).toBeGreaterThan(3);
  });
});
