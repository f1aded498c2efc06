import { holdRequests, useDemo } from "@yy/testing";
import { seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { requestsFailedModules } from "./testing/requestsFailedModules";
import { scanInShadowRoot } from "./testing/scanInShadowRoot";
import type {} from "./yy";

declare global {
  interface Window {
    noted: unknown[];
  }
}

const followButton = (attributes = 'data-user-id="3"') =>
  `<yy-follow-button ${attributes} data-follow-path="/api/users/follow" data-unfollow-path="/api/users/unfollow"
    data-login-path="/entrar"><a href="/entrar">seguir</a></yy-follow-button>`;
const badge = '<yy-count-badge data-count="7" data-label="{count} itens"><b>7</b></yy-count-badge>';

describe("the bootstrap script", () => {
  const demo = useDemo();

  async function openPage(body: string, path = "/page"): Promise<Page> {
    demo.server.addPage("/page", { body: `<main>${body}</main>` });
    return demo.open(path);
  }

  const filesOf = async (page: Page) =>
    (
      await page.evaluate(() =>
        performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
      )
    ).filter((path) => path.endsWith(".js"));

  it("loads nothing but itself on a page without widgets", async () => {
    const page = await openPage("<p>nada aqui</p>");
    await page.waitForLoadState("networkidle");
    expect(await filesOf(page)).toEqual([`/dist/yy.js`]);
    expect(demo.server.requests).toEqual([]);
  });

  it("loads each widget's code once, for tags there and tags added later", async () => {
    const page = await openPage(followButton() + followButton('data-user-id="4"'));
    await waitUntilMounted(page, "yy-follow-button");
    await page.evaluate((html) => {
      document.querySelector("main")?.insertAdjacentHTML("beforeend", `<div>${html}</div>`);
    }, badge + followButton('data-user-id="5"'));
    await waitUntilMounted(page, "yy-follow-button, yy-count-badge");
    const files = await filesOf(page);
    expect(new Set(files).size).toBe(files.length);
    expect(files.filter((path) => /\/(follow-button|count-badge)-/.test(path))).toHaveLength(2);
  });

  it("asks for all files of a widget at once, four with itself", async () => {
    demo.server.addPage("/page", { body: `<main>${followButton()}</main>` });
    const asked: string[] = [];
    let release = () => {};
    const page = await demo.open("/page", {
      prepare: async (fresh) => {
        fresh.on("request", (request) => asked.push(new URL(request.url()).pathname));
        release = await holdRequests(fresh, "**/chunks/core-*");
      },
    });
    const nameOf = (path: string) => /([a-z-]+?)(-\w{8}\.digested)?\.js$/.exec(path)?.[1];
    const names = () => asked.map(nameOf).filter(Boolean).sort();
    const expected = ["core", "follow-button", "requests", "yy"];
    await expect.poll(names).toEqual(expected);
    release();
    await waitUntilMounted(page, "yy-follow-button");
    expect(names()).toEqual(expected);
  });

  it("finds tags inside another shadow root when the page calls scan", async () => {
    const page = await openPage("");
    await scanInShadowRoot(page, badge, "yy-count-badge");
  });

  it("finds tags beside and inside forms whose fields are called as what it reads", async () => {
    const page = await openPage("");
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    const names = ["matches", "querySelectorAll", "firstElementChild", "localName"];
    const forms = names.map((name) => `<form><input name="${name}">${badge}</form>`);
    await page.evaluate(
      (html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html),
      forms.join("") + followButton(),
    );
    await waitUntilMounted(page, "yy-follow-button, yy-count-badge");
    expect(errors).toEqual([]);
  });

  it("gives the same small API as module exports and on window.YY", async () => {
    const page = await openPage("");
    const onWindow = await page.evaluate(() => Object.keys(window.YY));
    const exported = await importInPage(page, `/dist/yy.js`, "Object.keys(module)");
    const names = [
      "version",
      "session",
      "flash",
      "open",
      "close",
      "scan",
      "onError",
      "onUser",
      "doctor",
    ];
    const onWindowAlone = ["observe", "consent", "context"];
    expect(onWindow.sort()).toEqual([...names, ...onWindowAlone].sort());
    expect(exported).toEqual(expect.arrayContaining(names));
  });

  it("takes a clobbering id for nothing: YY is the script's", async () => {
    const page = await openPage('<a id="YY" href="/">isca</a>');
    expect(await page.evaluate(() => typeof window.YY.scan)).toBe("function");
  });

  it("has the pure modules on YY once yy.pure.js is there, and in yy.all.js from the start", async () => {
    const page = await openPage("");
    const money = await importInPage(
      page,
      `/dist/yy.pure.js`,
      "[module.format.formatMoney(1234.5), YY.format.formatMoney(1234.5)]",
    );
    expect(money).toEqual(["1.234,50", "1.234,50"]);
    await page.goto("/page?script=classic");
    expect(await page.evaluate('YY.format.unmoney("R$ 1.234,56")')).toBe(1234.56);
  });

  it("refuses to open or close a name nobody has: false, and a logged ConfigError", async () => {
    const page = await openPage("");
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    const answers = await page.evaluate(() => {
      return [window.YY.open("ajuda"), window.YY.close("ajuda")];
    });
    expect(answers).toEqual([false, false]);
    expect(logged).toHaveLength(2);
    expect(logged[0]).toContain('named "ajuda"');
  });

  it("appends a yy-flash for a message when the page has none", async () => {
    const page = await openPage("");
    await page.evaluate(() => window.YY.flash("salvo!", "success"));
    await page.getByRole("status").getByText("salvo!").waitFor();
    expect(await page.locator("yy-flash").count()).toBe(1);
  });

  it("tells onUser at once if known and at each change, until unsubscribed", async () => {
    demo.server.addPage("/page", { body: "" });
    const page = await demo.open("/page", { signedInAs: 1 });
    await page.evaluate(() => {
      window.noted = [];
      const stop = window.YY.onUser((user) => window.noted.push(user?.id ?? null));
      Reflect.set(window, "stop", stop);
    });
    await expect.poll(() => page.evaluate(() => window.noted)).toEqual([1]);
    const late = await page.evaluate(() => {
      const seen: unknown[] = [];
      window.YY.onUser((user) => seen.push(user?.id ?? null));
      window.YY.session.signOut();
      Reflect.get(window, "stop")();
      window.YY.session.signOut();
      return seen;
    });
    expect(late).toEqual([1, null]);
    expect(await page.evaluate(() => window.noted)).toEqual([1, null]);
  });

  it("tells onError every error, cancelled or not, until unsubscribed", async () => {
    const page = await openPage(badge);
    await waitUntilMounted(page, "yy-count-badge");
    await page.evaluate(() => {
      window.noted = [];
      document.addEventListener("yy:error", (event) => {
        event.preventDefault();
        event.stopPropagation();
      });
      const stop = window.YY.onError(({ error, widget }) =>
        window.noted.push([widget, (error as Error).name]),
      );
      const element = document.querySelector("yy-count-badge");
      element?.setAttribute("data-count", "muitos");
      setTimeout(() => {
        stop();
        element?.setAttribute("data-count", "7");
        element?.setAttribute("data-max", "muitos");
      }, 50);
    });
    await expect.poll(async () => (await seenErrors(page)).length).toBe(2);
    expect(await page.evaluate(() => window.noted)).toEqual([["yy-count-badge", "ConfigError"]]);
  });

  describe("a page where things go wrong", () => {
    it("goes on around a wrong attribute, a chunk that does not load and a widget that throws", async () => {
      const asked: string[] = [];
      demo.server.addPage("/page", {
        body: `<main>${followButton("")}${badge}<yy-user-avatar data-user='{"id":1,"name":"Ana"}'><i>Ana</i></yy-user-avatar>
          <yy-countdown data-ends-at="ontem"><time>ontem</time></yy-countdown></main>`,
      });
      const page = await demo.open("/page", {
        prepare: async (fresh) => {
          await fresh.route("**/chunks/user-avatar-*", async (route) => {
            asked.push(route.request().url());
            await route.abort();
          });
        },
      });
      await expect.poll(async () => (await seenErrors(page)).length, { timeout: 10_000 }).toBe(3);
      const errors = await seenErrors(page);
      const of = (widget: string) => errors.filter((error) => error.widget === widget);
      expect(of("yy-follow-button")).toEqual([
        {
          widget: "yy-follow-button",
          name: "ConfigError",
          message: "yy-follow-button: data-user-id is required",
        },
      ]);
      expect(of("yy-user-avatar")).toMatchObject([{ name: "RequestError" }]);
      expect(of("yy-countdown")).toMatchObject([{ name: "ConfigError" }]);
      expect(asked).toHaveLength(2); // one try and one retry
      for (const text of ["seguir", "Ana", "ontem"])
        await page.getByText(text, { exact: true }).waitFor();
      await waitUntilMounted(page, "yy-count-badge");
      await waitForState(page, "yy-follow-button", "failed");
    });

    it("tells each waiting element of a chunk that failed, and tries again for a tag added later", async () => {
      let broken = true;
      demo.server.addPage("/page", { body: `<main>${badge}${badge}</main>` });
      const page = await demo.open("/page", {
        prepare: (fresh) =>
          fresh.route("**/chunks/count-badge-*", (route) =>
            broken ? route.abort() : route.continue(),
          ),
      });
      await expect.poll(async () => (await seenErrors(page)).length, { timeout: 10_000 }).toBe(2);
      broken = false;
      await page.evaluate(
        (html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html),
        badge,
      );
      if (await requestsFailedModules(page)) {
        await waitUntilMounted(page, "yy-count-badge");
        expect(await page.locator("yy-count-badge:state(mounted)").count()).toBe(3);
      } else {
        await expect.poll(async () => (await seenErrors(page)).length).toBe(5);
        expect(await page.locator("yy-count-badge:not(:defined)").count()).toBe(3);
      }
    });
  });

  describe("two scripts on a page", () => {
    it("does nothing twice when the same classic script runs twice, and warns once", async () => {
      demo.server.addPage("/page", {
        body: `<main>${badge}</main>`,
        script: "classic",
        head: `<script nonce="{{nonce}}" src="/dist/yy.all.js"></script>`,
      });
      const warnings: string[] = [];
      const page = await demo.open("/page", {
        prepare: async (fresh) => {
          fresh.on("console", (message) => {
            if (message.type() === "warning") warnings.push(message.text());
          });
        },
      });
      await waitUntilMounted(page, "yy-count-badge");
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toMatch(
        /^yy-[a-z-]+ is already defined by version 0\.1\.0; version 0\.1\.0 /,
      );
      expect(await seenErrors(page)).toEqual([]);
    });

    it("shares one session between the module and the classic file", async () => {
      demo.server.addPage("/page", {
        body: '<main><yy-session-value data-field="first_name"><i>visitante</i></yy-session-value></main>',
        head: `<script nonce="{{nonce}}" src="/dist/yy.all.js"></script>`,
      });
      const page = await demo.open("/page", { signedInAs: 1 });
      await waitUntilMounted(page, "yy-session-value");
      const same = await importInPage(page, `/dist/yy.js`, "module.session === YY.session");
      expect(same).toBe(true);
      await expect
        .poll(() => demo.server.requests.filter(({ path }) => path === "/metadata/user").length)
        .toBe(1);
    });
  });

  it("survives an API that is down altogether: the page stays", async () => {
    demo.server.addPage("/page", {
      body: '<main><yy-session-value data-field="first_name"><i>visitante</i></yy-session-value></main>',
    });
    demo.server.failNext({ times: 50, status: 503 });
    const page = await demo.open("/page");
    await expect.poll(async () => (await seenErrors(page)).length).toBe(1);
    await page.getByText("visitante").waitFor();
  });
});

/**
 * Imports a module in the page and evaluates an expression over it; as text, because the test's own
 * transform would rewrite `import()`.
 */
function importInPage(page: Page, url: string, expression: string): Promise<unknown> {
  return page.evaluate(`import("${url}").then((module) => ${expression})`);
}
