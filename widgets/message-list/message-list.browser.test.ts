import type { Session } from "@yy/session/session";
import { holdRequests, recordEvents, useDemo, useFixture } from "@yy/testing";
import { openInTab, seenErrors, session, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page, Request } from "playwright";
import { describe, expect, it } from "vitest";
import { schema } from "./schema";

const events = recordEvents(schema);

const tag = "yy-message-list";
const readPath = "/api/inbox/messages/set_as_read";
const deletePath = "/api/inbox/messages";
const listPath = "/perfil/mensagens";

/**
 * Marina's first messages, as the demo has them: two unread of the default type, one unread chat.
 */
const [sale, chat, offer, paid, oldChat] = [
  "default$$$201",
  "chat$$$202",
  "default$$$203",
  "default$$$204",
  "chat$$$205",
] as const;
const unread: readonly string[] = [sale, chat, offer];

const row = (id: string, checkbox = `<input type="checkbox" aria-label="${id}">`) =>
  `<li data-message-id="${id}" data-read="${!unread.includes(id)}">${checkbox}<a href="/m/${id}">abrir ${id}</a></li>`;
const inbox = (rows: readonly string[], attributes = "", filter = links) =>
  `<${tag} ${attributes}>
    <label><input type="checkbox" data-part="select-all"> todas</label>
    <div data-part="toolbar"><button data-part="read">marcar como lidas</button> <button data-part="delete">apagar</button></div>
    ${filter}
    <ul data-part="messages">${rows.join("")}</ul><p data-part="empty" hidden>nada por aqui</p>
  </${tag}>`;
const links =
  '<nav data-part="filter"><a href="/t" data-type="">tudo</a> <a href="/t?type=default" data-type="default">avisos</a> <a href="/t?type=chat" data-type="chat">conversas</a></nav>';
const badges = ["total_unread", "default_unread", "chat_unread"]
  .map((name) => `<yy-count-badge data-source="${name}"></yy-count-badge>`)
  .join("");

describe(tag, () => {
  const demo = useDemo();
  const fixture = useFixture(demo, { signedInAs: 1, prepare: events.on });
  const stillFixture = useFixture(demo, {
    signedInAs: 1,
    reducedMotion: "reduce",
    prepare: events.on,
  });

  interface List {
    rows?: readonly string[];
    attributes?: string;
    filter?: string;
  }

  interface Visit extends List {
    libs?: ("ujs" | "turbo")[];
    before?: string;
    reducedMotion?: "reduce";
    /** Without the badges nobody asks for the counters. */
    counted?: boolean;
    url?: string;
    signedInAs?: number;
  }

  const firstRows = [sale, chat, offer, paid].map((id) => row(id));

  /** The list by itself: nobody has asked for the counters. */
  async function show(
    { rows = firstRows, attributes, filter }: List = {},
    showIn = fixture,
  ): Promise<Page> {
    const page = await showIn(`${inbox(rows, attributes, filter)}<button>depois</button>`);
    await waitUntilMounted(page, tag);
    return page;
  }

  /** The list and badges that count its messages, as the server does when a test begins. */
  async function showCounted(): Promise<Page> {
    const page = await fixture(`${badges}${inbox(firstRows)}<button>depois</button>`);
    await waitUntilMounted(page, tag);
    await expect.poll(async () => (await session.of(page)).inbox).not.toBeNull();
    await page.evaluate(() => {
      const { YY } = window as unknown as { YY: { session: Session } };
      YY.session.setInbox({ default_unread: 2, chat_unread: 1, total_unread: 3 });
    });
    return page;
  }

  /**
   * Opens a page of its own, for what becomes of the URL or the visitor, and for counters that come
   * while it is used.
   */
  async function open({
    rows = firstRows,
    counted = true,
    before = "",
    url = "/t",
    ...visit
  }: Visit = {}): Promise<Page> {
    const list = inbox(rows, visit.attributes, visit.filter);
    const body = `<main>${before}${counted ? badges : ""}${list}<button>depois</button></main>`;
    demo.server.addPage("/t", { body, libs: visit.libs ?? [] });
    const page = await demo.open(url, {
      signedInAs: visit.signedInAs ?? 1,
      ...(visit.reducedMotion ? { reducedMotion: visit.reducedMotion } : {}),
      prepare: events.on,
    });
    await waitUntilMounted(page, tag);
    if (counted) await expect.poll(async () => (await session.of(page)).inbox).not.toBeNull();
    return page;
  }

  const box = (page: Page, id: string) => page.getByLabel(id, { exact: true });
  const all = (page: Page) => page.getByLabel("todas");
  const read = (page: Page) => page.getByRole("button", { name: "marcar como lidas" });
  const remove = (page: Page) => page.getByRole("button", { name: "apagar" });
  const retry = (page: Page) => page.getByRole("button", { name: "tentar de novo" });
  const rowOf = (page: Page, id: string) => page.locator(`[data-message-id="${id}"]`);
  const ids = (page: Page) =>
    page
      .locator("[data-message-id]")
      .evaluateAll((rows) => rows.map((each) => (each as HTMLElement).dataset.messageId));
  const readState = (page: Page, id: string) => rowOf(page, id).getAttribute("data-read");
  /** Names and details of the widget's events. */
  const told = async (page: Page) =>
    (await events.seen(page)).map(({ type, detail }) => [type, detail]);
  const says = (page: Page, text: string) =>
    page.getByRole("status").getByText(text, { exact: true }).waitFor();
  const alert = (page: Page, text: string) => page.getByRole("alert").getByText(text).waitFor();
  const sent = (path: string) =>
    demo.server.requests.filter((request) => request.path === path && request.method !== "GET");
  const sentIds = (path: string) => sent(path).map(({ body }) => (body as { ids: string[] }).ids);
  const loads = () =>
    demo.server.requests
      .filter(({ path }) => path === listPath)
      .map(({ query }) => query.type ?? "");
  const focused = (page: Page) =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute("aria-label") ?? activeElement?.getAttribute("data-part");
    });
  const counters = async (page: Page) => {
    const { inbox: known } = await session.of(page);
    return [known?.total_unread, known?.default_unread, known?.chat_unread];
  };
  const countersBecome = (page: Page, expected: readonly number[]) =>
    expect.poll(() => counters(page)).toEqual(expected);
  const shown = async (page: Page) => ({
    toolbar: await page.locator("[data-part=toolbar]").isVisible(),
    read: await read(page).isVisible(),
    remove: await remove(page).isVisible(),
  });
  const shows = (page: Page, expected: readonly [boolean, boolean, boolean]) =>
    expect
      .poll(() => shown(page))
      .toEqual({ toolbar: expected[0], read: expected[1], remove: expected[2] });
  const mixed = (page: Page) =>
    all(page).evaluate((it) => {
      const { checked, indeterminate } = it as HTMLInputElement;
      return indeterminate ? "mixed" : checked;
    });
  const chats = () =>
    demo.server.state.messages
      .filter(({ userId, type }) => userId === 1 && type === "chat")
      .map(({ id }) => id);
  const setType = (page: Page, type: string) =>
    page.locator(tag).evaluate((it, to) => it.setAttribute("data-type", to), type);

  describe("selecting", () => {
    it("shows the toolbar, and its buttons for what they can do", async () => {
      const page = await open();
      await shows(page, [false, false, false]);
      await box(page, paid).check();
      await shows(page, [true, false, true]);
      await says(page, "1 selecionada");
      await waitForState(page, tag, "selecting");
      await box(page, chat).check();
      await shows(page, [true, true, true]);
      await says(page, "2 selecionadas");
      await box(page, paid).uncheck();
      await shows(page, [true, true, false]);
      await box(page, chat).uncheck();
      await shows(page, [false, false, false]);
      await says(page, "nenhuma selecionada");
      expect(await page.locator(`${tag}:state(selecting)`).count()).toBe(0);
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    });

    it("selects all while not all are, none once all are, and knows the state between", async () => {
      const page = await show({ rows: [row(sale), row(chat), row(paid, "")] });
      expect(await mixed(page)).toBe(false);
      await box(page, chat).check();
      await expect.poll(() => mixed(page)).toBe("mixed");
      await all(page).click();
      await expect.poll(() => mixed(page)).toBe(true);
      expect(await box(page, sale).isChecked()).toBe(true);
      await all(page).focus();
      await page.keyboard.press("Space");
      await expect.poll(() => mixed(page)).toBe(false);
      expect(await box(page, chat).isChecked()).toBe(false);
      await all(page).click();
      await says(page, "2 selecionadas");
    });

    it("counts rows that other scripts add, change and take away", async () => {
      const page = await show({ rows: [row(sale)] });
      await all(page).click();
      await expect.poll(() => mixed(page)).toBe(true);
      await page
        .locator("ul")
        .evaluate((list, html) => list.insertAdjacentHTML("beforeend", html), row(oldChat));
      await expect.poll(() => mixed(page)).toBe("mixed");
      await rowOf(page, sale).evaluate((it) => it.setAttribute("data-read", "true"));
      await shows(page, [true, false, true]);
      await rowOf(page, sale).evaluate((it) => it.remove());
      await shows(page, [false, false, false]);
      await rowOf(page, oldChat).evaluate((it) => it.remove());
      await waitForState(page, tag, "empty");
      await page.getByText("nada por aqui").waitFor();
      await expect.poll(() => all(page).isDisabled()).toBe(true);
    });

    it("goes from row to row with the shift key", async () => {
      const page = await show();
      await box(page, chat).click();
      await box(page, paid).click({ modifiers: ["Shift"] });
      await says(page, "3 selecionadas");
      expect(await box(page, offer).isChecked()).toBe(true);
      expect(await box(page, sale).isChecked()).toBe(false);
    });

    it("keeps a message without its type out of everything, and says which it is", async () => {
      const page = await show({ rows: [row("203"), row(sale)] });
      expect(await seenErrors(page)).toEqual([
        {
          widget: tag,
          name: "ConfigError",
          message: `${tag}: data-message-id of a row must be "type$$$id"`,
        },
      ]);
      expect(await box(page, "203").isDisabled()).toBe(true);
      await all(page).click();
      await remove(page).click();
      await expect.poll(() => ids(page)).toEqual(["203"]);
      expect(sentIds(deletePath)).toEqual([[sale]]);
    });
  });

  describe("marking as read", () => {
    it("sends the unread ones of the selected once, and counts at once", async () => {
      const page = await showCounted();
      const release = await holdRequests(page, `**${readPath}`);
      for (const id of [sale, chat, paid]) await box(page, id).check();
      await read(page).focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await countersBecome(page, [1, 1, 0]);
      await expect.poll(() => readState(page, sale)).toBe("true");
      await shows(page, [true, false, true]);
      expect(await told(page)).toEqual([]);
      expect(await focused(page)).toBe(sale);
      release();
      await says(page, "2 mensagens marcadas como lidas");
      expect(sentIds(readPath)).toEqual([[sale, chat]]);
      expect(sent(readPath)[0]?.headers).toMatchObject({ "x-api-version": "1" });
      expect(sent(readPath)[0]?.headers["x-csrf-token"]).toBeTruthy();
      expect(await told(page)).toEqual([["yy:messages-read", { ids: [sale, chat] }]]);
      expect(await readState(page, sale)).toBe("true");
      expect(await box(page, sale).isChecked()).toBe(true);
      await page.locator(tag).evaluate((it) => it.remove());
      expect(await counters(page)).toEqual([1, 1, 0]);
    });

    it("gives back exactly what it took, and tries again", async () => {
      const page = await showCounted();
      demo.server.failNext({ path: readPath, status: 500 });
      await box(page, sale).check();
      await box(page, chat).check();
      await read(page).click();
      await alert(page, "não deu para marcar como lidas.");
      await countersBecome(page, [3, 2, 1]);
      expect(await readState(page, chat)).toBe("false");
      await shows(page, [true, true, true]);
      expect(await seenErrors(page)).toMatchObject([{ widget: tag, name: "RequestError" }]);
      await retry(page).click();
      await says(page, "2 mensagens marcadas como lidas");
      await countersBecome(page, [1, 1, 0]);
      await expect.poll(() => retry(page).count()).toBe(0);
      expect(await focused(page)).toBe("messages");
    });

    it("gives back to counters that have changed meanwhile, and leaves unknown ones alone", async () => {
      const page = await open();
      const release = await holdRequests(page, `**${readPath}`);
      await box(page, sale).check();
      await read(page).click();
      await countersBecome(page, [2, 1, 1]);
      await page.evaluate(() => {
        const { YY } = window as unknown as { YY: { session: Session } };
        YY.session.setInbox({ default_unread: 6, chat_unread: 0, total_unread: 6 });
      });
      demo.server.failNext({ path: readPath, status: 503 });
      release();
      await alert(page, "não deu para marcar como lidas.");
      await countersBecome(page, [7, 7, 0]);

      const unknown = await open({ counted: false });
      demo.server.failNext({ path: readPath, status: 500 });
      await box(unknown, sale).check();
      await read(unknown).click();
      await alert(unknown, "não deu para marcar como lidas.");
      expect((await session.of(unknown)).inbox).toBeNull();
    });
  });

  describe("deleting", () => {
    it("fades the rows and keeps them until the server has accepted, the focus on the next", async () => {
      const page = await showCounted();
      const release = await holdRequests(page, `**${deletePath}`);
      await box(page, chat).check();
      await box(page, sale).check();
      await remove(page).focus();
      await page.keyboard.press("Enter");
      // The chat message stays, and stays selected.
      expect(await focused(page)).toBe(chat);
      await countersBecome(page, [2, 1, 1]);
      await expect
        .poll(() => rowOf(page, sale).evaluate((it) => getComputedStyle(it).opacity))
        .toBe("0");
      expect(await ids(page)).toContain(sale);
      await shows(page, [true, true, false]);
      release();
      await expect.poll(() => ids(page)).toEqual([chat, offer, paid]);
      await says(page, "mensagem apagada");
      expect(sentIds(deletePath)).toEqual([[sale]]);
      expect(await told(page)).toEqual([["yy:messages-deleted", { ids: [sale] }]]);
      await box(page, paid).focus();
      await page.keyboard.press("Space");
      await box(page, chat).uncheck();
      await box(page, paid).focus();
      await remove(page).click();
      // The last one: the focus goes to the one before.
      await expect.poll(() => focused(page)).toBe(offer);
    });

    it("hides delete for chat alone, and never sends a chat message by any way", async () => {
      const page = await show();
      await box(page, chat).check();
      await shows(page, [true, true, false]);
      await page.evaluate(() => document.querySelector<HTMLElement>("[data-part=delete]")?.click());
      await all(page).click();
      await remove(page).click();
      await expect.poll(() => ids(page)).toEqual([chat]);
      expect(sentIds(deletePath)).toEqual([[sale, offer, paid]]);
      expect(await box(page, chat).isChecked()).toBe(true);
    });

    const failed = "não deu para apagar.";
    const failures = {
      "a 422 in the server's words": [{ status: 422, body: '{"ids":["ainda não"]}' }, "ainda não"],
      "a 403 in HTML": [{ status: 403, body: "<p>não</p>", contentType: "text/html" }, failed],
      "a redirect to the sign-in page": [
        { status: 303, headers: { location: "/entrar" }, body: "" },
        "sua sessão terminou",
      ],
      "a dropped connection": [{ drop: true }, failed],
    } as const;
    it("brings everything back on every failure, and tries again", async () => {
      const page = await showCounted();
      await box(page, sale).check();
      await box(page, paid).check();
      let button = remove(page);
      for (const [failure, [fault, words]] of Object.entries(failures)) {
        // Chromium sends again by itself what a dropped connection has lost.
        if ("drop" in fault)
          await page.route(`**${deletePath}`, (route) => route.abort(), { times: 1 });
        else demo.server.failNext({ path: deletePath, ...fault });
        await button.click();
        await alert(page, words);
        expect(await ids(page), failure).toEqual([sale, chat, offer, paid]);
        await countersBecome(page, [3, 2, 1]);
        expect(await box(page, sale).isChecked()).toBe(true);
        await shows(page, [true, true, true]);
        await expect
          .poll(() => rowOf(page, sale).evaluate((it) => getComputedStyle(it).opacity))
          .toBe("1");
        expect(await rowOf(page, sale).getAttribute("inert")).toBeNull();
        expect(await told(page)).toEqual([]);
        button = retry(page);
      }
      await button.click();
      await expect.poll(() => ids(page)).toEqual([chat, offer]);
      await countersBecome(page, [2, 1, 1]);
      await expect.poll(() => retry(page).count()).toBe(0);
    });

    it("says that the session has ended on a 401", async () => {
      const page = await open();
      await session.end(page);
      demo.server.failNext({ path: deletePath, status: 401 });
      await box(page, sale).check();
      await remove(page).click();
      await alert(page, "sua sessão terminou");
      const login = await page.getByRole("link", { name: "entrar" }).getAttribute("href");
      expect(new URL(login ?? "").searchParams.get("redirect_to")).toBe(page.url());
      await expect.poll(async () => (await session.of(page)).signedIn).toBe(false);
      expect(await ids(page)).toHaveLength(4);
    });

    it("counts a message once that is read and deleted at the same time", async () => {
      const page = await showCounted();
      const release = await holdRequests(page, `**${readPath}`);
      await box(page, sale).check();
      await read(page).click();
      await box(page, offer).check();
      await countersBecome(page, [2, 1, 1]);
      await remove(page).dblclick();
      await countersBecome(page, [1, 0, 1]);
      demo.server.failNext({ path: readPath, status: 500 });
      demo.server.failNext({ path: deletePath, status: 500 });
      release();
      await alert(page, "não deu para apagar.");
      await countersBecome(page, [3, 2, 1]);
      expect(sentIds(readPath)).toEqual([[sale]]);
      expect(sentIds(deletePath)).toEqual([[sale, offer]]);
      expect(await seenErrors(page)).toHaveLength(2);
    });

    it("is not undone by counters that the server gave before", async () => {
      const polling = '<yy-inbox-badge data-poll-interval="20"></yy-inbox-badge>';
      const page = await open({ before: polling });
      const release = await holdRequests(page, `**${deletePath}`);
      await box(page, sale).check();
      await remove(page).click();
      await countersBecome(page, [2, 1, 1]);
      await page.evaluate(() => {
        const { YY } = window as unknown as { YY: { session: Session } };
        const unread: unknown[] = [];
        Reflect.set(window, "unread", unread);
        YY.session.subscribe(({ inbox }) => unread.push(inbox?.total_unread));
        // Several polls long: one that was on its way is answered, and none may follow while the
        // deletion is.
        return new Promise((resolve) => setTimeout(resolve, 150));
      });
      release();
      await expect.poll(() => ids(page)).not.toContain(sale);
      const counts = () => page.evaluate(() => Reflect.get(window, "unread") as unknown[]);
      await expect.poll(counts).toContain(2);
      expect(await counts()).not.toContain(3);
    });

    it("loads the list anew when the last one is gone", async () => {
      const page = await show({ rows: [row(sale)], attributes: 'data-type="default"' });
      await all(page).click();
      await remove(page).click();
      await expect.poll(() => ids(page)).toContain(offer);
      expect(loads()).toEqual(["default"]);
      expect(await ids(page)).not.toContain(sale);
      expect(await focused(page)).toBe("messages");
      expect(await told(page)).toMatchObject([
        ["yy:messages-deleted", { ids: [sale] }],
        ["yy:message-list-loaded", { type: "default" }],
      ]);
    });
  });

  describe("loading", () => {
    it("filters by a link whose address cannot be parsed, or that has none", async () => {
      const filter =
        '<nav data-part="filter"><a href="http://" data-type="chat">conversas</a> <a data-type="">tudo</a></nav>';
      const page = await show({ filter });
      await page.getByText("conversas").click();
      await expect.poll(() => ids(page)).toEqual(chats());
      await waitUntilMounted(page, tag);
      await page.getByText("tudo").click();
      await expect.poll(async () => (await ids(page)).length).toBeGreaterThan(chats().length);
      expect(await seenErrors(page)).toEqual([]);
    });

    it("filters by a link: spinner, rows of the type, the choice marked, the address in step", async () => {
      const page = await open({ counted: false, url: "/t#fim" });
      const release = await holdRequests(page, `**${listPath}?type=chat`);
      await box(page, sale).check();
      await page.getByRole("link", { name: "conversas" }).click();
      await waitForState(page, tag, "loading");
      await says(page, "carregando");
      expect(await page.locator("[data-part=messages]").getAttribute("aria-busy")).toBe("true");
      await shows(page, [false, false, false]);
      const current = page.locator("[aria-current=true]");
      await expect.poll(() => current.textContent()).toBe("conversas");
      expect(new URL(page.url()).search).toBe("");
      release();
      await expect.poll(() => ids(page)).toEqual(chats());
      await says(page, `${chats().length} mensagens`);
      await expect.poll(() => new URL(page.url()).search).toBe("?type=chat");
      expect(await page.locator(tag).getAttribute("data-type")).toBe("chat");
      await expect
        .poll(() => page.locator("[data-part=messages]").getAttribute("aria-busy"))
        .toBeNull();
      expect(loads()).toEqual(["chat"]);
      expect(await told(page)).toEqual([
        ["yy:message-list-loaded", { type: "chat", count: chats().length }],
      ]);
      await expect
        .poll(() => rowOf(page, chat).evaluate((it) => getComputedStyle(it).opacity))
        .toBe("1");
      expect(await seenErrors(page)).toEqual([]);
    });

    it("leaves a link that is to open elsewhere to the browser", async () => {
      const page = await open({ counted: false });
      const url = await openInTab(page.getByRole("link", { name: "conversas" }));
      expect(url).toMatch(/\/t\?type=chat$/);
      expect(loads()).toEqual([]);
    });

    it("filters by a list of types, by buttons, by its attribute and by reload()", async () => {
      const filter = `<select data-part="filter" aria-label="tipo"><option value="">tudo</option><option value="chat">conversas</option></select>
        <div data-part="filter"><button data-type="default">avisos</button></div>`;
      const page = await show({ filter, attributes: 'data-type="chat"' }, stillFixture);
      expect(await page.getByLabel("tipo").inputValue()).toBe("chat");
      await page.getByLabel("tipo").selectOption("tudo");
      await expect.poll(() => loads()).toEqual([""]);
      await page.getByRole("button", { name: "avisos" }).click();
      await expect.poll(() => ids(page)).not.toContain(chat);
      await setType(page, "chat");
      await expect.poll(() => ids(page)).toEqual(chats());
      await page.evaluate(
        (name) =>
          (document.querySelector(name) as HTMLElementTagNameMap["yy-message-list"]).reload(),
        tag,
      );
      expect(loads()).toEqual(["", "default", "chat", "chat"]);
      await page.locator(tag).evaluate((it) => it.setAttribute("data-type", "chat"));
      expect(new URL(page.url()).search).toBe("");
      expect(loads()).toHaveLength(4);
    });

    it("neither runs nor shows the late answer of an earlier filter", async () => {
      const page = await open({ counted: false });
      const release = await holdRequests(page, `**${listPath}?type=chat`);
      await page.getByRole("link", { name: "conversas" }).click();
      await waitForState(page, tag, "loading");
      const isLate = (request: Request) => request.url().endsWith("?type=chat");
      const ended = Promise.race([
        page.waitForEvent("requestfailed", isLate),
        page.waitForEvent("requestfinished", isLate),
      ]);
      await page.getByRole("link", { name: "avisos" }).click();
      await expect.poll(() => ids(page)).not.toContain(chat);
      release();
      await ended;
      // To see that nothing happens once it has.
      await page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
      expect(await ids(page)).toContain(paid);
      expect(await ids(page)).not.toContain(chat);
      expect(await told(page)).toMatchObject([["yy:message-list-loaded", { type: "default" }]]);
      expect(await seenErrors(page)).toEqual([]);
    });

    const failed = "não deu para carregar as mensagens.";
    const failures = {
      "a 500": [{ status: 500 }, failed],
      "what is neither JavaScript nor HTML": [
        { body: "[]", contentType: "application/json" },
        failed,
      ],
      "a dropped connection": [{ drop: true }, failed],
      "a redirect to the sign-in page": [
        { status: 302, headers: { location: "/entrar" }, body: "" },
        "sua sessão terminou",
      ],
    } as const;
    it("brings the rows and the selection back on every failure, and tries again", async () => {
      const page = await show({}, stillFixture);
      let errors = 0;
      for (const [failure, [fault, words]] of Object.entries(failures)) {
        const rows = await ids(page);
        await rowOf(page, sale).getByRole("checkbox").check();
        demo.server.failNext({ path: listPath, ...fault });
        await page.getByRole("link", { name: "conversas" }).click();
        await alert(page, words);
        expect(await ids(page), failure).toEqual(rows);
        expect(await rowOf(page, sale).evaluate((it) => getComputedStyle(it).opacity)).toBe("1");
        await expect.poll(() => rowOf(page, sale).getByRole("checkbox").isChecked()).toBe(true);
        await expect.poll(() => page.locator("[aria-current=true]").textContent()).toBe("tudo");
        expect(await page.locator(`${tag}:state(empty)`).count()).toBe(0);
        errors += 1;
        expect(await seenErrors(page)).toHaveLength(errors);
        await retry(page).click();
        await expect.poll(() => ids(page)).toEqual(chats());
        await expect.poll(() => retry(page).count()).toBe(0);
        expect(await focused(page)).toBe("messages");
        await page.getByRole("link", { name: "tudo" }).click();
        await expect.poll(() => ids(page)).toContain(sale);
      }
      expect(new Set((await seenErrors(page)).map(({ name }) => name))).toEqual(
        new Set(["RequestError"]),
      );
    });

    it("takes HTML: rows, the list out of a whole page, and nothing for an empty list", async () => {
      const page = await show({}, stillFixture);
      const html = async (body: string) => {
        demo.server.failNext({ path: listPath, body, contentType: "text/html; charset=utf-8" });
        await page.locator(tag).evaluate((it) => (it as HTMLElement & { reload(): void }).reload());
      };
      await html(`<script>window.hacked = true</script>${row(oldChat)}`);
      await expect.poll(() => ids(page)).toEqual([oldChat]);
      await html(
        `<!doctype html><title>x</title><main><ul data-part="messages">${row(paid)}</ul></main>`,
      );
      await expect.poll(() => ids(page)).toEqual([paid]);
      await html("");
      await waitForState(page, tag, "empty");
      await page.getByText("nada por aqui").waitFor();
      expect(await page.evaluate(() => "hacked" in window)).toBe(false);
      await html(row(sale));
      await expect.poll(() => ids(page)).toEqual([sale]);
      await expect.poll(() => page.getByText("nada por aqui").isVisible()).toBe(false);
    });

    it("keeps what was read and deleted while rows were on their way", async () => {
      const page = await open({ reducedMotion: "reduce" });
      const release = await holdRequests(page, `**${deletePath}`);
      await box(page, sale).check();
      await remove(page).click();
      await page.getByRole("link", { name: "avisos" }).click();
      await expect.poll(() => ids(page)).not.toContain(chat);
      expect(await ids(page)).toContain(sale);
      await expect.poll(() => rowOf(page, sale).getAttribute("inert")).toBe("");
      const opacity = () => rowOf(page, sale).evaluate((it) => getComputedStyle(it).opacity);
      await expect.poll(opacity).toBe("0");
      demo.server.failNext({ path: deletePath, status: 500 });
      release();
      await alert(page, "não deu para apagar.");
      expect(await opacity()).toBe("1");
      expect(await rowOf(page, sale).getByRole("checkbox").isChecked()).toBe(true);
      await retry(page).click();
      await expect.poll(() => ids(page)).not.toContain(sale);
      await countersBecome(page, [2, 1, 1]);
    });

    it("takes a script that puts another list in the place of the list", async () => {
      const page = await show();
      const release = await holdRequests(page, `**${deletePath}`);
      await box(page, sale).check();
      await remove(page).click();
      const rows = JSON.stringify(`${row(sale)}${row(paid)}`);
      const script = `const list = document.createElement("ul");
        list.dataset.part = "messages";
        list.innerHTML = ${rows};
        document.querySelector("[data-part=messages]").replaceWith(list);`;
      demo.server.failNext({ path: listPath, body: script, contentType: "text/javascript" });
      await page.locator(tag).evaluate((it) => {
        it.querySelector<HTMLElement>("[data-part=messages] a")?.focus();
        return (it as HTMLElementTagNameMap["yy-message-list"]).reload();
      });
      expect(await ids(page)).toEqual([sale, paid]);
      expect(await focused(page)).toBe("messages");
      await expect.poll(() => rowOf(page, sale).getAttribute("inert")).toBe("");
      expect(await told(page)).toEqual([["yy:message-list-loaded", { type: "", count: 2 }]]);
      release();
      await expect.poll(() => ids(page)).toEqual([paid]);
      await expect
        .poll(() => page.locator("[data-part=messages]").getAttribute("aria-busy"))
        .toBeNull();
      await box(page, paid).check();
      await shows(page, [true, false, true]);
    });

    it("scrolls to its beginning when that is above the window, and ends its request when it leaves", async () => {
      const tall = `<style nonce="{{nonce}}">.tall { block-size: 1500px }</style><div class="tall"></div>`;
      const rows = Array.from({ length: 40 }, (_, index) => row(`default$$$${900 + index}`));
      const page = await open({ counted: false, before: tall, rows });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await setType(page, "chat");
      await expect
        .poll(async () => {
          const top = await page.locator("ul").evaluate((it) => it.getBoundingClientRect().top);
          // The window scrolls by whole pixels; a list between two of them rounds to -0.
          return Math.abs(Math.round(top));
        })
        .toBe(0);
      await expect.poll(() => ids(page)).toEqual(chats());
      await holdRequests(page, `**${listPath}?type=default`);
      const failed = page.waitForEvent("requestfailed");
      await setType(page, "default");
      await waitForState(page, tag, "loading");
      await page.locator(tag).evaluate((it) => it.remove());
      expect((await failed).url()).toContain(listPath);
      expect(await seenErrors(page)).toEqual([]);
    });
  });

  it("needs the part that holds the rows", async () => {
    const page = await fixture(`<${tag}><p>nada</p></${tag}>`);
    await waitForState(page, tag, "failed");
    expect(await seenErrors(page)).toMatchObject([
      { name: "ElementError", message: `${tag}: a child with data-part="messages" is required` },
    ]);
  });

  it("is the only one to send, with rails-ujs too", async () => {
    const page = await open({ counted: false, libs: ["ujs"] });
    await page.evaluate((path) => {
      const button = document.querySelector<HTMLElement>("[data-part=delete]");
      Object.assign(button?.dataset ?? {}, { remote: "true", method: "delete", url: path });
    }, deletePath);
    await box(page, sale).check();
    await remove(page).click();
    await expect.poll(() => ids(page)).not.toContain(sale);
    expect(sentIds(deletePath)).toEqual([[sale]]);
  });

  it("is in a Turbo snapshot as the server sent it, without what it deleted", async () => {
    demo.server.addPage("/u", { body: "<main id='u'>outra</main>", libs: ["turbo"] });
    const page = await open({ counted: false, libs: ["turbo"] });
    await box(page, sale).check();
    await remove(page).click();
    await expect.poll(() => ids(page)).not.toContain(sale);
    await page.evaluate(() => window.Turbo.visit("/u"));
    await page.locator("#u").waitFor();
    await page.goBack();
    await waitUntilMounted(page, tag);
    expect(await ids(page)).toEqual([chat, offer, paid]);
    await shows(page, [false, false, false]);
    expect(await seenErrors(page)).toEqual([]);
  });
});
