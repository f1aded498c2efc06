import { useDemo } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const marina = 1;
const beatriz = 3;
/** What Marina types, and her name, number and address wherever they may be left. */
const hers = ["vestido secreto", "Marina", "marina", "yy:draft:1"];

type Library = "turbo" | "turbolinks" | "ujs";

/** An account's page, which says nothing of anybody itself. */
const body = `
<main>
  <p id="quem">olá, <yy-session-value data-field="first_name">visitante</yy-session-value></p>
  <p>e-mail: <yy-session-value data-field="email">nenhum</yy-session-value></p>
  <yy-session-gate data-when="signed-in"><p>sua conta</p></yy-session-gate>
  <yy-inbox-badge data-href="/perfil/mensagens">mensagens</yy-inbox-badge>
  <yy-vacation-notice></yy-vacation-notice>
  <yy-follow-button data-user-id="7" data-user-name="loja" data-follow-path="/api/users/follow"
    data-unfollow-path="/api/users/unfollow" data-login-path="/entrar"></yy-follow-button>
  <yy-product-upload><form action="/vender" method="post">
    <input type="hidden" name="authenticity_token" value="{{csrf}}">
    <p><label>título <input name="title"></label></p><button>publicar</button>
  </form></yy-product-upload>
  <form action="/entrar" method="post">
    <input type="hidden" name="authenticity_token" value="{{csrf}}">
    <input type="hidden" name="redirect_to" value="/conta">
    <button name="user_id" value="${beatriz}">entrar</button>
  </form>
  <form action="/sair" method="post">
    <input type="hidden" name="authenticity_token" value="{{csrf}}"><button>sair</button>
  </form>
  <a href="/sair" data-method="post">sair pelo link</a>
</main>`;

describe("of Marina, the page of Beatriz after her", () => {
  const demo = useDemo();
  const press = (page: Page, name: string) =>
    page.getByRole("button", { name, exact: true }).click();
  const greets = (page: Page, name: string) =>
    page.locator("#quem").getByText(name, { exact: true }).waitFor();
  /** Addresses and bodies of the page's requests. */
  const asked: string[] = [];
  /** What is asked and fired from here on is not Marina's any more. */
  const forget = (page: Page) => {
    asked.length = 0;
    return page.evaluate(() => {
      (window as unknown as Recorded).fired.length = 0;
    });
  };
  const draftOf = (page: Page, id: number) =>
    page.evaluate((user) => localStorage.getItem(`yy:draft:${user}`), id);

  /** Marina writes a listing, which is kept as a draft, and follows a store. */
  async function openAsMarina(libs: readonly Library[]): Promise<Page> {
    for (const path of ["/", "/conta"])
      demo.server.addPage(path, {
        body: `${body}<i id="${path}"></i>`,
        head: '<meta name="yy-user-id" content="{{user}}">',
        libs,
      });
    const page = await demo.open("/conta", { signedInAs: marina, prepare: recordEvents });
    page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
    await greets(page, "Marina");
    await waitUntilMounted(page, "yy-product-upload");
    await page.getByLabel("título").fill("vestido secreto");
    await expect.poll(() => draftOf(page, marina)).toContain("vestido secreto");
    await press(page, "seguir loja");
    await page.getByRole("button", { name: "seguindo loja" }).waitFor();
    return page;
  }

  async function expectNothingOfMarina(page: Page): Promise<void> {
    await greets(page, "Beatriz");
    await waitUntilMounted(page, "yy-product-upload");
    await page.locator("yy-inbox-badge:state(known)").waitFor();
    await page.getByRole("button", { name: "seguir loja" }).click();
    await page.getByRole("button", { name: "seguindo loja" }).waitFor();
    await page.getByLabel("título").fill("bolsa de palha");
    await expect.poll(() => draftOf(page, beatriz)).toContain("bolsa de palha");

    const seen = {
      drawn: await page.evaluate(drawnText),
      told: JSON.stringify(
        (await accessibilityTree(page)).nodes.map(({ name, value }) => [name, value]),
      ),
      fired: await page.evaluate(() => JSON.stringify((window as unknown as Recorded).fired)),
      asked: decodeURIComponent(asked.join("\n").replaceAll("+", " ")),
      stored: await page.evaluate(
        () => JSON.stringify(sessionStorage) + localStorage.getItem("yy:draft:3") + document.cookie,
      ),
      state: await page.evaluate(() => JSON.stringify(window.YY.session.getState())),
    };
    for (const [where, text] of Object.entries(seen))
      for (const word of hers) expect(text, where).not.toContain(word);
    expect(seen.drawn).toContain("Beatriz");
    expect(seen.told).toContain("Beatriz");
    expect(seen.fired).toContain("yy:follow");
    expect(seen.asked).toContain("bolsa de palha");
    expect(await page.getByRole("button", { name: "continuar" }).count()).toBe(0);
    expect(await seenErrors(page)).toEqual([]);
  }

  it("holds nothing under Turbo", async () => {
    const page = await openAsMarina(["turbo"]);
    await press(page, "sair");
    await page.locator('[id="/"]').waitFor({ state: "attached" });
    await forget(page);
    await press(page, "entrar");
    await page.locator('[id="/conta"]').waitFor({ state: "attached" });
    await expectNothingOfMarina(page);
  });

  it("holds nothing under Turbolinks, by remote forms of rails-ujs", async () => {
    const page = await openAsMarina(["ujs", "turbolinks"]);
    await page.route(/\/(entrar|sair)$/, async (route) => {
      await route.fetch({ maxRedirects: 0 });
      const next = route.request().url().endsWith("sair") ? "/" : "/conta";
      await route.fulfill({
        contentType: "text/javascript",
        body: `Turbolinks.clearCache(); Turbolinks.visit("${next}");`,
      });
    });
    const remote = () =>
      page.evaluate(() => {
        for (const form of document.querySelectorAll<HTMLFormElement>(
          'form[action="/entrar"], form[action="/sair"]',
        ))
          form.dataset.remote = "true";
      });
    await remote();
    await press(page, "sair");
    await page.locator('[id="/"]').waitFor({ state: "attached" });
    await forget(page);
    await remote();
    await press(page, "entrar");
    await page.locator('[id="/conta"]').waitFor({ state: "attached" });
    await expectNothingOfMarina(page);
  });

  it("holds nothing on whole pages, with a link and forms of rails-ujs", async () => {
    const page = await openAsMarina(["ujs"]);
    await page.getByRole("link", { name: "sair pelo link" }).click();
    await greets(page, "visitante");
    await forget(page);
    await press(page, "entrar");
    await expectNothingOfMarina(page);
  });

  it("holds nothing of the session when another tab has changed it, and keeps what stood in its form for nobody", async () => {
    const page = await openAsMarina(["turbo"]);
    const other = await page.context().newPage();
    await other.goto(`${demo.server.origin}/conta`);
    await greets(other, "Marina");
    await press(other, "sair");
    await greets(page, "visitante");
    await forget(page);
    await press(other, "entrar");
    await greets(other, "Beatriz");
    await greets(page, "Beatriz");
    expect(await page.getByLabel("título").inputValue()).toBe("vestido secreto");
    await page.getByLabel("título").fill("vestido secreto, azul");
    await other.close();
    // Longer than a draft waits for the next key.
    await page.waitForTimeout(700);
    expect(await draftOf(page, beatriz)).toBeNull();
    expect(await draftOf(page, marina)).not.toContain("azul");
    const state = await page.evaluate(() => JSON.stringify(window.YY.session.getState()));
    expect(state).not.toContain("Marina");
    await forget(page);
    await page.reload();
    await expectNothingOfMarina(page);
  });
});

/** A PNG of one pixel. */
const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Widgets whose failed request is answered with a sentence about the visitor. */
const failing = {
  "yy-seller-toggle": {
    html: `<yy-seller-toggle data-feature="soft-shipping" data-enabled="true" data-login-path="/entrar">frete econômico</yy-seller-toggle>`,
    path: "/api/v3/soft_shipping_rates/disable",
    field: "enabled",
    press: (page: Page) => page.getByRole("switch").click(),
  },
  "yy-message-header": {
    html: `<yy-message-header data-message-id="default$$$201" data-redirect-url="/perfil/mensagens" data-login-path="/entrar" data-confirm="">
      <button type="button" data-part="delete">apagar</button></yy-message-header>`,
    path: "/api/inbox/messages",
    field: "ids",
    press: (page: Page) => page.getByRole("button", { name: "apagar" }).click(),
  },
  "yy-profile-image": {
    html: `<yy-profile-image data-kind="avatar" data-login-path="/entrar"><img src="/photos/marina/avatar-1/96x96.jpg" width="96" height="96" alt="sua foto"></yy-profile-image>`,
    path: "/api/profile/avatar",
    field: "image",
    press: (page: Page) =>
      page.locator("input[type=file]").setInputFiles({
        name: "eu.png",
        mimeType: "image/png",
        buffer: Buffer.from(pixel, "base64"),
      }),
  },
};

describe.each(Object.entries(failing))("of what %s could not do for Marina", (tag, widget) => {
  const demo = useDemo();
  const { html, path, field, press } = widget;

  async function failForMarina(fault: { status: number; body?: string }) {
    const greeting =
      '<p id="quem"><yy-session-value data-field="first_name"></yy-session-value></p>';
    demo.server.addPage("/conta", { body: `<main>${greeting}${html}</main>` });
    const page = await demo.open("/conta", { signedInAs: marina });
    await waitUntilMounted(page, tag);
    await page.locator("#quem").getByText("Marina").waitFor();
    demo.server.failNext({ path, ...fault });
    await press(page);
    await page.getByRole("alert").waitFor();
    return page;
  }

  it("shows nothing to the next visitor", async () => {
    const body = JSON.stringify({ [field]: ["Marina já pediu isso"] });
    const page = await failForMarina({ status: 422, body });
    await page.getByText("Marina já pediu isso").waitFor();
    await page.request.post("/_demo/sign-in", { data: { userId: beatriz } });
    await page.evaluate(() => window.YY.session.refresh());
    await page.getByText("Marina já pediu isso").waitFor({ state: "detached" });
  });

  it("goes on saying to whoever is signed out that the session has ended", async () => {
    const page = await failForMarina({ status: 401 });
    await page.request.post("/_demo/sign-out", { data: {} });
    await page.evaluate(() => window.YY.session.refresh());
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(await page.getByRole("link", { name: "entrar" }).isVisible()).toBe(true);
  });
});

interface Recorded {
  fired: unknown[];
}

/** Every `yy:*` event of the document, with its detail. */
async function recordEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const fired: unknown[] = [];
    Object.assign(window, { fired });
    const dispatch = EventTarget.prototype.dispatchEvent;
    EventTarget.prototype.dispatchEvent = function (event) {
      if (event instanceof CustomEvent && event.type.startsWith("yy:"))
        fired.push([event.type, event.detail]);
      return dispatch.call(this, event);
    };
  });
}

async function accessibilityTree(page: Page) {
  const client = await page.context().newCDPSession(page);
  return client.send("Accessibility.getFullAXTree");
}

/** Texts, attributes and values of the document and every shadow root in it. */
function drawnText(): string {
  const of = (root: Document | ShadowRoot): string =>
    [...root.querySelectorAll("*")]
      .map((element) => {
        const own = [...element.childNodes].map((node) => (node instanceof Text ? node.data : ""));
        const attributes = [...element.attributes].map(({ value }) => value);
        const typed = element instanceof HTMLInputElement ? element.value : "";
        return [
          ...own,
          ...attributes,
          typed,
          element.shadowRoot ? of(element.shadowRoot) : "",
        ].join(" ");
      })
      .join("\n");
  return of(document);
}
