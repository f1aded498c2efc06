import { holdRequests, recordEvents, useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitForState, waitInPage, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { schema } from "./schema";

const events = recordEvents(schema);

declare global {
  interface Window {
    /** Set by a script in loaded HTML, which must not run. */
    hacked?: true;
  }
}

const tag = "yy-content-loader";
const note = "/fragmentos/recado";

const loader = (attributes = "", children = '<a href="/recado">ver o recado</a>') =>
  `<${tag} data-src="${note}" ${attributes}>${children}</${tag}>`;

describe(tag, () => {
  const demo = useDemo();
  const fixture = useFixture(demo, { prepare: events.on });
  const asked = () =>
    demo.server.requests.map(({ path, query }) =>
      [path, query.container].filter(Boolean).join(" "),
    );

  async function open(body = loader(), { libs = [] as "turbo"[] } = {}): Promise<Page> {
    demo.server.addPage("/t", { body: `<main>${body}</main>`, libs });
    return demo.open("/t", {
      prepare: events.on,
    });
  }

  /**
   * Shows it on the page that the tests share; its address is answered when the test releases it.
   */
  async function showHeld(body: string) {
    const page = await fixture("");
    const release = await holdRequests(page, `**${note}*`);
    await page.evaluate((html) => window.fixture.show(html), body);
    return { page, release };
  }

  const link = (page: Page) => page.getByRole("link", { name: "ver o recado" });
  const arrived = (page: Page) => page.getByText("este recado veio do servidor");
  const retry = (page: Page) => page.getByRole("button", { name: "tentar de novo" });
  /** Paths and queries of every `yy:content-loaded`. */
  const loaded = async (page: Page) =>
    (await events.details(page, "yy:content-loaded")).map(({ url }) =>
      url.replace(demo.server.origin, ""),
    );
  const set = (page: Page, name: string, value: string) =>
    page
      .locator(tag)
      .evaluate((it, [key = "", text = ""]) => it.setAttribute(key, text), [name, value]);

  it("says that it is loading, keeps the children until then, and puts the HTML in their place", async () => {
    const { page, release } = await showHeld(loader('data-container="lado"'));
    await waitForState(page, tag, "loading");
    await page.getByRole("status").getByText("carregando").waitFor();
    expect(await link(page).isVisible()).toBe(true);
    expect(await page.locator(`${tag} [aria-busy=true]`).count()).toBe(1);
    release();
    await arrived(page).waitFor();
    await waitForState(page, tag, "finished");
    expect(await link(page).count()).toBe(0);
    await expect.poll(() => page.locator(`${tag}:state(loading)`).count()).toBe(0);
    await expect.poll(() => page.getByRole("status").textContent()).toBe("");
    expect(asked()).toEqual([`${note} lado`]);
    expect(await page.locator("p[data-container=lado]").count()).toBe(1);
    expect(await loaded(page)).toEqual([`${note}?container=lado`]);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("asks when it comes near, not before", async () => {
    const page = await open(
      `<style nonce="{{nonce}}">i { display: block; block-size: 3000px }</style><i></i>${loader()}`,
    );
    await waitInPage(page, (name) => customElements.get(name) !== undefined, tag, tag);
    expect(asked()).toEqual([]);
    await page.evaluate(() => scrollTo(0, 3000));
    await arrived(page).waitFor();
  });

  const failures = {
    "a 500": { status: 500 },
    "a 401": { status: 401, body: "{}" },
    "a dropped connection": { drop: true },
    "an answer that breaks off": { truncate: true, body: "<p>meio recado</p>" },
    "what is no HTML": { status: 200, body: '{"a":1}', contentType: "application/json" },
    "a redirect to the sign-in page": { status: 302, headers: { location: "/entrar" }, body: "" },
  } as const;
  for (const [failure, fault] of Object.entries(failures))
    it(`keeps the children on ${failure}, and tries again when asked to`, async () => {
      demo.server.failNext({ path: note, ...fault });
      const page = await fixture(loader());
      await waitForState(page, tag, "error");
      const isOver = /401|sign-in/.test(failure);
      const words = isOver ? "sua sessão terminou. entre de novo" : "não deu para carregar.";
      await page.getByRole("alert").getByText(words).waitFor();
      expect(await page.getByRole("link", { name: "entrar" }).count()).toBe(isOver ? 1 : 0);
      expect(await link(page).isVisible()).toBe(true);
      expect(await seenErrors(page)).toMatchObject([{ widget: tag, name: "RequestError" }]);
      await retry(page).click();
      await arrived(page).waitFor();
      await waitForState(page, tag, "finished");
      await expect.poll(() => retry(page).count()).toBe(0);
      await expect.poll(() => page.locator(`${tag}:state(error)`).count()).toBe(0);
      expect(await loaded(page)).toEqual([note]);
    });

  it("keeps the focus on the button while it tries, and lets it go on to what came", async () => {
    demo.server.addPage("/aviso", { html: "<a href='/x'>chegou</a>" });
    demo.server.failNext({ path: "/aviso", status: 500, times: 2 });
    const page = await fixture(`${loader().replace(note, "/aviso")}<button>depois</button>`);
    await retry(page).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => seenErrors(page)).toHaveLength(2);
    expect(await retry(page).evaluate((it) => it.matches(":focus"))).toBe(true);
    await page.keyboard.press("Enter");
    await page.getByText("chegou").waitFor();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("chegou");
  });

  it("lets nothing hostile in the HTML act, and upgrades the widgets in it", async () => {
    demo.server.addPage("/hostil", {
      html: `<p id="hostil">oi</p><script>window.hacked = true</script><img src="/nada.png" onerror="window.hacked = true">
        <a href="javascript:window.hacked = true">clique</a><iframe srcdoc="<script>parent.hacked = true</script>"></iframe>
        <yy-count-badge data-count="7" data-label="{count} novas"></yy-count-badge>`,
    });
    const page = await fixture(loader().replace(note, "/hostil"));
    await page.locator("#hostil").waitFor();
    await page.getByRole("img", { name: "7 novas" }).waitFor();
    await page.getByText("clique").click();
    expect(await page.evaluate(() => window.hacked)).toBeUndefined();
    // The page's policy would stop the script too: check that it was not inserted.
    expect(await page.locator(tag).evaluate((it) => it.innerHTML)).not.toContain("hacked");
  });

  it("asks another origin only if data-allow-origin names it", async () => {
    const page = await fixture(loader().replace(note, "https://outra.example/x"));
    await waitForState(page, tag, "error");
    const [error] = await seenErrors(page);
    expect(error).toMatchObject({ widget: tag, name: "RequestError" });
    expect(error?.message).toContain("is not an origin");
    expect(await link(page).isVisible()).toBe(true);
    await page.route("https://outra.example/**", (route) =>
      route.fulfill({
        body: "<p>de outra casa</p>",
        contentType: "text/html",
        headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
      }),
    );
    await set(page, "data-allow-origin", "https://outra.example");
    // The page's policy comes last: it may forbid what the attribute allows.
    await expect.poll(() => seenErrors(page)).toHaveLength(2);
    expect((await seenErrors(page))[1]?.message).toContain("got no answer");
  });

  it("drops the late answer of an address that has changed", async () => {
    demo.server.addPage("/novo", { html: "<p>o novo</p>" });
    const { page, release } = await showHeld(loader());
    await waitForState(page, tag, "loading");
    await set(page, "data-src", "/novo");
    await page.getByText("o novo").waitFor();
    release();
    // A later request gets its response later; one frame on, the content of an earlier one would
    // show.
    await page.evaluate(async (path) => {
      await (await fetch(path)).text();
      await new Promise(requestAnimationFrame);
    }, note);
    expect(await arrived(page).count()).toBe(0);
    expect(await loaded(page)).toEqual(["/novo"]);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("never asks again what it has loaded: set again, moved, put back, or after another", async () => {
    demo.server.addPage("/novo", { html: "<p>o novo</p>" });
    const page = await fixture(loader());
    await arrived(page).waitFor();
    await set(page, "data-src", note);
    await page.locator(tag).evaluate(async (element) => {
      const main = element.parentElement as HTMLElement;
      // Whether an element has moved or been removed is known in the next task.
      const nextTask = () => new Promise((resolve) => setTimeout(resolve));
      document.body.append(element);
      await nextTask();
      element.remove();
      await nextTask();
      main.append(element);
    });
    await waitForState(page, tag, "finished");
    await set(page, "data-src", "/novo");
    await page.getByText("o novo").waitFor();
    await set(page, "data-src", note);
    await arrived(page).waitFor();
    await waitForState(page, tag, "finished");
    expect(asked()).toEqual([note, "/novo"]);
    expect(await loaded(page)).toEqual([note, "/novo", note]);
  });

  it("is in a Turbo snapshot with what it loaded, which shows at once on the way back", async () => {
    demo.server.addPage("/u", { body: "<main id='u'>outra</main>", libs: ["turbo"] });
    const page = await open(loader(), { libs: ["turbo"] });
    await arrived(page).waitFor();
    await page.evaluate(() => window.Turbo.visit("/u"));
    await page.locator("#u").waitFor();
    await page.goBack();
    await arrived(page).waitFor();
    await waitForState(page, tag, "finished");
    expect(asked().filter((path) => path === note)).toHaveLength(1);
  });

  it("loads anew when a morph has brought the server's children back", async () => {
    const morphs = '<meta name="turbo-refresh-method" content="morph">';
    demo.server.addPage("/m", { body: `<main>${loader()}</main>`, libs: ["turbo"], head: morphs });
    const page = await demo.open("/m");
    await arrived(page).waitFor();
    await page.evaluate(() => window.Turbo.visit(location.href, { action: "replace" }));
    await expect.poll(() => asked().filter((path) => path === note)).toHaveLength(2);
    await arrived(page).waitFor();
  });

  it("loads anew after a morph, also what was shown before another address", async () => {
    demo.server.addPage("/b", { body: "<p>outro</p>", script: "none" });
    const page = await fixture(loader());
    await arrived(page).waitFor();
    await set(page, "data-src", "/b");
    await page.getByText("outro").waitFor();
    await page.locator(tag).evaluate((element, src) => {
      element.innerHTML = "<p>do servidor</p>";
      element.removeAttribute("data-loaded-src");
      element.setAttribute("data-src", src);
    }, note);
    await arrived(page).waitFor();
    expect(asked().filter((path) => path === note)).toHaveLength(2);
  });

  it("ends its request when it leaves, without an error", async () => {
    const { page } = await showHeld("");
    const failed = page.waitForEvent("requestfailed");
    await page.evaluate((html) => window.fixture.show(html), loader());
    await waitForState(page, tag, "loading");
    await page.locator(tag).evaluate((element) => element.remove());
    expect((await failed).url()).toContain(note);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("takes an address of nothing but control characters for none", async () => {
    const page = await fixture(loader().replace(note, "&#1; "));
    await waitForState(page, tag, "failed");
    expect((await seenErrors(page)).map(({ message }) => message)).toEqual([
      "yy-content-loader: data-src is required",
    ]);
    expect(await link(page).isVisible()).toBe(true);
  });

  it("names a wrong address, and gives the children back", async () => {
    const page = await fixture(loader().replace(note, "javascript:alert(1)"));
    await waitForState(page, tag, "failed");
    expect(await seenErrors(page)).toMatchObject([{ widget: tag, name: "ConfigError" }]);
    expect((await seenErrors(page))[0]?.message).toContain(`${tag}: data-src`);
    expect(await link(page).isVisible()).toBe(true);
    await set(page, "data-src", note);
    await arrived(page).waitFor();
    await waitUntilMounted(page, tag);
  });

  it("moves nothing around it while it loads into the room kept for it", async () => {
    const css = `<style nonce="{{nonce}}">${tag} { --yy-content-loader-space: 200px }</style>`;
    const page = await open(`${css}${loader()}<p>depois</p>`);
    await arrived(page).waitFor();
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  });
});
