import { readFileSync } from "node:fs";
import { join } from "node:path";
import { waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, inject, it } from "vitest";
import { isControlled, problemsOf, tell, useSite } from "./testing/useSite";

describe("coming to the site", () => {
  const site = useSite();
  const folder = "/some/folder/";
  const address = (path = "") => site.address(folder, path);
  const fileOf = (name: string) => readFileSync(join(inject("site"), name), "utf8");
  const notice = (page: Page) => page.locator(".site-notice");

  /** A page that the worker answers for, of a visitor who has signed in. */
  async function signedIn() {
    const visitor = await site.visitor();
    const page = await visitor.open(address("ajuda/"));
    await isControlled(page);
    expect(await tell(page, "sign-in", { userId: "1" })).toBe(200);
    return { visitor, page, devTools: await page.context().newCDPSession(page) };
  }
  const ownShop = (page: Page) => page.getByRole("link", { name: "sua lojinha Marina" });

  it("shows a page of the guide that is opened first, then answers it live", async () => {
    const visitor = await site.visitor();
    const page = await visitor.open(address("widgets/follow-button/"));
    expect(await page.locator("script[data-site-page=page]").count()).toBe(1);
    await page.locator("yy-tabs").first().scrollIntoViewIfNeeded();
    await page.locator("yy-tabs:state(mounted)").first().waitFor();
    const told = page
      .locator(".example", { hasText: "com um atributo errado" })
      .getByRole("status");
    await told.scrollIntoViewIfNeeded();
    await expect.poll(() => told.textContent()).toContain(address("widgets/follow-button"));
    await page.getByRole("searchbox", { name: "buscar no guia" }).fill("seguir");
    await page.locator("[data-guide-search] [role=option]").first().click();
    await page.waitForURL(`${address("widgets/")}**`);
    expect(await page.locator("script[data-site-page]").count()).toBe(0);
    // One of the examples is wrong on purpose, and says so.
    expect(problemsOf(page)?.cspViolations).toEqual([]);
  });

  it("has the catalogue's pictures, from the file and from the worker", async () => {
    const page = await (await site.visitor()).open(address("widgets/"));
    const broken = () =>
      page.locator("picture img").evaluateAll(async (images) => {
        const failed: string[] = [];
        for (const image of images as HTMLImageElement[]) {
          image.loading = "eager";
          await image.decode().catch(() => failed.push(image.currentSrc));
        }
        return { failed, shown: images.length };
      });
    expect(await broken()).toEqual({ failed: [], shown: 49 });
    await page.emulateMedia({ colorScheme: "dark" });
    // The browser chooses other sources in a task of its own, and gives up the pictures that it was
    // decoding.
    await expect.poll(broken).toEqual({ failed: [], shown: 49 });
    await isControlled(page);
    await page.goto(address("widgets"));
    expect(await page.locator("script[data-site-page]").count()).toBe(0);
    expect(await broken()).toEqual({ failed: [], shown: 49 });
  });

  it("leads to the chapter about Storybook and to the package, from the guide's header", async () => {
    const page = await (await site.visitor()).open(address("widgets/"));
    const header = page.getByRole("navigation", { name: "guia", exact: true });
    await header.getByRole("link", { name: "storybook" }).click();
    await page.getByRole("heading", { level: 1, name: "storybook" }).waitFor();
    await header.getByRole("link", { name: "pacote" }).click();
    await page.getByRole("heading", { level: 1, name: "o pacote" }).waitFor();
    expect(await header.locator("[aria-current=page]").textContent()).toBe("pacote");
  });

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
    const { page, devTools } = await signedIn();
    await devTools.send("ServiceWorker.enable");
    await devTools.send("ServiceWorker.stopAllWorkers");
    await page.goto(address());
    await ownShop(page).waitFor();
  });

  it("loads again a page that a forced reload took past the worker", async () => {
    const { page, devTools } = await signedIn();
    await devTools.send("Page.reload", { ignoreCache: true });
    await ownShop(page).waitFor();
  });

  it("hands over to a new version of the site, with a state of its own", async () => {
    const { visitor, page } = await signedIn();
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
});
