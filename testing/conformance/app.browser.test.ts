import { collectProblems, holdRequests, type OpenOptions, useDemo } from "@yy/testing";
import {
  type AppKind,
  answerAs,
  appMessages,
  type FakeAppOptions,
  inFakeApp,
  toldApp,
} from "@yy/testing/native";
import { seenErrors, session, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const kinds: readonly AppKind[] = ["hotwire", "plain"];
const marina = 1;

const form = `<yy-form><form action="/receber" method="post">
  <label>nome <input name="name" data-patterns="isNonEmpty" value="Marina"></label>
  <button>salvar</button></form></yy-form>`;
const flash = '<yy-flash><p data-flash="success">peça <b>salva</b></p></yy-flash>';
const modal = (
  inside = '<a href="/help">ver ajuda</a> <button id="no" data-yy-close>voltar</button>',
) =>
  `<button data-yy-open="sair">sair?</button>
  <yy-modal data-name="sair"><h2>sair da conta?</h2><p>você entra de novo quando quiser.</p>${inside}</yy-modal>`;
const panel = `<button data-yy-open="filtros">filtrar</button>
  <yy-slide-in-panel data-name="filtros" data-label="filtros"><p>tamanho</p></yy-slide-in-panel>`;
const badge = '<yy-inbox-badge><a href="/inbox">mensagens</a></yy-inbox-badge>';

describe("an app around the page", () => {
  const demo = useDemo();

  async function open(
    body: string,
    app: Partial<FakeAppOptions> & { readonly kind: AppKind },
    visit: OpenOptions & { readonly head?: string } = {},
  ): Promise<Page> {
    const { head = "", ...options } = visit;
    demo.server.addPage("/receber", { body: "recebido" });
    demo.server.addPage("/t", { head, body: `<main>${body}</main>` });
    const names = [
      "yy-form",
      "yy-flash",
      "yy-modal",
      "yy-slide-in-panel",
      "yy-inbox-badge",
      "yy-count-badge",
    ];
    const page = await demo.open("/t", { ...inFakeApp({ components: names, ...app }), ...options });
    // A button can open a dialog only after it is mounted.
    for (const dialog of ["yy-modal", "yy-slide-in-panel"])
      if (body.includes(`<${dialog} `)) await waitUntilMounted(page, dialog);
    return page;
  }

  const toldOf = (page: Page, component: string) => expect.poll(() => toldApp(page, component));
  const toasts = (page: Page) => page.locator("yy-flash [part~=message]");
  function recordPosts(page: Page): string[] {
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    return posts;
  }

  const press = (page: Page) => answerAs(page, "yy-form", { status: "pressed" });
  const bridgeFiles = (page: Page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => /\/(bridge|submitButton|sheet)-/.test(name)),
    );

  // These tests depend on the kind of app. Later tests, about the effects of its answers, use one.
  describe.each(kinds)("%s", (kind) => {
    it("shows a message of the page in its place, as plain text", async () => {
      const page = await open(flash, { kind });
      await toldOf(page, "yy-flash").toEqual([["show", { kind: "success", text: "peça salva" }]]);
      await expect.poll(() => page.locator("yy-flash p").isVisible()).toBe(false);
      expect(await toasts(page).count()).toBe(0);
      expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
    });

    it("shows the form's button, and a press submits the form exactly once", async () => {
      const page = await open(form, { kind });
      await waitForState(page, "yy-form", "native");
      expect((await toldApp(page, "yy-form"))[0]).toEqual([
        "show",
        { label: "salvar", enabled: true, loading: false },
      ]);
      const posts = recordPosts(page);
      await page.evaluate(() => {
        const shown = window.fakeApp.messages.find(({ component }) => component === "yy-form");
        for (const _ of [1, 2, 3]) if (shown) window.fakeApp.answer(shown, { status: "pressed" });
      });
      await page.waitForURL("**/receber");
      expect(posts).toHaveLength(1);
    });

    it("that never answers costs one error: everything is as on the web", async () => {
      const page = await open(`${flash}${modal()}`, { kind, shows: false });
      await toasts(page).waitFor();
      expect(await seenErrors(page)).toMatchObject([
        { name: "RequestError", message: 'yy-flash: the app did not answer "show" within 2 s' },
      ]);
      // A late answer does not show the message again.
      await answerAs(page, "yy-flash", { status: "shown" });
      await page.evaluate(() => {
        const { YY } = window as unknown as { YY: { flash(text: string): void } };
        YY.flash("outra");
      });
      await expect.poll(() => toasts(page).count()).toBe(2);
      await toldOf(page, "yy-flash").toEqual([
        ["show", { kind: "success", text: "peça salva" }],
        ["hide", {}],
      ]);
      expect(await seenErrors(page)).toHaveLength(1);
    });

    it("without a component hears nothing of it, and gets no error", async () => {
      const page = await open(`${flash}${form}`, { kind, components: ["outro"] });
      await toasts(page).waitFor();
      await waitUntilMounted(page, "yy-form");
      expect(await page.evaluate(() => window.fakeApp.messages)).toEqual([]);
      expect(await seenErrors(page)).toEqual([]);
      if (kind === "hotwire") expect(await bridgeFiles(page)).toEqual([]);
    });
  });

  it("shows that the form is on its way, and presses nothing meanwhile", async () => {
    const page = await open(form.replace("<yy-form", '<yy-form data-submit="fetch"'), {
      kind: "hotwire",
    });
    await waitForState(page, "yy-form", "native");
    const posts = recordPosts(page);
    demo.server.failNext({ path: "/receber", status: 422, body: '{"name":"já existe"}' });
    const release = await holdRequests(page, "**/receber");
    await press(page);
    await expect
      .poll(async () => (await toldApp(page, "yy-form")).at(-1))
      .toEqual(["update", { label: "salvar", enabled: false, loading: true }]);
    await press(page);
    release();
    await expect
      .poll(async () => (await toldApp(page, "yy-form")).at(-1))
      .toEqual(["update", { label: "salvar", enabled: true, loading: false }]);
    expect(posts).toHaveLength(1);
  });

  it("opens a modal of words and buttons as a sheet, whose action is the button", async () => {
    const page = await open(modal(), { kind: "plain" });
    await page.evaluate(() => {
      document.querySelector("#no")?.addEventListener("click", () => {
        document.title = `${document.title}!`;
      });
      document.title = "";
    });
    await page.getByRole("button", { name: "sair?" }).click();
    await waitForState(page, "yy-modal", "open");
    expect((await toldApp(page, "yy-modal"))[0]).toEqual([
      "show",
      {
        title: "sair da conta?",
        text: "você entra de novo quando quiser.",
        actions: ["ver ajuda", "voltar"],
      },
    ]);
    expect(await page.locator("yy-modal dialog[open]").count()).toBe(0);
    await answerAs(page, "yy-modal", { status: "chosen", index: 1 });
    await expect.poll(() => page.title()).toBe("!");
    expect(await page.locator("yy-modal:state(open)").count()).toBe(0);
    await page.getByRole("button", { name: "sair?" }).click();
    await waitForState(page, "yy-modal", "open");
    await answerAs(page, "yy-modal", { status: "chosen", index: 0 });
    await page.waitForURL("**/help");
  });

  it("shows a panel's title and closes it", async () => {
    const page = await open(panel, { kind: "hotwire" });
    await page.getByRole("button", { name: "filtrar" }).click();
    await waitForState(page, "yy-slide-in-panel", "open");
    await toldOf(page, "yy-slide-in-panel").toEqual([
      ["show", { title: "filtros", close: "fechar" }],
    ]);
    await expect
      .poll(() => page.locator("yy-slide-in-panel [part=header]").isVisible())
      .toBe(false);
    expect(await page.getByText("tamanho").isVisible()).toBe(true);
    await answerAs(page, "yy-slide-in-panel", { status: "closed" });
    await expect.poll(() => page.locator("yy-slide-in-panel dialog[open]").count()).toBe(0);
  });

  it("is told the count of unread messages, and to forget it when the person signs out", async () => {
    const page = await open(badge, { kind: "plain" }, { signedInAs: marina });
    await toldOf(page, "yy-inbox-badge").toEqual([["count", { key: "total_unread", count: 3 }]]);
    await page.evaluate(() => {
      const { YY } = window as unknown as { YY: { session: { signOut(): void } } };
      YY.session.signOut();
    });
    await toldOf(page, "yy-inbox-badge").toEqual([
      ["count", { key: "total_unread", count: 3 }],
      ["clear", {}],
    ]);
  });

  const garbage: readonly unknown[] = [
    "shown",
    null,
    {},
    { status: "feito" },
    { status: "chosen", index: 7 },
  ];
  it.each(
    garbage.map((answer, index) => [answer, kinds[index % kinds.length] ?? "plain"] as const),
  )(
    "that answers %j costs one error, and the dialog opens in the page: %s",
    async (answer, kind) => {
      const page = await open(modal(), { kind, shows: false });
      await page.getByRole("button", { name: "sair?" }).click();
      await expect.poll(() => appMessages(page, "yy-modal")).toHaveLength(1);
      await answerAs(page, "yy-modal", answer);
      await page.getByRole("dialog", { name: "sair da conta?" }).waitFor();
      expect(await seenErrors(page)).toMatchObject([{ name: "RequestError" }]);
    },
  );

  it("is told what becomes of the form's button, and that it has gone", async () => {
    const page = await open(form, { kind: "plain" });
    await waitForState(page, "yy-form", "native");
    await page.getByLabel("nome").fill("");
    await page.getByLabel("nome").blur();
    await toldOf(page, "yy-form").toEqual([
      ["show", { label: "salvar", enabled: true, loading: false }],
      ["update", { label: "salvar", enabled: false, loading: false }],
    ]);
    const posts = recordPosts(page);
    await press(page);
    await page.getByLabel("nome").fill("Marina");
    await expect.poll(async () => (await toldApp(page, "yy-form")).length).toBe(3);
    await page.evaluate(() => document.querySelector("yy-form")?.remove());
    await expect.poll(async () => (await toldApp(page, "yy-form")).at(-1)).toEqual(["hide", {}]);
    const [first] = await appMessages(page, "yy-form");
    expect(
      (await appMessages(page, "yy-form")).every(({ data }) => data.view === first?.data.view),
    ).toBe(true);
    expect(posts).toEqual([]);
  });

  it.each(["pageshow", "native:restore"])("is told again at %s", async (moment) => {
    const page = await open(`${form}${badge}${flash}`, { kind: "hotwire" }, { signedInAs: marina });
    await waitForState(page, "yy-form", "native");
    await toldOf(page, "yy-inbox-badge").toHaveLength(1);
    await toldOf(page, "yy-flash").toHaveLength(1);
    await page.evaluate((name) => {
      if (name === "native:restore") document.dispatchEvent(new Event(name));
      else {
        window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
        window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      }
    }, moment);
    await expect
      .poll(async () => (await toldApp(page, "yy-form")).at(-1))
      .toEqual(["show", { label: "salvar", enabled: true, loading: false }]);
    await toldOf(page, "yy-inbox-badge").toHaveLength(2);
    expect(await toldApp(page, "yy-flash")).toHaveLength(1);
    const posts = recordPosts(page);
    await press(page);
    await page.waitForURL("**/receber");
    expect(posts).toHaveLength(1);
  });

  it("keeps a modal with fields in the page", async () => {
    const page = await open(modal('<input aria-label="motivo"><button>ok</button>'), {
      kind: "plain",
    });
    await page.getByRole("button", { name: "sair?" }).click();
    await page.getByRole("dialog", { name: "sair da conta?" }).waitFor();
    expect(await toldApp(page, "yy-modal")).toEqual([]);
  });

  it("closes a sheet when the page closes the modal", async () => {
    const page = await open(modal(), { kind: "plain" });
    await page.getByRole("button", { name: "sair?" }).click();
    await waitForState(page, "yy-modal", "open");
    await page.evaluate(() => {
      const { YY } = window as unknown as { YY: { close(name: string): void } };
      YY.close("sair");
    });
    await expect.poll(async () => (await toldApp(page, "yy-modal")).at(-1)).toEqual(["hide", {}]);
    expect(await page.locator("yy-modal:state(open)").count()).toBe(0);
  });

  it("forgets the counts on a page for nobody, whoever left them", async () => {
    const page = await open(
      form,
      { kind: "plain" },
      { head: '<meta name="yy-user-id" content="">' },
    );
    await toldOf(page, "yy-inbox-badge").toEqual([["clear", {}]]);
    await toldOf(page, "yy-count-badge").toEqual([["clear", {}]]);
  });

  it("never gets the count of somebody who has left meanwhile", async () => {
    const page = await open(badge, { kind: "plain" }, { signedInAs: marina });
    await toldOf(page, "yy-inbox-badge").toHaveLength(1);
    await page.context().request.post("/_demo/sign-in", { data: { userId: 2 } });
    await session.refresh(page);
    await expect
      .poll(async () => (await toldApp(page, "yy-inbox-badge"))[1])
      .toEqual(["clear", {}]);
  });

  it("that does not register what its user agent names costs one error", async () => {
    const page = await open(flash, { kind: "hotwire", registers: false });
    await toasts(page).waitFor();
    expect(await seenErrors(page)).toMatchObject([
      { message: expect.stringContaining("yy-flash: the app registered no component") },
    ]);
  });

  it("that throws costs one error", async () => {
    const page = await open(
      flash,
      { kind: "plain" },
      {
        prepare: (fresh) =>
          fresh.addInitScript(() => {
            Reflect.set(window, "YYNative", {
              supports: () => true,
              post() {
                throw new Error("caiu");
              },
            });
          }),
      },
    );
    await toasts(page).waitFor();
    expect(await seenErrors(page)).toMatchObject([{ message: "yy-flash: the app caiu" }]);
  });

  it("is none where markup or a frame is called YYNative", async () => {
    const body = `<form id="YYNative"><input name="post"></form><iframe name="HotwireNative" src="/help"></iframe>${flash}`;
    demo.server.addPage("/t", { body });
    const page = await demo.open("/t");
    await toasts(page).waitFor();
    expect(await bridgeFiles(page)).toEqual([]);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("hears nothing of a frame, and a frame cannot answer for it", async () => {
    demo.server.addPage("/framed", { body: form });
    const page = await open(`${form}<iframe src="/framed"></iframe>`, { kind: "plain" });
    await waitForState(page, "yy-form", "native");
    const frame = page.frames().find((each) => each.url().endsWith("/framed"));
    await frame?.locator("yy-form:state(mounted)").waitFor();
    expect(await frame?.evaluate(() => window.fakeApp.messages)).toEqual([]);
    const posts = recordPosts(page);
    await frame?.evaluate(() => {
      for (const data of [
        { id: "1", data: { status: "pressed" } },
        JSON.stringify({
          id: "1",
          component: "yy-form",
          event: "show",
          data: { status: "pressed" },
        }),
      ])
        parent.postMessage(data, "*");
    });
    // A submission would have happened within this time.
    await page.waitForTimeout(300);
    expect(posts).toEqual([]);
  });

  it("is not looked for in a browser: nothing more is loaded", async () => {
    demo.server.addPage("/t", { body: `${form}${flash}${modal()}${panel}${badge}` });
    const page = await demo.open("/t");
    await toasts(page).waitFor();
    await waitUntilMounted(page, "yy-form");
    await page.getByRole("button", { name: "sair?" }).click();
    await waitForState(page, "yy-modal", "open");
    expect(await bridgeFiles(page)).toEqual([]);
    expect(await page.evaluate(() => "YYWeb" in window)).toBe(false);
  });
});
