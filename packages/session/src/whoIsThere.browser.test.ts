import { useDemo } from "@yy/testing";
import { seenErrors } from "@yy/testing/page";
import type { Page, Route } from "playwright";
import { describe, expect, it } from "vitest";

const marina = 1;
const beatriz = 3;

const identity = '<meta name="yy-user-id" content="{{user}}">';
const follow = (attributes = "") =>
  `<yy-follow-button data-user-id="7" data-user-name="loja" data-follow-path="/api/users/follow"
    data-unfollow-path="/api/users/unfollow" data-login-path="/entrar" ${attributes}></yy-follow-button>`;
const asked = follow('data-state-path="/api/users/follow_state?ids=7"');
const gate = `<yy-session-gate data-when="signed-in"><p>sua conta <input aria-label="recado"></p></yy-session-gate>`;
const firstName =
  '<p id="quem"><yy-session-value data-field="first_name">visitante</yy-session-value></p>';
const doors = `
  <form action="/entrar" method="post">
    <input type="hidden" name="authenticity_token" value="{{csrf}}">
    <input type="hidden" name="redirect_to" value="/loja">
    <button name="user_id" value="${marina}">entrar como marina</button>
    <button name="user_id" value="${beatriz}">entrar como beatriz</button>
  </form>
  <form action="/sair" method="post">
    <input type="hidden" name="authenticity_token" value="{{csrf}}"><button>sair</button>
  </form>`;

/**
 * A router that nobody knows: it puts the next page's body in, and its head's metas where it is
 * told to.
 */
const ownRouter = `
<script nonce="{{nonce}}">
  window.go = async (url, options, head) => {
    const answer = await fetch(url, options);
    const next = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (head) document.querySelector('meta[name="yy-user-id"]').content =
      next.querySelector('meta[name="yy-user-id"]').content;
    history.pushState({}, "", answer.url);
    document.body.replaceChildren(...next.body.childNodes);
  };
  addEventListener("submit", (event) => {
    event.preventDefault();
    const body = new URLSearchParams(new FormData(event.target, event.submitter));
    go(event.target.action, { method: "post", body }, event.target.dataset.head);
  });
</script>`;

describe("who is there", () => {
  const demo = useDemo();

  interface Site {
    readonly head?: string;
    readonly libs?: readonly ("turbo" | "turbolinks" | "ujs" | "jquery")[];
    readonly signedInAs?: number;
    /** Pages that differ from the first. */
    readonly next?: { readonly body?: string; readonly head?: string };
  }

  async function open(
    body: string,
    { head = "", libs = ["turbo"], signedInAs, next = {} }: Site = {},
  ): Promise<Page> {
    demo.server.state.follows = [{ followerId: marina, followingId: 7 }];
    demo.server.addPage("/conta", {
      body: `<main>${body}${doors}<a href="/loja">loja</a></main>`,
      head,
      libs,
    });
    for (const path of ["/", "/loja"])
      demo.server.addPage(path, {
        body: `<main>${next.body ?? body}${doors}<i id="${path}"></i></main>`,
        head: next.head ?? head,
        libs,
      });
    return demo.open("/conta", signedInAs === undefined ? {} : { signedInAs });
  }

  const press = (page: Page, button: string) =>
    page.getByRole("button", { name: button, exact: true }).click();
  const isOn = (page: Page, path: string) =>
    page.locator(`[id="${path}"]`).waitFor({ state: "attached" });
  const follows = (page: Page) => page.getByRole("button", { name: "seguindo loja", exact: true });
  const followsNot = (page: Page) => page.getByRole("button", { name: "seguir loja", exact: true });
  const greets = (page: Page, who: string) =>
    page.locator("#quem").getByText(who, { exact: true }).waitFor();
  const account = (page: Page) => page.getByText("sua conta");
  const signIn = (page: Page, userId: number) =>
    page.request.post(`${demo.server.origin}/_demo/sign-in`, { data: { userId } });
  const signOut = (page: Page) =>
    page.request.post(`${demo.server.origin}/_demo/sign-out`, { data: {} });
  const questions = () =>
    demo.server.requests.filter(({ path }) => path === "/metadata/user").length;

  it("is learnt after a 401 that came before anything needed it", async () => {
    demo.server.failNext({ path: "/api/users/follow_state", status: 401 });
    const page = await open(asked);
    await expect.poll(() => page.evaluate(() => window.YY.session.getState().signedIn)).toBe(false);
    await press(page, "entrar como marina");
    await isOn(page, "/loja");
    await expect
      .poll(() => page.evaluate(() => window.YY.session.getState().user?.id))
      .toBe(marina);
    expect(await seenErrors(page)).toEqual([]);
  });

  it.each([
    ["with the meta", identity],
    ["without it", ""],
  ])("is another at the next page, where only states are asked for: %s", async (_, head) => {
    const page = await open(asked, { head, signedInAs: marina });
    await follows(page).waitFor();
    await press(page, "entrar como beatriz");
    await isOn(page, "/loja");
    await followsNot(page).waitFor();
    expect(await follows(page).count()).toBe(0);
  });

  it("is learnt on pages that name them, after a 401 on one that does not", async () => {
    const page = await open(firstName, { next: { head: identity } });
    await greets(page, "visitante");
    await page.evaluate(() => window.YY.session.ensureUser(() => {}));
    await press(page, "entrar como marina");
    await isOn(page, "/loja");
    await greets(page, "Marina");
  });

  it("is not shown what another has asked for, though it was on its way", async () => {
    const menu = '<yy-content-loader data-src="/menu"><p>menu</p></yy-content-loader>';
    const page = await open(menu + firstName, { head: identity, signedInAs: marina });
    demo.server.addPage("/menu", { body: "<p>menu de {{user}}</p>", script: "none" });
    await page.getByText(`menu de ${marina}`).waitFor();
    // The first is answered as Marina's, and arrives when Beatriz is there.
    let arrive = () => {};
    const isThere = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const late = async (route: Route) => {
      const response = await route.fetch();
      await isThere;
      await route.fulfill({ response });
    };
    await page.route("**/menu?2", late, { times: 1 });
    const asked = page.waitForRequest("**/menu?2");
    await page.evaluate(() => {
      const loader = document.createElement("yy-content-loader");
      loader.dataset.src = "/menu?2";
      document.querySelector("main")?.append(loader);
      const next = loader.cloneNode();
      addEventListener("turbo:render", () => document.querySelector("main")?.append(next), {
        once: true,
      });
    });
    await asked;
    await press(page, "entrar como beatriz");
    await isOn(page, "/loja");
    arrive();
    await expect.poll(() => page.getByText(`menu de ${beatriz}`).count()).toBe(2);
    expect(await page.getByText(`menu de ${marina}`).count()).toBe(0);
  });

  it("is asked past every cache", async () => {
    const page = await open(asked + firstName, { signedInAs: marina });
    await greets(page, "Marina");
    await follows(page).waitFor();
    const read = demo.server.requests.filter(({ path }) =>
      /^\/(metadata|api\/users\/follow_state)/.test(path),
    );
    expect(read.map(({ headers }) => headers["cache-control"])).toEqual(["no-cache", "no-cache"]);
  });

  it.each([
    ["that changes the meta", identity, "true"],
    ["of pages without it", "", ""],
  ])("is learnt under a router that nobody knows, %s", async (_, head, changesHead) => {
    const page = await open(ownRouter + firstName + gate, { head, libs: [], signedInAs: marina });
    await greets(page, "Marina");
    await page.evaluate((value) => {
      for (const form of document.forms) form.dataset.head = value;
    }, changesHead);
    await press(page, "entrar como beatriz");
    await isOn(page, "/loja");
    await greets(page, "Beatriz");
    await account(page).waitFor();
  });

  it.each([
    ["in a permanent element", `<div id="fixo" data-turbo-permanent>${follow()}</div>`],
    ["on a page that is morphed", follow()],
  ])("is not shown what another has chosen, %s", async (what, body) => {
    const morphs = what.includes("morph")
      ? '<meta name="turbo-refresh-method" content="morph"><meta name="turbo-refresh-scroll" content="preserve">'
      : "";
    const page = await open(body + firstName, { head: identity + morphs, signedInAs: marina });
    demo.server.state.follows = [];
    await press(page, "seguir loja");
    await page.locator("yy-follow-button:not(:state(pending))").waitFor();
    await follows(page).waitFor();
    if (morphs) {
      await signIn(page, beatriz);
      await page.evaluate(() =>
        Reflect.get(window, "Turbo").visit(location.href, { action: "replace" }),
      );
    } else {
      await press(page, "entrar como beatriz");
      await isOn(page, "/loja");
    }
    await greets(page, "Beatriz");
    await followsNot(page).waitFor();
  });

  it("is not shown what another has chosen, in another tab", async () => {
    const page = await open(follow() + firstName, { signedInAs: marina });
    demo.server.state.follows = [];
    await greets(page, "Marina");
    await press(page, "seguir loja");
    await follows(page).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${demo.server.origin}/conta`);
    await greets(other, "Marina");
    await press(other, "entrar como beatriz");
    await greets(other, "Beatriz");
    await greets(page, "Beatriz");
    await followsNot(page).waitFor();
    await other.close();
  });

  it("is shown their own content, when the last one's was loaded into a page that stays", async () => {
    // Nobody has touched the fields that a browser or a mask gives another value than the markup's.
    const fields = `<input type="checkbox"> <input type="range"> <input type="color">
      <yy-mask data-mask="money"><input aria-label="preço" value="120.0"></yy-mask>
      <select><option disabled>escolha</option><option>linho</option></select>`;
    demo.server.addPage("/menu", { body: `<p>menu de {{user}}</p>${fields}`, script: "none" });
    const menu = '<yy-content-loader data-src="/menu"><p>menu</p></yy-content-loader>';
    const page = await open(menu + firstName, { signedInAs: marina });
    await page.getByText(`menu de ${marina}`).waitFor();
    await greets(page, "Marina");
    const price = page.getByLabel("preço");
    await expect.poll(() => price.inputValue()).toBe("R$ 120,00");
    await signIn(page, beatriz);
    await page.evaluate(() => window.YY.session.refresh());
    await page.getByText(`menu de ${beatriz}`).waitFor();
    expect(await page.getByText(`menu de ${marina}`).count()).toBe(0);
  });

  it("is not asked for the fields of others: a form sends what its open gates show", async () => {
    const guest = `<yy-session-gate data-when="signed-out"><label>e-mail <input name="email" required></label></yy-session-gate>`;
    for (const tag of ["div", "yy-form"]) {
      const body = `<${tag}><form action="/recado" method="get">${guest}
        <label>texto <input name="texto" required></label><button>enviar recado</button></form></${tag}>${firstName}`;
      const page = await open(body, { signedInAs: marina, libs: [] });
      demo.server.addPage("/recado", { body: "<i id='enviado'></i>" });
      await greets(page, "Marina");
      await page.getByLabel("texto").fill("oi");
      await press(page, "enviar recado");
      await page.waitForURL("**/recado?texto=oi");
    }
  });

  it("is not taken at the word of the sign-in page, which answers in the place of a follow", async () => {
    const page = await open(follow() + firstName, { signedInAs: marina });
    demo.server.state.follows = [];
    await greets(page, "Marina");
    await signOut(page);
    demo.server.failNext({
      path: "/api/users/follow",
      status: 302,
      headers: { location: "/entrar?voltar" },
    });
    await press(page, "seguir loja");
    await expect.poll(() => seenErrors(page)).toHaveLength(1);
    await followsNot(page).waitFor();
    await greets(page, "visitante");
    await press(page, "seguir loja");
    await page.waitForURL("**/entrar?**");
  });

  it("is learnt after a sign-in in a frame, on a page that names its visitor", async () => {
    const page = await open(`<turbo-frame id="porta">${doors}</turbo-frame>${firstName}`, {
      head: identity,
    });
    await greets(page, "visitante");
    await page.locator("turbo-frame").getByRole("button", { name: "entrar como marina" }).click();
    await greets(page, "Marina");
  });

  it("stays who it is, with the focus, when another application of the origin answers 401", async () => {
    const page = await open(firstName + gate, { signedInAs: marina });
    await account(page).waitFor();
    const field = page.getByRole("textbox", { name: "recado" });
    await field.pressSequentially("oi");
    const other = await page.context().newPage();
    await other.goto(`${demo.server.origin}/conta`);
    await greets(other, "Marina");
    const told = await page.evaluateHandle(() => {
      const users: unknown[] = [];
      window.YY.onUser((user) => users.push(user?.id ?? null));
      return users;
    });
    demo.server.failNext({ path: "/api/users/follow_state", status: 401 });
    await other.evaluate(
      (markup) => document.querySelector("main")?.insertAdjacentHTML("beforeend", markup),
      asked,
    );
    await expect.poll(questions).toBe(3);
    await follows(other).or(followsNot(other)).waitFor();
    await page.evaluate(() => new BroadcastChannel("yy:identity").postMessage(""));
    // The other tab hears it too.
    await expect.poll(questions).toBe(5);
    await page.evaluate(() => window.YY.session.ensureUser(() => {}));
    await page.keyboard.type(", tudo bem?");
    expect(await field.inputValue()).toBe("oi, tudo bem?");
    expect(new Set(await told.jsonValue())).toEqual(new Set([marina]));
    expect(await page.evaluate(() => localStorage.getItem("yy:identity"))).toBe(String(marina));
    await other.close();
  });

  it("is asked for again at the next visit after two failures", async () => {
    demo.server.failNext({ path: "/metadata/user", status: 502, times: 2 });
    const page = await open(firstName + gate, { head: identity, signedInAs: marina });
    await expect.poll(() => seenErrors(page)).toHaveLength(1);
    await page.getByRole("link", { name: "loja", exact: true }).click();
    await isOn(page, "/loja");
    await greets(page, "Marina");
    await account(page).waitFor();
  });

  it("is not known any more after a sign-out elsewhere, and the gate shuts", async () => {
    const page = await open(firstName + gate, { signedInAs: marina });
    await account(page).waitFor();
    await signOut(page);
    await page.evaluate(() => new BroadcastChannel("yy:identity").postMessage(""));
    await account(page).waitFor({ state: "hidden" });
    await greets(page, "visitante");
  });
});
