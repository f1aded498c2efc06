import { readFileSync } from "node:fs";
import { join } from "node:path";
import { waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, inject, it } from "vitest";
import { withWorker } from "./storybook";
import { problemsOf, useSite } from "./testing/useSite";

describe("coming to the site", () => {
  const site = useSite();
  const folder = "/some/folder/";
  const address = (path = "") => site.address(folder, path);
  const fileOf = (name: string) => readFileSync(join(inject("site"), name), "utf8");
  const notice = (page: Page) => page.locator(".site-notice");
  const isControlled = (page: Page) =>
    expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const post = (page: Page, path: string, fields: Record<string, string>) =>
    page.evaluate(
      async ([where, sent]) =>
        (await fetch(where, { method: "POST", body: new URLSearchParams(sent) })).status,
      [path, fields] as const,
    );

  it("shows a page of the guide that is opened first, then answers it live", async () => {
    const visitor = await site.visitor();
    const page = await visitor.open(address("widgets/follow-button/"));
    expect(await page.locator("script[data-site-page=page]").count()).toBe(1);
    await page.locator("yy-tabs").first().scrollIntoViewIfNeeded();
    await page.locator("yy-tabs:state(mounted)").first().waitFor();
    await page.getByRole("button", { name: "copiar" }).first().waitFor();
    await page.getByRole("searchbox", { name: "buscar no guia" }).fill("seguir");
    await page.locator("[data-guide-search] [role=option]").first().click();
    await page.waitForURL(`${address("widgets/")}**`);
    expect(await page.locator("script[data-site-page]").count()).toBe(0);
    // One of the examples is wrong on purpose, and says so.
    expect(problemsOf(page)?.cspViolations).toEqual([]);
  });

  it.each(["widgets/follow-button/", "widgets/follow-button/?live"])(
    "leads from an error to the guide in the folder, on %s",
    async (path) => {
      const page = await (await site.visitor()).open(address(path));
      const told = page
        .locator(".example", { hasText: "com um atributo errado" })
        .getByRole("status");
      await told.scrollIntoViewIfNeeded();
      await expect.poll(() => told.textContent()).toContain(address("widgets/follow-button"));
    },
  );

  it("answers a query that no file was written for", async () => {
    const page = await (await site.visitor()).open(address("busca/?busca=vestido"));
    await expect.poll(() => page.getByRole("searchbox").first().inputValue()).toBe("vestido");
    await page.waitForURL(address("busca?busca=vestido"));
  });

  it("sends whoever is not signed in to sign in, from a page that no file can be", async () => {
    const page = await (await site.visitor()).open(address("perfil/mensagens/"));
    await page.waitForURL(`${address("entrar")}?**`);
    await page.getByRole("button", { name: "Marina Alves" }).click();
    await page.waitForURL(address("perfil/mensagens"));
    await waitUntilMounted(page, "yy-message-list");
  });

  it("finds itself from a page that a host sends for whatever it does not have", async () => {
    const visitor = await site.visitor();
    site.server(folder).replaced.set("p/vestido-midi-floral-101/index.html", fileOf("404.html"));
    const page = await visitor.open(address("p/vestido-midi-floral-101/"));
    await page.getByRole("heading", { level: 1, name: "vestido midi floral" }).waitFor();
    expect(problemsOf(page)?.cspViolations).toEqual([]);
  });

  it("goes on after the browser has ended the worker", async () => {
    const page = await (await site.visitor()).open(address("ajuda/"));
    await isControlled(page);
    expect(await post(page, "/_demo/sign-in", { userId: "1" })).toBe(200);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("ServiceWorker.enable");
    await devTools.send("ServiceWorker.stopAllWorkers");
    await page.goto(address());
    await page.getByRole("link", { name: "sua lojinha Marina" }).waitFor();
  });

  it("loads again a page that a forced reload took past the worker", async () => {
    const page = await (await site.visitor()).open(address("ajuda/"));
    await isControlled(page);
    await post(page, "/_demo/sign-in", { userId: "1" });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Page.reload", { ignoreCache: true });
    await page.getByRole("link", { name: "sua lojinha Marina" }).waitFor();
  });

  it("hands over to a new version of the site, with a state of its own", async () => {
    const visitor = await site.visitor();
    const page = await visitor.open(address("ajuda/"));
    await isControlled(page);
    await post(page, "/_demo/sign-in", { userId: "1" });
    site
      .server(folder)
      .replaced.set("worker.js", fileOf("worker.js").replace(/"[0-9a-f]{12}"/, '"another"'));
    const other = await visitor.open(address("ajuda"));
    await notice(page).getByText("há uma versão nova deste site.").waitFor();
    await notice(page).getByRole("button", { name: "recarregar" }).click();
    await page.getByRole("link", { name: "entrar" }).first().waitFor();
    await other.goto(address());
    await waitUntilMounted(other, "yy-slider");
    expect(problemsOf(other)).toEqual({ errors: [], cspViolations: [] });
  });

  it.each([
    ["has no service workers", "delete Navigator.prototype.serviceWorker"],
    [
      "has its storage switched off",
      "ServiceWorkerContainer.prototype.register = async () => { throw new DOMException('', 'SecurityError') }",
    ],
  ])("says so where a browser %s, and shows the page and its links", async (_, script) => {
    const visitor = await site.visitor((context) => context.addInitScript(script));
    const page = await visitor.open(address());
    await notice(page).getByText("sem respostas ao vivo").waitFor();
    await page.getByRole("link", { name: "João Pedro Lima" }).first().click();
    await page.getByRole("heading", { level: 1, name: "João Pedro Lima" }).waitFor();
    expect(page.url()).toBe(address("@joaopedro/"));
    await notice(page).getByRole("button", { name: "fechar" }).click();
    expect(await notice(page).count()).toBe(0);
    expect(problemsOf(page)).toEqual({ errors: [], cspViolations: [] });
  });

  it("gives each story of Storybook a demo of its own", async () => {
    const story = `<!doctype html><html lang="pt-BR"><head><title>iframe</title></head><body>
<script type="module">
  const headers = { "x-yy-story-visit": crypto.randomUUID() };
  const body = JSON.stringify({ signedInAs: Number(location.hash.slice(1)), faults: [] });
  const begun = await fetch("/_story/begin", { method: "POST", headers, body });
  const user = await (await fetch("/metadata/user", { headers })).json();
  document.body.append(begun.status + " " + user.nickname);
</script></body></html>`;
    site.server(folder).replaced.set("storybook/iframe.html", withWorker(story));
    const visitor = await site.visitor();
    const page = await visitor.open(address("storybook/iframe.html?id=a--b#1"));
    await page.getByText("200 marina").waitFor();
    const other = await visitor.open(address("storybook/iframe.html?id=a--b#2"));
    await other.getByText("200 joaopedro").waitFor();
    await other.goto(address());
    await other.getByRole("link", { name: "entrar" }).first().waitFor();
  });
});
