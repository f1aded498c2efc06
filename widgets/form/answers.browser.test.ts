import { useDemo } from "@yy/testing";
import { seenErrors } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import {
  eventsOf,
  type FormOnPage,
  field,
  messagesOn,
  openForm,
  sendButton,
  useFormFixture,
} from "./testing/formOnPage";

const email = field("e-mail", 'name="user[email]"');
const street = field("rua", 'name="user[address_attributes][street]"');
const price = field("preço", 'name="items[0][price]"');

const drivers = {
  fetch: { attributes: 'data-submit="fetch"' },
  "rails-ujs": { libs: ["ujs"], formAttributes: 'data-remote="true" data-type="json"' },
  Turbo: { libs: ["turbo"] },
} as const satisfies Record<string, FormOnPage>;

const html = (status: number) => ({
  path: "/receber",
  method: "POST",
  status,
  body: "<html><body><h1>nginx</h1></body></html>",
  contentType: "text/html",
});

describe.each(Object.entries(drivers))("yy-form: what the server answers, by %s", (by, options) => {
  const demo = useDemo();
  const alert = (page: Page) => page.locator("yy-form").getByRole("alert");
  const outcomes = (page: Page) => eventsOf(page, "yy:form-submitted", "yy:form-failed");

  const showForm = useFormFixture(demo, "libs" in options ? options.libs : []);

  let opened = "";
  const typed = async (page: Page) => {
    opened = page.url();
    await page.locator("#e-mail").fill("ana@loja.com");
    return page;
  };
  /** On a page that the tests share. */
  const show = async (fields = email + street + price, more: FormOnPage = {}) =>
    typed(await showForm(fields + sendButton, { ...options, ...more }));
  /** On a page of its own, for what becomes of the visitor. */
  const open = async (more: FormOnPage = {}) =>
    typed(await openForm(demo, email + street + price + sendButton, { ...options, ...more }));
  const send = (page: Page) => page.getByRole("button", { name: "enviar" }).click();
  const expectKept = async (page: Page) => {
    expect(page.url()).toBe(opened);
    expect(await page.locator("#e-mail").inputValue()).toBe("ana@loja.com");
    expect(await page.getByText("nginx").count()).toBe(0);
  };

  it("shows the messages of every framework on the fields they are about", async () => {
    const page = await show();
    const email = ["já está em uso", "é longo"];
    const frameworks = {
      Laravel: {
        message: "The given data was invalid.",
        errors: { email, "address.street": ["falta"], "items.0.price": ["é baixo"] },
      },
      Rails: { user: { email, address: { street: ["falta"] } }, items: [{ price: ["é baixo"] }] },
      "Rails with index_errors": {
        errors: { email, "address.street": ["falta"], "items[0].price": ["é baixo"] },
      },
    };
    for (const [framework, body] of Object.entries(frameworks)) {
      demo.server.failNext({ path: "/receber", status: 422, body: JSON.stringify(body) });
      await send(page);
      await expect
        .poll(() => messagesOn(page), { message: framework })
        .toEqual(["já está em uso, é longo", "falta", "é baixo"]);
      expect(await alert(page).textContent()).toBe("");
      for (const id of ["#e-mail", "#rua", "#preço"]) await page.locator(id).fill(framework);
      await page.locator("#e-mail").fill("ana@loja.com");
      await expect.poll(() => messagesOn(page)).toEqual([]);
    }
  });

  it("names above the form what has no field, and says what is about all of it", async () => {
    const page = await show();
    const errors = { base: ["tente amanhã"], birth_date: ["é inválida"] };
    demo.server.failNext({ path: "/receber", status: 422, body: JSON.stringify({ errors }) });
    await send(page);
    await expect
      .poll(() => alert(page).locator("p").allTextContents())
      .toEqual(["tente amanhã", "birth date: é inválida"]);
  });

  const page422 = by === "Turbo" ? [] : ([[422, {}, /não aceitou.*confira/]] as const);
  it("says what a proxy's answers mean, and keeps page and text", async () => {
    const page = await show();
    let told = 0;
    for (const [status, headers, words] of [
      [403, {}, /sua conta não pode/],
      [404, {}, /não aceitou/],
      [413, {}, /grande demais.*arquivos menores/],
      [419, {}, /expirou.*atualize a página/],
      ...page422,
      [429, { "retry-after": "120" }, /espere 2 minutos/],
      [502, {}, /tente de novo/],
      [429, {}, /espere um pouco/],
      [503, { "retry-after": "1" }, /espere 1 segundo e/],
    ] as const) {
      demo.server.failNext({ ...html(status), headers });
      await send(page);
      await expect.poll(() => alert(page).textContent(), { message: `${status}` }).toMatch(words);
      if (![502, 503].includes(status))
        expect(await alert(page).textContent()).not.toContain("tente de novo");
      told += 1;
      const all = await outcomes(page);
      expect(all).toHaveLength(told);
      expect(all.at(-1)).toEqual({ type: "yy:form-failed", detail: { status, errors: {} } });
    }
    await expectKept(page);
  });

  it("brings what it says of the form as a whole into view, far above the button that was pressed", async () => {
    const page = await show(`${email}<textarea aria-label="sobre" rows="99"></textarea>`);
    demo.server.failNext(html(403));
    await send(page);
    await alert(page)
      .getByText(/sua conta não pode/)
      .waitFor();
    await expect.poll(() => alert(page).evaluate(isInWindow)).toBe(true);
  });

  it("leads to the sign-in page as often as the session of a member is over, and keeps what was typed", async () => {
    const page = await open({ signedInAs: 2 });
    const link = page.locator("yy-form").getByRole("link", { name: "entrar" });
    const redirect = { ...html(302), headers: { location: "/entrar" } };
    let told = 0;
    for (const fault of [html(401), redirect, redirect]) {
      demo.server.failNext(fault);
      await send(page);
      told += 1;
      await expect.poll(async () => (await outcomes(page)).length).toBe(told);
      await link.waitFor();
      const url = new URL((await link.getAttribute("href")) ?? "", page.url());
      expect([url.pathname, url.searchParams.get("redirect_to")]).toEqual(["/entrar", page.url()]);
      expect(await link.getAttribute("target")).toBe("_blank");
      expect(await alert(page).textContent()).toContain("o que você escreveu continua aqui");
      await expectKept(page);
      expect((await outcomes(page)).at(-1)).toEqual({
        type: "yy:form-failed",
        detail: { status: 401, errors: {} },
      });
    }
    expect(await seenErrors(page)).toEqual([]);
    await page.locator("#e-mail").press("End");
    await page.keyboard.type(".br");
    await expect.poll(() => link.count()).toBe(0);
  });

  it("keeps what a member typed from a page to sign in on that no attribute names", async () => {
    demo.server.addPage("/sessao/nova", {
      body: `<h1>acesso</h1><form action="/sessao" method="post"><input name="login"><input type="password" name="senha"></form>`,
    });
    const page = await open({ signedInAs: 2 });
    demo.server.failNext({ ...html(302), headers: { location: "/sessao/nova" } });
    await send(page);
    await page.locator("yy-form").getByRole("link", { name: "entrar" }).waitFor();
    expect((await outcomes(page)).at(-1)?.detail).toEqual({ status: 401, errors: {} });
    // What is drawn after an answer comes in its next frames.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))),
    );
    await expectKept(page);
    expect(await page.getByRole("heading", { name: "acesso" }).count()).toBe(0);
    expect(await seenErrors(page)).toEqual([]);
  });

  if (by !== "rails-ujs")
    it("leads a visitor who has signed up to the sign-in page, as the server says", async () => {
      const page = await open();
      await page.evaluate(() => {
        for (const type of ["yy:form-submitted", "yy:form-failed"])
          addEventListener(type, () => sessionStorage.setItem("outcome", type));
      });
      demo.server.failNext({ ...html(302), headers: { location: "/entrar" } });
      await send(page);
      await page.waitForURL("**/entrar");
      expect(await page.evaluate(() => sessionStorage.getItem("outcome"))).toBe(
        "yy:form-submitted",
      );
    });

  if (by === "fetch")
    it("is sent with the token of whoever has signed in meanwhile in another tab", async () => {
      const page = await open();
      const token = () =>
        page.locator('[name="authenticity_token"]').evaluate((it: HTMLInputElement) => it.value);
      const before = await token();
      demo.server.failNext({ path: "/receber", status: 401 });
      await send(page);
      await page.locator("yy-form").getByRole("link", { name: "entrar" }).waitFor();
      const other = await page.context().newPage();
      await other.goto("/entrar");
      await other.getByRole("button", { name: "Marina" }).click();
      await other.waitForURL((url) => url.pathname === "/");
      demo.server.addPage("/receber", { body: "recebido" });
      await send(page);
      await expect.poll(async () => (await outcomes(page)).at(-1)?.type).toBe("yy:form-submitted");
      const [last] = demo.server.requests.filter(({ path }) => path === "/receber").slice(-1);
      const sent = (last?.body as Record<string, string>)?.authenticity_token;
      expect(sent).toBeTruthy();
      expect(sent).not.toBe(before);
      expect(last?.headers["x-csrf-token"]).toBe(sent);
    });

  it("takes no refusal on the sign-in form itself for the end of a session", async () => {
    const page = await show(email, {
      attributes: `${"attributes" in options ? options.attributes : ""} data-login-path="/receber"`,
    });
    const body = JSON.stringify({ error: "e-mail ou senha não conferem" });
    demo.server.failNext({ path: "/receber", status: 401, body });
    await send(page);
    await expect.poll(() => alert(page).textContent()).toBe("e-mail ou senha não conferem");
    expect(await page.getByRole("link", { name: "entrar" }).count()).toBe(0);
    await expectKept(page);
  });
});

const isInWindow = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};
