import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { collectProblems, sharePage, taskTimes, useDemo } from "@yy/testing";
import { waitForState, waitUntilMounted } from "@yy/testing/page";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const followButton = (attributes: string) =>
  `<yy-follow-button ${attributes} data-follow-path="/api/users/follow" data-unfollow-path="/api/users/unfollow"
    data-login-path="/entrar"><a href="/entrar">seguir</a></yy-follow-button>`;
const badge = '<yy-count-badge data-count="7" data-label="{count} itens"><b>7</b></yy-count-badge>';
const mistakes = `<h1>página</h1>
  <yy-folow-button id="um">seguir</yy-folow-button>
  ${followButton('id="dois" data-user-idd="3"')}
  <div class="tall"></div>
  <yy-count-badge id="tres" data-count="muitos"><b>muitos</b></yy-count-badge>`;
const tall = '<style nonce="{{nonce}}">.tall { height: 3000px }</style>';

describe("the doctor on a page", () => {
  const demo = useDemo();

  /** Opens a page with this markup in its `<main>`, and the doctor's panel open or not. */
  async function show(body: string, { opened = true, path = "/ruim", head = "" } = {}) {
    demo.server.addPage(path, { doctor: true, head: tall + head, body: `<main>${body}</main>` });
    const page = await demo.open(path);
    await looked(page);
    if (opened) await badgeOf(page).click();
    return page;
  }

  const badgeOf = (page: Page) => page.locator("yy-doctor .badge");
  const lines = (page: Page) => page.locator("yy-doctor .go");
  const view = (page: Page, name: string) => page.getByRole("tab", { name });
  /**
   * Waits until the page has been read: then the button shows a count of findings, or that there
   * are none.
   */
  async function looked(page: Page, says: string | RegExp = /erro|aviso|conselho|nada/) {
    await badgeOf(page).filter({ hasText: says }).waitFor();
  }
  const hasFocus = (page: Page, selector: string) =>
    page.locator(`yy-doctor ${selector}`).evaluate((element) => element.matches(":focus"));
  const boxOf = async (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    });
  const isInView = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });

  describe("its findings", () => {
    const page = sharePage(demo, () => show(mistakes));
    const isFramed = (selector: string) =>
      page().evaluate((framed) => {
        const frame = document.querySelector("yy-doctor")?.shadowRoot?.querySelector(".outline");
        const boxes = [frame, document.querySelector(framed)].map((element) => {
          const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
          return [x, y, width, height].map(Math.round).join();
        });
        return boxes[0] === boxes[1];
      }, selector);

    it("go to their element by a click, outline it, and keep the focus", async () => {
      const line = lines(page()).filter({ hasText: "data-count" });
      await line.click();
      await expect.poll(() => isInView(page(), "#tres")).toBe(true);
      await expect.poll(() => isFramed("#tres")).toBe(true);
      expect(await line.evaluate((element) => element.matches(":focus"))).toBe(true);
      await page().mouse.wheel(0, -400);
      await expect.poll(() => isFramed("#tres")).toBe(true);
    });

    it("are gone through by the keyboard, and Escape closes", async () => {
      await page().keyboard.press("Escape");
      expect(await page().locator("yy-doctor .panel").count()).toBe(0);
      expect(await page().locator("yy-doctor .outline").isVisible()).toBe(false);
      expect(await hasFocus(page(), ".badge")).toBe(true);
      await page().keyboard.press("Enter");
      await page().locator("yy-doctor .panel").waitFor();
      for (const key of ["Tab", "Tab", "Tab"]) await page().keyboard.press(key);
      if (!(await hasFocus(page(), ".go >> nth=0"))) await page().keyboard.press("Tab");
      expect(await hasFocus(page(), ".go >> nth=0")).toBe(true);
      await page().keyboard.press("ArrowDown");
      expect(await hasFocus(page(), ".go >> nth=1")).toBe(true);
      await page().keyboard.press("Enter");
      await expect.poll(() => page().locator("yy-doctor .outline").isVisible()).toBe(true);
    });
  });

  it("tells what became of each tag, with the error's own text", async () => {
    const page = await show(`${mistakes}${badge}<yy-slider><p>um</p></yy-slider>`);
    await waitForState(page, "#dois", "failed");
    await view(page, "widgets").click();
    const row = (tag: string) =>
      page.locator("yy-doctor li").filter({ has: page.locator(".tag code", { hasText: tag }) });
    await expect
      .poll(() => row("yy-follow-button").textContent())
      .toContain("1 falhouConfigError: yy-follow-button: data-user-id is required");
    await expect.poll(() => row("yy-slider").textContent()).toContain("1 longe da tela");
    expect(await row("yy-folow-button").textContent()).toContain("1 desconhecido");
    await row("yy-count-badge").locator(".go", { hasText: "longe da tela" }).first().click();
    await expect.poll(() => row("yy-count-badge").textContent()).toContain("1 montado");
    expect(await row("yy-count-badge").textContent()).toContain("data-count must be a number");
  });

  it("tells of a widget whose code did not come", async () => {
    demo.server.addPage("/ruim", { doctor: true, body: `<main>${badge}</main>` });
    const page = await demo.open("/ruim", {
      prepare: (fresh) => fresh.route("**/chunks/count-badge-*", (route) => route.abort()),
    });
    await badgeOf(page).click();
    await view(page, "widgets").click();
    const row = page.locator("yy-doctor li", { hasText: "yy-count-badge" });
    await expect.poll(() => row.textContent()).toContain("1 sem código");
    await expect.poll(() => row.textContent()).toContain("RequestError: yy-count-badge");
  });

  it("has no axe violation in any view, light and dark", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      demo.server.addPage("/ruim", { doctor: true, head: tall, body: `<main>${mistakes}</main>` });
      const page = await demo.open("/ruim", { colorScheme });
      await page.evaluate(axe);
      await badgeOf(page).click();
      for (const name of ["achados", "widgets", "eventos"]) {
        await view(page, name).click();
        await lines(page).first().waitFor();
        const violations = await page.evaluate(async () => {
          const run = Reflect.get(window, "axe") as {
            run(context: string, options: object): Promise<AxeResults>;
          };
          const { violations } = await run.run("yy-doctor", { resultTypes: ["violations"] });
          return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
        });
        expect(violations, `${name}, ${colorScheme}`).toEqual([]);
      }
    }
  });

  it("has targets of 44 px", async () => {
    const page = await show(mistakes);
    const small = await page
      .locator("yy-doctor :is(button, summary, a)")
      .evaluateAll((targets) =>
        targets.flatMap((target) =>
          target.getBoundingClientRect().height < 44 ? [target.textContent] : [],
        ),
      );
    expect(small).toEqual([]);
  });

  it("leaves the page's nodes and attributes as they are", async () => {
    const pageOf = (page: Page) =>
      page.evaluate(() => {
        const copy = document.documentElement.cloneNode(true) as Element;
        for (const own of copy.querySelectorAll('yy-doctor, script[src*="yy.doctor.js"]'))
          own.remove();
        return copy.outerHTML
          .replaceAll(/nonce="[^"]*"|content="[\w-]{32}"/g, "")
          .replaceAll(/\s+/g, " ");
      });
    const page = await show(mistakes);
    await waitForState(page, "#dois", "failed");
    for (const index of [0, 1, 2]) await lines(page).nth(index).click();
    for (const name of ["widgets", "eventos", "achados"]) await view(page, name).click();
    const withDoctor = await pageOf(page);
    await page.goto("/ruim?doctor=off");
    await waitForState(page, "#dois", "failed");
    expect(withDoctor).toBe(await pageOf(page));
    expect(await page.evaluate(() => document.querySelector("yy-doctor"))).toBeNull();
  });

  it("shows hostile texts as texts", async () => {
    const hostile = `<img src=x onerror="window.broken=1"><script>window.broken=1</script>`;
    const escaped = hostile.replaceAll('"', "&quot;").replaceAll("<", "&lt;");
    const page = await show(
      `<yy-count-badge data-count="${escaped}">7</yy-count-badge><yy-${"x".repeat(5000)}>`,
    );
    await expect
      .poll(() => lines(page).filter({ hasText: "data-count" }).first().textContent())
      .toContain("<img src=x onerror=");
    await view(page, "widgets").click();
    await page.locator("yy-doctor .tag").first().waitFor();
    expect(await page.locator("yy-doctor img").count()).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, "broken"))).toBeUndefined();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
  });

  it("looks at two thousand tags in many short tasks", async () => {
    const card = (_: unknown, index: number) =>
      `<article><h2>loja ${index}</h2><p><a href="/x">ver</a></p>${followButton(`data-user-id="${index}"`)}</article>`;
    const page = await show(Array.from({ length: 2000 }, card).join(""), { opened: false });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const { longest, sum } = await taskTimes(page, async () => {
      await page.evaluate(() =>
        document.querySelector("main")?.append(document.createElement("yy-inexistente")),
      );
      await looked(page, "1 erro");
    });
    expect(longest).toBeLessThan(sum / 4);
  }, 60_000);

  it("moves to another corner, and remembers it and its view in the tab", async () => {
    const page = await show(mistakes);
    await page.getByRole("button", { name: "canto superior esquerdo" }).click();
    await view(page, "widgets").click();
    const place = await boxOf(page, "yy-doctor .badge");
    expect(place[1]).toBeLessThan(50);
    await page.reload();
    await page.locator("yy-doctor .tag").first().waitFor();
    await looked(page);
    expect(await boxOf(page, "yy-doctor .badge")).toEqual(place);
  });

  describe.each(["turbo", "turbolinks"] as const)("with %s", (lib) => {
    it("stays through a visit, and looks at the new page", async () => {
      const pages = {
        "/ruim": mistakes,
        "/outra": "<h1>outra</h1><yy-inexistente></yy-inexistente>",
      };
      for (const [path, body] of Object.entries(pages))
        demo.server.addPage(path, { doctor: true, libs: [lib], body: `<main>${body}</main>` });
      const page = await demo.open("/ruim");
      await badgeOf(page).click();
      await page.evaluate((library) => {
        document.querySelector("yy-doctor")?.setAttribute("lang", "pt-BR");
        const { Turbo, Turbolinks } = window as unknown as Record<
          string,
          { visit(path: string): void }
        >;
        (library === "turbo" ? Turbo : Turbolinks)?.visit("/outra");
      }, lib);
      await expect.poll(() => lines(page).filter({ hasText: "inexistente" }).count()).toBe(1);
      expect(await lines(page).filter({ hasText: "data-count" }).count()).toBe(0);
      expect(await page.locator("yy-doctor[lang]").count()).toBe(1);
      await page.goBack();
      await expect.poll(() => lines(page).filter({ hasText: "data-count" }).count()).toBe(1);
      expect(await page.locator("yy-doctor").count()).toBe(1);
    });
  });

  describe("how it comes", () => {
    it.each(["?flavour=lite", "?script=classic", "?flavour=lite&script=classic"])(
      "works beside %s, under a strict policy",
      async (query) => {
        demo.server.addPage("/boa", { doctor: true, body: `<main>${badge}</main>` });
        const page = await demo.open(`/boa${query}`);
        await waitUntilMounted(page, "yy-count-badge");
        await badgeOf(page).click();
        await view(page, "widgets").click();
        await expect
          .poll(() => page.locator("yy-doctor .tag").textContent())
          .toContain("1 montado");
        expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
      },
    );

    it("comes by YY.doctor(), and opens again by it", async () => {
      demo.server.addPage("/boa", { body: `<main>${badge}</main>` });
      const page = await demo.open("/boa");
      expect(await page.locator("yy-doctor").count()).toBe(0);
      await page.evaluate("void YY.doctor()");
      await page.locator("yy-doctor .panel").waitFor();
      await page.keyboard.press("Tab");
      await page.locator("yy-doctor .badge").click();
      await expect.poll(() => page.locator("yy-doctor .panel").count()).toBe(0);
      await page.evaluate("void YY.doctor()");
      await page.locator("yy-doctor .panel").waitFor();
      expect(await page.locator("yy-doctor").count()).toBe(1);
    });

    it("comes by the bookmarklet of its guide, which opens it the second time", async () => {
      demo.server.addPage("/boa", { body: `<main>${badge}</main>` });
      const page = await demo.open("/boa");
      const guide = readFileSync("docs/guide/doutor-no-navegador.md", "utf8");
      const [, bookmarklet = ""] = /^javascript:(.*)$/m.exec(guide) ?? [];
      await page.evaluate(bookmarklet);
      await badgeOf(page).waitFor();
      await page.evaluate(bookmarklet);
      await page.locator("yy-doctor .panel").waitFor();
      expect(await page.locator("yy-doctor").count()).toBe(1);
    });

    it("is on no page that does not ask for it", async () => {
      demo.server.addPage("/boa", { body: `<main>${badge}</main>` });
      const page = await demo.open("/boa");
      await waitUntilMounted(page, "yy-count-badge");
      expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain("doctor");
      const files = await page.evaluate(() =>
        performance.getEntriesByType("resource").map(({ name }) => name),
      );
      expect(files.filter((name) => name.includes("doctor"))).toEqual([]);
    });

    it("is switched off and on in the demo's panel, which remembers it", async () => {
      const page = await demo.open("/ajuda?doctor=on");
      await badgeOf(page).waitFor();
      /** Resolves when the reload that the choice causes is complete. */
      const choose = async (word: string) => {
        await page.getByRole("combobox", { name: "doutor" }).selectOption(word);
        const reloaded = page.waitForEvent("load");
        await page.getByRole("button", { name: "trocar" }).click();
        await reloaded;
      };
      await page.goto("/ajuda");
      await page.getByText("demonstração", { exact: true }).click();
      await choose("on");
      await badgeOf(page).waitFor();
      await choose("off");
      await expect.poll(() => page.locator("yy-doctor").count()).toBe(0);
      await page.goto("/widgets");
      expect(await page.locator("yy-doctor").count()).toBe(0);
    });
  });

  it("tells of a script that the policy blocks", async () => {
    demo.server.addPage("/boa", {
      doctor: true,
      script: "none",
      body: `<main>${badge}</main><script src="${demo.server.origin.replace("127.0.0.1", "localhost")}/dist/yy.js" type="module"></script>`,
    });
    const page = await demo.open("/boa");
    await badgeOf(page).click();
    const said = () => page.locator("yy-doctor .panel").textContent();
    await expect.poll(said).toContain("Content-Security-Policy");
    await expect.poll(said).toContain("has not run");
  });

  it("tells of a page without the stylesheet, unless its tokens came in another file", async () => {
    const open = async (head: string) => {
      const page = { doctor: true, styles: "none", head, body: `<main>${badge}</main>` } as const;
      demo.server.addPage("/boa", page);
      const fresh = await demo.open("/boa");
      await looked(fresh);
      return badgeOf(fresh).textContent();
    };
    expect(await open("")).not.toContain("nada a corrigir");
    expect(await open('<style nonce="{{nonce}}">:root { --yy-space-1: 4px }</style>')).toContain(
      "nada a corrigir",
    );
  });
});
