import { holdRequests, useDemo } from "@yy/testing";
import { seenErrors } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const marina = 1;
const beatriz = 3;

const identity = '<meta name="yy-user-id" content="{{user}}">';

/**
 * What an account's pages have in common: who is there, what only members see, and the ways in and
 * out.
 */
const body = `
<main>
  <p id="quem">olá, <yy-session-value data-field="first_name">visitante</yy-session-value></p>
  <yy-session-gate data-when="signed-in"><p>sua conta</p></yy-session-gate>
  <yy-follow-button data-user-id="7" data-user-name="loja" data-follow-path="/api/users/follow"
    data-unfollow-path="/api/users/unfollow" data-login-path="/entrar"></yy-follow-button>
  <form action="/entrar" method="post">
    <input type="hidden" name="authenticity_token" value="{{csrf}}">
    <input type="hidden" name="redirect_to" value="/conta">
    <button name="user_id" value="${marina}">entrar como marina</button>
    <button name="user_id" value="${beatriz}">entrar como beatriz</button>
  </form>
  <form action="/sair" method="post">
    <input type="hidden" name="authenticity_token" value="{{csrf}}">
    <button>sair</button>
  </form>
  <a href="/loja">loja</a>
</main>`;

describe("the visitor under a router", () => {
  const demo = useDemo();

  async function open(
    libs: readonly ("turbo" | "turbolinks" | "ujs")[],
    { head = "", signedInAs }: { head?: string; signedInAs?: number } = {},
  ): Promise<Page> {
    for (const path of ["/", "/conta", "/loja"])
      demo.server.addPage(path, { body: `${body}<i id="${path}"></i>`, head, libs });
    const page = await demo.open("/conta", signedInAs === undefined ? {} : { signedInAs });
    await page.evaluate(() => {
      Object.assign(window, { sameDocument: true });
    });
    return page;
  }

  const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
  const account = (page: Page) => page.getByText("sua conta");
  const asked = () => demo.server.requests.filter(({ path }) => path === "/metadata/user").length;
  const greets = (page: Page, name: string) =>
    page.locator("#quem").getByText(name, { exact: true }).waitFor();
  const isOneDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);

  describe.each([
    ["pages say whose they are", identity],
    ["pages do not say whose they are", ""],
  ])("Turbo, where %s", (_, head) => {
    it("is the next one after signing out and in, and nobody in between", async () => {
      const page = await open(["turbo"], { head, signedInAs: marina });
      await greets(page, "Marina");
      await press(page, "sair");
      await page.locator('[id="/"]').waitFor({ state: "attached" });
      await greets(page, "visitante");
      await account(page).waitFor({ state: "hidden" });
      await press(page, "entrar como beatriz");
      await page.locator('[id="/conta"]').waitFor({ state: "attached" });
      await greets(page, "Beatriz");
      await account(page).waitFor();
      expect(await isOneDocument(page)).toBe(true);
      expect(await seenErrors(page)).toEqual([]);
    });

    it("is nobody's until the answer is there: the page of the next one never shows the last one's name", async () => {
      const page = await open(["turbo"], { head, signedInAs: marina });
      await greets(page, "Marina");
      const release = await holdRequests(page, "**/metadata/user*");
      await page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        const note = () => {
          const value = document.querySelector("yy-session-value");
          const gate = document.querySelector("yy-session-gate");
          if (document.getElementById("/") && value && gate)
            seen.push(`${value.shadowRoot?.textContent}, ${getComputedStyle(gate).display}`);
          requestAnimationFrame(note);
        };
        note();
      });
      await press(page, "sair");
      await page.locator('[id="/"]').waitFor({ state: "attached" });
      await greets(page, "visitante");
      release();
      await expect
        .poll(() => page.evaluate(() => window.YY.session.getState().signedIn))
        .toBe(false);
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.filter((frame) => !frame.endsWith(", none") || frame.includes("Marina"))).toEqual(
        [],
      );
    });

    it("stays through visits without another request", async () => {
      const page = await open(["turbo"], { head, signedInAs: marina });
      await greets(page, "Marina");
      await page.getByRole("link", { name: "loja" }).click();
      await page.locator('[id="/loja"]').waitFor({ state: "attached" });
      await page.goBack();
      await page.locator('[id="/conta"]').waitFor({ state: "attached" });
      await greets(page, "Marina");
      expect(asked()).toBe(1);
    });

    it("hears nothing of the last one's answers: their follow fails, a 401 comes late", async () => {
      const page = await open(["turbo"], { head, signedInAs: marina });
      await greets(page, "Marina");
      demo.server.failNext({ path: "/api/users/follow", status: 401 });
      const release = await holdRequests(page, "**/api/users/follow");
      await press(page, "seguir loja");
      const late = page.waitForResponse("**/api/users/follow");
      await press(page, "entrar como beatriz");
      await greets(page, "Beatriz");
      release();
      await late;
      await press(page, "seguir loja");
      await page.getByRole("button", { name: "seguindo loja" }).waitFor();
      await greets(page, "Beatriz");
      await account(page).waitFor();
      expect(await seenErrors(page)).toEqual([]);
    });
  });

  it("is the next one after a remote form of rails-ujs whose answer visits by Turbolinks", async () => {
    const page = await open(["ujs", "turbolinks"], { signedInAs: marina });
    await greets(page, "Marina");
    await page.route("**/entrar", async (route) => {
      await page.request.post(`${demo.server.origin}/_demo/sign-in`, { data: { userId: beatriz } });
      await route.fulfill({
        contentType: "text/javascript",
        body: 'Turbolinks.clearCache(); Turbolinks.visit("/loja");',
      });
    });
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('form[action="/entrar"]');
      if (form) form.dataset.remote = "true";
    });
    await press(page, "entrar como beatriz");
    await page.locator('[id="/loja"]').waitFor({ state: "attached" });
    await greets(page, "Beatriz");
    expect(await isOneDocument(page)).toBe(true);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("is learnt by the other tabs", async () => {
    const page = await open(["turbo"], { head: identity, signedInAs: marina });
    await greets(page, "Marina");
    const other = await page.context().newPage();
    await other.goto(`${demo.server.origin}/loja`);
    await greets(other, "Marina");
    await press(page, "sair");
    await greets(page, "visitante");
    await greets(other, "visitante");
    await press(page, "entrar como beatriz");
    await greets(other, "Beatriz");
    await account(other).waitFor();
    const before = asked();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(asked()).toBe(before);
    await other.close();
  });

  it("is told by listeners, though one before them throws", async () => {
    const page = await open(["turbo"], { head: identity });
    await page.evaluate(() => {
      const told: unknown[] = [];
      Object.assign(window, { told });
      window.YY.onUser(() => {
        throw new Error("da página");
      });
      window.YY.onUser((user) => told.push(user?.first_name ?? null));
    });
    await press(page, "entrar como marina");
    await greets(page, "Marina");
    await account(page).waitFor();
    const told = await page.evaluate(() => (window as unknown as { told: unknown[] }).told);
    expect(told.at(-1)).toBe("Marina");
  });
});
