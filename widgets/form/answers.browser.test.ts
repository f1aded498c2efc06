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

  const open = async (fields = email + street + price, more: FormOnPage = {}) => {
    const page = await openForm(demo, fields + sendButton, { ...options, ...more });
    await page.locator("#e-mail").fill("ana@loja.com");
    return page;
  };
  const send = (page: Page) => page.getByRole("button", { name: "enviar" }).click();
  const expectKept = async (page: Page) => {
    expect(new URL(page.url()).pathname).toBe("/formulario");
    expect(await page.locator("#e-mail").inputValue()).toBe("ana@loja.com");
    expect(await page.getByText("nginx").count()).toBe(0);
  };

  it.each([
    [
      "Laravel",
      {
        message: "The given data was invalid.",
        errors: {
          email: ["já está em uso", "é longo"],
          "address.street": ["falta"],
          "items.0.price": ["é baixo"],
        },
      },
    ],
    [
      "Rails",
      {
        user: {
          email: ["já está em uso", "é longo"],
          address: { street: ["falta"] },
        },
        items: [{ price: ["é baixo"] }],
      },
    ],
    [
      "Rails with index_errors",
      {
        errors: {
          email: ["já está em uso", "é longo"],
          "address.street": ["falta"],
          "items[0].price": ["é baixo"],
        },
      },
    ],
  ])("shows the messages of %s on the fields they are about", async (_, body) => {
    const page = await open();
    demo.server.failNext({ path: "/receber", status: 422, body: JSON.stringify(body) });
    await send(page);
    await expect
      .poll(() => messagesOn(page))
      .toEqual(["já está em uso, é longo", "falta", "é baixo"]);
    expect(await alert(page).textContent()).toBe("");
  });

  it("names above the form what has no field, and says what is about all of it", async () => {
    const page = await open();
    const errors = { base: ["tente amanhã"], birth_date: ["é inválida"] };
    demo.server.failNext({ path: "/receber", status: 422, body: JSON.stringify({ errors }) });
    await send(page);
    await expect
      .poll(() => alert(page).locator("p").allTextContents())
      .toEqual(["tente amanhã", "birth date: é inválida"]);
  });

  const page422 = by === "Turbo" ? [] : ([[422, {}, /não aceitou.*confira/]] as const);
  it.each([
    [403, {}, /sua conta não pode/],
    [404, {}, /não aceitou/],
    [413, {}, /grande demais.*arquivos menores/],
    [419, {}, /expirou.*atualize a página/],
    ...page422,
    [429, { "retry-after": "120" }, /espere 2 minutos/],
    [429, {}, /espere um pouco/],
    [502, {}, /tente de novo/],
    [503, { "retry-after": "1" }, /espere 1 segundo e/],
  ] as const)(
    "says what a proxy's %i with %j means, and keeps page and text",
    async (status, headers, words) => {
      const page = await open();
      demo.server.failNext({ ...html(status), headers });
      await send(page);
      await expect.poll(() => alert(page).textContent()).toMatch(words);
      if (![502, 503].includes(status))
        expect(await alert(page).textContent()).not.toContain("tente de novo");
      await expectKept(page);
      expect(await outcomes(page)).toEqual([
        { type: "yy:form-failed", detail: { status, errors: {} } },
      ]);
    },
  );

  it.each([
    ["401", { ...html(401) }],
    ["a redirect to the sign-in page", { ...html(302), headers: { location: "/entrar" } }],
  ])("leads to the sign-in page after %s, and keeps what was typed", async (_, fault) => {
    const page = await open(undefined, { signedInAs: 2 });
    demo.server.failNext(fault);
    await send(page);
    const link = page.locator("yy-form").getByRole("link", { name: "entrar" });
    await link.waitFor();
    const url = new URL((await link.getAttribute("href")) ?? "", page.url());
    expect([url.pathname, url.searchParams.get("redirect_to")]).toEqual(["/entrar", page.url()]);
    expect(await link.getAttribute("target")).toBe("_blank");
    expect(await alert(page).textContent()).toContain("o que você escreveu continua aqui");
    await expectKept(page);
    expect(await outcomes(page)).toEqual([
      { type: "yy:form-failed", detail: { status: 401, errors: {} } },
    ]);
    expect(await seenErrors(page)).toEqual([]);
    await page.locator("#e-mail").press("End");
    await page.keyboard.type(".br");
    await expect.poll(() => link.count()).toBe(0);
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

  it("goes on keeping what was typed when the session of a member is still over", async () => {
    const page = await open(undefined, { signedInAs: 2 });
    for (const times of [1, 2]) {
      demo.server.failNext({ ...html(302), headers: { location: "/entrar" } });
      await send(page);
      await expect.poll(async () => (await outcomes(page)).length).toBe(times);
    }
    await page.locator("yy-form").getByRole("link", { name: "entrar" }).waitFor();
    await expectKept(page);
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
    const page = await open(email, {
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
