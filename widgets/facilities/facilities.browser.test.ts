import { collectProblems, holdRequests, useDemo, useFixture } from "@yy/testing";
import { seenErrors, session, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const tag = "yy-facilities";
const path = "/api/facilities";

describe("yy-facilities", () => {
  const demo = useDemo();
  const asked = () => demo.server.requests.filter((request) => request.path === path);

  const fixture = useFixture(demo, { signedInAs: 1 });
  const facilities = (attributes = "") =>
    `<${tag} ${attributes}><a href="/perfil/facilidades">ver as facilidades</a></${tag}>`;

  async function open(): Promise<Page> {
    const page = await fixture(facilities());
    await waitUntilMounted(page, tag);
    return page;
  }

  /** Opens a new page: for tests that hold requests, reload or change the session. */
  async function openNew(
    attributes = "",
    visit: { signedInAs?: number } = { signedInAs: 1 },
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<Page> {
    demo.server.addPage("/perfil/teste", {
      body: `<main>${facilities(attributes)}</main>`,
    });
    const page = await demo.open("/perfil/teste", {
      ...visit,
      prepare,
    });
    await waitUntilMounted(page, tag);
    return page;
  }

  const fallback = (page: Page) => page.getByRole("link", { name: "ver as facilidades" });
  const retry = (page: Page) => page.getByRole("button", { name: "tentar de novo" });
  const rows = (page: Page) => page.getByRole("listitem").allInnerTexts();
  const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

  it("lists the names with their state in words, once the server's children have shown meanwhile", async () => {
    let release = () => {};
    const page = await openNew("", { signedInAs: 1 }, async (fresh) => {
      release = await holdRequests(fresh, `**${path}`);
    });
    await page.getByText("carregando").waitFor();
    await waitForState(page, tag, "loading");
    expect(await fallback(page).isVisible()).toBe(true);
    release();
    await page.getByRole("list").waitFor();
    expect((await rows(page)).map((text) => text.split(/\n+/))).toEqual([
      ["frete econômico", "inativo"],
      ["destaque na busca", "inativo"],
      ["aceite automático", "ativo"],
      ["retirada em casa", "inativo"],
    ]);
    expect(await fallback(page).isVisible()).toBe(false);
    expect(asked()).toHaveLength(1);
    expect(asked()[0]?.headers["x-api-version"]).toBe("1");
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });

  it("shows the page's own words for the states, and for none", async () => {
    demo.server.failNext({ path, body: '{"facilities":[]}', status: 200 });
    const page = await openNew(
      'data-label-enabled="sim" data-label-disabled="não" data-empty-text="nada"',
    );
    await page.getByText("nada", { exact: true }).waitFor();
    await expect.poll(() => page.locator(`${tag}:state(empty)`).count()).toBe(1);
    await page.reload();
    await row(page, "aceite automático").getByText("sim", { exact: true }).waitFor();
    await row(page, "retirada em casa").getByText("não", { exact: true }).waitFor();
  });

  const failures = [
    ["500", { status: 500 }],
    ["403", { status: 403 }],
    ["HTML where JSON should be", { body: "<ul></ul>", status: 200 }],
    ["a list of another shape", { body: '{"facilities":[{"id":1,"name":"frete"}]}', status: 200 }],
    ["half an answer", { truncate: true }],
  ] as const;
  for (const [failure, fault] of failures) {
    it(`keeps the children on ${failure}, with a message, and tries again by keyboard`, async () => {
      demo.server.failNext({ path, ...fault });
      const page = await open();
      await page.getByRole("alert").getByText("não deu para carregar.").waitFor();
      expect(await fallback(page).isVisible()).toBe(true);
      await waitForState(page, tag, "error");
      expect(await seenErrors(page)).toMatchObject([{ widget: tag, name: "RequestError" }]);
      await retry(page).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("list").waitFor();
      await expect.poll(() => retry(page).count()).toBe(0);
      // The focus moved to the widget's own region, not to the body.
      await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe(tag);
    });
  }

  it("stays with the server's children while nobody is signed in, and asks nothing", async () => {
    const page = await openNew("", {});
    await session.waitUntilKnown(page);
    expect(await fallback(page).isVisible()).toBe(true);
    expect(asked()).toEqual([]);
  });

  const signIn = (page: Page) => page.getByRole("link", { name: "entrar" });

  it("gives the children back when the session ends, by a 401 of its own too, without an error", async () => {
    const page = await openNew();
    await page.getByRole("list").waitFor();
    await page.request.post("/_demo/sign-out", { data: {} });
    demo.server.failNext({ path, status: 401 });
    await page.evaluate(() => document.dispatchEvent(new Event("yy:feature-saved")));
    await expect.poll(async () => (await session.of(page)).signedIn).toBe(false);
    await page.getByRole("alert").getByText("sua sessão terminou").waitFor();
    await page.locator(`${tag}:state(loading)`).waitFor({ state: "detached" });
    expect(await fallback(page).isVisible()).toBe(true);
    expect(await retry(page).count()).toBe(0);
    expect(await seenErrors(page)).toEqual([]);
    await page.request.post("/_demo/sign-in", { data: { userId: 2 } });
    await page.reload();
    await page.getByRole("list").waitFor();
    await session.signOut(page);
    await fallback(page).waitFor();
    expect(await page.getByRole("list").count()).toBe(0);
    // Visitors who signed out themselves get no message that the session has ended.
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("takes the sign-in page for the end of the session, and leads there and back", async () => {
    let isOver = true;
    const page = await openNew("", { signedInAs: 1 }, (fresh) =>
      fresh.route(`**${path}`, (route) =>
        isOver
          ? route.fulfill({ status: 302, headers: { location: "/entrar" } })
          : route.continue(),
      ),
    );
    await page.getByRole("alert").getByText("sua sessão terminou").waitFor();
    expect(await fallback(page).isVisible()).toBe(true);
    expect(await seenErrors(page)).toEqual([]);
    expect(await signIn(page).getAttribute("href")).toBe(
      `${demo.server.origin}/entrar?redirect_to=${encodeURIComponent(page.url())}`,
    );
    // After a sign-in in another tab, a switch of the page makes it request again.
    isOver = false;
    await page.evaluate(() => document.dispatchEvent(new CustomEvent("yy:feature-saved")));
    await page.getByRole("list").waitFor();
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);
  });

  it("is brought up to date when a switch of the page has changed a feature; a failure keeps what was there", async () => {
    const page = await open();
    await row(page, "frete econômico").getByText("inativo").waitFor();
    const saved = () =>
      page.evaluate(() => document.dispatchEvent(new CustomEvent("yy:feature-saved")));
    demo.server.failNext({ path, status: 500 });
    await saved();
    await page.getByRole("alert").waitFor();
    expect(await page.getByRole("listitem").count()).toBe(4);
    for (const user of demo.server.state.users) user.soft_shipping = true;
    await saved();
    await row(page, "frete econômico").getByText("ativo", { exact: true }).waitFor();
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);
  });

  it("shares one request among several, and drops it when all have left", async () => {
    const page = await openNew("", {});
    await page.evaluate((selector) => document.querySelector(selector)?.remove(), tag);
    await page.request.post("/_demo/sign-in", { data: { userId: 1 } });
    const release = await holdRequests(page, `**${path}`);
    await page.evaluate(
      ([selector]) => {
        const main = document.querySelector("main");
        for (let i = 0; i < 3; i += 1) main?.append(document.createElement(selector as string));
        return (
          window as unknown as { YY: { session: { refresh(): unknown } } }
        ).YY.session.refresh();
      },
      [tag],
    );
    await waitForState(page, tag, "loading");
    release();
    await expect.poll(() => page.getByRole("list").count()).toBe(3);
    expect(asked()).toHaveLength(1);
  });
});
