import { collectProblems, holdRequests, useDemo, useFixture } from "@yy/testing";
import { seenErrors, session, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const tag = "yy-message-header";
const path = "/api/inbox/messages";
const sale = "default$$$201";
const button = '<button data-part="delete">apagar</button>';

const header = (attributes = "", children = button, id = sale) =>
  `<${tag} data-message-id="${id}" data-redirect-url="/lista" ${attributes}><h1>vendido</h1>${children}</${tag}>`;

describe(tag, () => {
  const demo = useDemo();
  const sent = () => demo.server.requests.filter(({ method }) => method === "DELETE");

  async function open(
    body: string,
    { answers = true, libs = [] as "ujs"[], head = "" } = {},
  ): Promise<Page & { readonly asked: string[] }> {
    const badges = `<yy-count-badge data-source="total_unread"></yy-count-badge>`;
    demo.server.addPage("/t", { body: `<main>${badges}${body}</main>`, libs, head });
    demo.server.addPage("/lista", { body: "<h1>mensagens</h1>", script: "none" });
    const asked: string[] = [];
    const page = await demo.open("/t", {
      signedInAs: 1,
      prepare: async (fresh) => {
        fresh.on("dialog", (dialog) => {
          asked.push(dialog.message());
          void (answers ? dialog.accept() : dialog.dismiss());
        });
      },
    });
    await expect.poll(async () => (await session.of(page)).inbox).not.toBeNull();
    return Object.assign(page, { asked });
  }

  const fixture = useFixture(demo, { signedInAs: 1 });

  const remove = (page: Page) => page.getByRole("button", { name: "apagar" });
  const total = async (page: Page) => (await session.of(page)).inbox?.total_unread;
  const arrived = (page: Page) => page.getByRole("heading", { name: "mensagens" }).waitFor();

  it("is another message's header with another id: what became of the one before is not shown, and leads nowhere", async () => {
    const page = await open(header());
    await waitUntilMounted(page, tag);
    const become = (id: string) =>
      page.locator(tag).evaluate((it, to) => it.setAttribute("data-message-id", to), id);
    const failure = page.getByRole("alert").getByText("não deu para apagar");
    demo.server.failNext({ path, status: 500 });
    await remove(page).click();
    await failure.waitFor();
    await become("default$$$202");
    await expect.poll(() => failure.count()).toBe(0);

    const release = await holdRequests(page, `**${path}`);
    await remove(page).click();
    await waitForState(page, tag, "deleting");
    await become("default$$$203");
    await expect.poll(() => page.locator(`${tag}:state(deleting)`).count()).toBe(0);
    expect(await remove(page).getAttribute("aria-disabled")).toBeNull();
    const answered = page.waitForResponse(`**${path}`);
    release();
    await answered;
    await remove(page).click();
    await arrived(page);
    expect(sent().map(({ body }) => body)).toEqual([
      { ids: ["default$$$201"] },
      { ids: ["default$$$202"] },
      { ids: ["default$$$203"] },
    ]);
  });

  it("asks, deletes once however often it is pressed, and goes on", async () => {
    const page = await open(header());
    await waitUntilMounted(page, tag);
    const release = await holdRequests(page, `**${path}`);
    await remove(page).focus();
    await page.keyboard.press("Enter");
    await waitForState(page, tag, "deleting");
    await page.keyboard.press("Enter");
    await remove(page).click({ force: true });
    expect(await remove(page).getAttribute("aria-disabled")).toBe("true");
    expect(await remove(page).evaluate((it) => it === document.activeElement)).toBe(true);
    await page.getByRole("status").getByText("apagando").waitFor();
    // Deleting a read message does not change the counters.
    expect(await total(page)).toBe(3);
    release();
    await arrived(page);
    expect(page.asked).toEqual(["apagar esta mensagem?"]);
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({ path, body: { ids: [sale] } });
    expect(sent()[0]?.headers["x-csrf-token"]).toBeTruthy();
    expect(new URL(page.url()).pathname).toBe("/lista");
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });

  it("does nothing when the visitor thinks better of it", async () => {
    const page = await open(header('data-confirm="vai mesmo?"'), { answers: false });
    await waitUntilMounted(page, tag);
    await remove(page).click();
    await remove(page).click();
    expect(page.asked).toEqual(["vai mesmo?", "vai mesmo?"]);
    expect(sent()).toEqual([]);
    expect(new URL(page.url()).pathname).toBe("/t");
  });

  const failures = {
    "a 500": [{ status: 500 }, "não deu para apagar."],
    "a 422 in the server's words": [{ status: 422, body: '{"ids":"ainda não"}' }, "ainda não"],
    "a 422 of an odd shape": [{ status: 422, body: '[["?"]]' }, "não deu para apagar."],
    "a redirect to the sign-in page": [
      { status: 303, headers: { location: "/entrar" }, body: "" },
      "sua sessão terminou",
    ],
  } as const;
  it("is usable again after every failure, the counters as they were", async () => {
    const page = await open(header('data-read="false" data-confirm=""'));
    await waitUntilMounted(page, tag);
    let errors = 0;
    for (const [failure, [fault, words]] of Object.entries(failures)) {
      // Held by the server: in Chromium a request that outlives its page never ends where a test
      // intercepts it and the server redirects it.
      demo.server.failNext({ path, ...fault, delay: 300 });
      await remove(page).click();
      await expect.poll(() => total(page), { message: failure }).toBe(2);
      await page.getByRole("alert").getByText(words).waitFor();
      expect(await total(page)).toBe(3);
      expect(await remove(page).getAttribute("aria-disabled")).toBeNull();
      errors += 1;
      expect(await seenErrors(page)).toMatchObject(
        Array(errors).fill({ widget: tag, name: "RequestError" }),
      );
    }
    await remove(page).click();
    await arrived(page);
    expect(page.asked).toEqual([]);
    expect(sent().filter(({ path: to }) => to === path)).toHaveLength(errors + 1);
  });

  it("says that the session has ended on a 401", async () => {
    const page = await open(header('data-confirm=""'));
    await waitUntilMounted(page, tag);
    await session.end(page);
    demo.server.failNext({ path, status: 401 });
    await remove(page).click();
    await page.getByRole("alert").getByText("sua sessão terminou").waitFor();
    const login = await page.getByRole("link", { name: "entrar" }).getAttribute("href");
    expect(new URL(login ?? "").searchParams.get("redirect_to")).toBe(page.url());
    await expect.poll(async () => (await session.of(page)).signedIn).toBe(false);
  });

  it("hides the part for a chat, and deletes it by no way", async () => {
    const page = await open(header('data-confirm=""', button, "chat$$$202"));
    await waitUntilMounted(page, tag);
    expect(await remove(page).isVisible()).toBe(false);
    await page.locator("[data-part=delete]").evaluate((it) => (it as HTMLElement).click());
    // After this response a deletion would have reached the server.
    await session.refresh(page);
    expect(sent()).toEqual([]);
    await page.locator(tag).evaluate((it) => it.remove());
    await page.locator("main").evaluate(
      (main, html) => {
        main.insertAdjacentHTML("beforeend", html);
      },
      header("", "", "chat$$$202"),
    );
    await waitUntilMounted(page, tag);
    expect(await seenErrors(page)).toEqual([]);
  });

  const wrong = {
    "an address of another site": [
      header().replace("/lista", "https://outra.example/"),
      "ConfigError",
      `${tag}: data-redirect-url must be of this page's origin or one it allows`,
    ],
    "an address that is none": [header().replace("/lista", "javascript:alert(1)"), "ConfigError"],
    "an id without its type": [header("", button, "201"), "ConfigError"],
    "no button": [header("", ""), "ElementError"],
  } as const;
  for (const [what, [body, name, message]] of Object.entries(wrong))
    it(`refuses ${what} at once, and deletes nothing`, async () => {
      const page = await fixture(body);
      await waitForState(page, tag, "failed");
      expect(await seenErrors(page)).toMatchObject([
        { widget: tag, name, ...(message ? { message } : {}) },
      ]);
      if (await remove(page).count()) await remove(page).click();
      expect(sent()).toEqual([]);
      await page.locator(tag).evaluate((it) => {
        it.dataset.redirectUrl = "/lista";
        it.dataset.messageId = "default$$$204";
      });
      if (name === "ConfigError") await waitUntilMounted(page, tag);
    });

  it("goes to another origin that the page allows", async () => {
    const page = await open(
      header('data-confirm=""').replace("/lista", "https://outra.example/x"),
      {
        head: '<meta name="yy-allowed-origins" content="https://outra.example">',
      },
    );
    await waitUntilMounted(page, tag);
    await page.route("https://outra.example/**", (route) => route.fulfill({ body: "lá" }));
    await remove(page).click();
    await page.waitForURL("https://outra.example/x");
  });

  it("is the only one to ask and to send, over a form and with rails-ujs", async () => {
    const form = `<form action="/m" method="post" data-remote="true"><button data-part="delete" data-confirm="ujs?" data-disable-with="…">apagar</button></form>`;
    const page = await open(header("", form), { libs: ["ujs"] });
    await waitUntilMounted(page, tag);
    await remove(page).click();
    await arrived(page);
    expect(page.asked).toEqual(["apagar esta mensagem?"]);
    expect(demo.server.requests.filter(({ method }) => method !== "GET")).toHaveLength(1);
  });
});
