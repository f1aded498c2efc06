import { collectProblems, type Fault, holdRequests, useDemo } from "@yy/testing";
import { openInTab, seenErrors, session, waitForState, waitUntilMounted } from "@yy/testing/page";
import { describe, expect, it } from "vitest";
import {
  alerts,
  countLookups,
  counts,
  cpf,
  cpfField,
  known,
  lookup,
  messages,
  notice,
  openOutpost,
  path,
  products,
  tag,
  useOutpostFixture,
} from "./testing/outpostOnPage";

const asked = `${path}?cpf=52998224725`;

describe("yy-pro-outpost: looking up", () => {
  const demo = useDemo();
  const { fixture, open } = useOutpostFixture(demo);

  for (const [which, options] of [
    ["plain", {}],
    ["of rails-ujs", { libs: ["ujs"] }],
    ["of rails-ujs and Turbo", { libs: ["ujs", "turbo"] }],
    ["with Turbolinks", { libs: ["turbolinks"] }],
  ] as const)
    it(`takes a remote link over: one request, digits only (${which})`, async () => {
      const page = await openOutpost(demo, {
        ...options,
        linkAttributes: 'data-remote="true" data-disable-with="buscando…"',
      });
      const lookups = countLookups(page);
      await cpf(page).fill(known);
      await lookup(page).hover();
      await lookup(page).click();
      await products(page).getByText("Beatriz Nogueira").waitFor();
      await lookup(page).click();
      await expect.poll(() => products(page).count()).toBe(2);
      expect(lookups).toEqual([asked, asked]);
      expect(await counts(page)).toEqual([1, 2]);
      expect(await cpf(page).inputValue()).toBe(known);
      expect(new URL(page.url()).pathname).toBe("/outpost");
      const { headers } = demo.server.requests.find((request) => request.path === path) ?? {};
      expect(headers?.accept).toContain("text/javascript");
      expect(headers?.["x-requested-with"]).toBe("XMLHttpRequest");
      expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
    });

  it("is not sent by jQuery either, whose handlers find a link as theirs by data-remote", async () => {
    const page = await openOutpost(demo, { libs: ["jquery"], linkAttributes: "data-remote" });
    await page.evaluate(() => {
      const jQuery = Reflect.get(window, "jQuery") as (root: Document) => {
        on(type: string, selector: string, handler: () => void): void;
      };
      const event = { type: "yy:outpost-changed", detail: { count: -1 }, from: "jquery" };
      jQuery(document).on("click.rails", "a[data-remote]", () => window.seenEvents?.push(event));
    });
    await cpf(page).fill(known);
    await lookup(page).click();
    await products(page).waitFor();
    expect(await counts(page)).toEqual([1]);
  });

  it("keeps the link's other parameters, and a mask around the field", async () => {
    const page = await openOutpost(demo, {
      href: `${path}?loja=9`,
      field: '<yy-mask data-mask="cpf"><label>cpf <input data-part="cpf"></label></yy-mask>',
    });
    await waitUntilMounted(page, "yy-mask");
    const lookups = countLookups(page);
    await cpf(page).pressSequentially("52998224725");
    expect(await cpf(page).inputValue()).toBe(known);
    await lookup(page).click();
    await products(page).waitFor();
    expect(lookups).toEqual([`${path}?loja=9&cpf=52998224725`]);
  });

  it("looks up by Enter, and sends no form around", async () => {
    demo.server.addPage("/enviado", { body: "enviado" });
    const page = await openOutpost(demo, {
      around: (widget) => `<form action="/enviado">${widget}</form>`,
    });
    const lookups = countLookups(page);
    await cpf(page).fill(known);
    await cpf(page).press("Enter");
    await products(page).waitFor();
    await cpf(page).fill("1");
    await cpf(page).press("Enter");
    await expect.poll(() => messages(page)).toEqual(["não é um cpf válido"]);
    expect(lookups).toEqual([asked]);
    expect(new URL(page.url()).pathname).toBe("/outpost");
  });

  for (const typed of [
    "",
    "123",
    "529.982.247-26",
    "111.111.111-11",
    "abc52998224725",
    "52.998.224-725",
  ])
    it(`refuses ${JSON.stringify(typed)} before asking`, async () => {
      const page = await openOutpost(demo, { attributes: 'data-invalid-text="confira o cpf"' });
      const lookups = countLookups(page);
      await cpf(page).fill(typed);
      await lookup(page).click();
      await expect.poll(() => messages(page)).toEqual(["confira o cpf"]);
      expect(await cpf(page).getAttribute("aria-invalid")).toBe("true");
      const description = await cpf(page).evaluate(
        (input) =>
          document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent,
      );
      expect(description).toBe("confira o cpf");
      await expect
        .poll(() => cpf(page).evaluate((input) => input === document.activeElement))
        .toBe(true);
      await expect.poll(() => notice(page)).toBe("confira o cpf");
      await cpf(page).press("1");
      await expect.poll(() => messages(page)).toEqual([]);
      await expect.poll(() => cpf(page).getAttribute("aria-invalid")).toBe(null);
      expect(lookups).toEqual([]);
      expect(await seenErrors(page)).toEqual([]);
    });

  it("asks once at a time, and shows that it does", async () => {
    const page = await openOutpost(demo);
    const lookups = countLookups(page);
    const release = await holdRequests(page, `**${path}*`);
    await cpf(page).fill(known);
    await lookup(page).dblclick();
    await cpf(page).press("Enter");
    await waitForState(page, tag, "loading");
    await expect.poll(() => lookup(page).getAttribute("aria-busy")).toBe("true");
    await expect.poll(() => notice(page)).toBe("carregando");
    release();
    await products(page).waitFor();
    await expect.poll(() => lookup(page).getAttribute("aria-busy")).toBe(null);
    expect(lookups).toEqual([asked]);
    await expect.poll(() => notice(page)).toBe("1 peça no outpost");
  });

  it("leaves clicks with a key held, and those somebody prevented, to the browser", async () => {
    const page = await openOutpost(demo);
    await cpf(page).fill("1");
    await openInTab(lookup(page));
    await page.evaluate(() =>
      document.addEventListener("click", (event) => event.preventDefault(), { once: true }),
    );
    await lookup(page).click();
    expect(await messages(page)).toEqual([]);
  });

  it.each<[string, Fault, string]>([
    ["422 about the CPF", { status: 422, body: '{"cpf":["já tem outpost"]}' }, "já tem outpost"],
    [
      "404 about the CPF",
      { status: 404, body: '{"cpf":"ninguém tem esse cpf"}' },
      "ninguém tem esse cpf",
    ],
  ])("shows a %s at the field", async (_, fault, message) => {
    const page = await open();
    demo.server.failNext({ path, ...fault });
    await cpf(page).fill(known);
    await lookup(page).click();
    await expect.poll(() => messages(page)).toEqual([message]);
    expect(await alerts(page)).toEqual([]);
    expect(await cpf(page).inputValue()).toBe(known);
    await lookup(page).click();
    await products(page).waitFor();
    await expect.poll(() => messages(page)).toEqual([]);
  });

  const script = 'document.body.dataset.ran = "yes"';
  const faults: [string, Fault][] = [
    ["404", { status: 404 }],
    ["409", { status: 409, body: "[]" }],
    ["422 of an odd shape", { status: 422, body: '{"errors":{"cpf":[1]}}' }],
    ["500 with HTML", { status: 500, body: "<h1>erro</h1>", contentType: "text/html" }],
    ["a page instead of a script", { status: 200, body: "<p>oi</p>", contentType: "text/html" }],
    ["a script of the wrong type", { status: 200, body: script, contentType: "text/plain" }],
    [
      "a script with an error's status",
      { status: 500, body: script, contentType: "text/javascript" },
    ],
    ["half an answer", { truncate: true, body: script, contentType: "text/javascript" }],
    ["a lost connection", { drop: true }],
  ];
  for (const [failure, fault] of faults)
    it(`says so on ${failure}, and tries again with the CPF that was typed`, async () => {
      const page = await open();
      demo.server.failNext({ path, ...fault });
      await cpf(page).fill(known);
      await lookup(page).click();
      await expect.poll(() => alerts(page)).toEqual(["não deu para buscar."]);
      await waitForState(page, tag, "error");
      expect((await seenErrors(page)).map(({ name }) => name)).toEqual(["RequestError"]);
      expect(await page.evaluate(() => document.body.dataset.ran)).toBe(undefined);
      expect(await cpf(page).inputValue()).toBe(known);
      await page.getByRole("button", { name: "tentar de novo" }).click();
      await products(page).waitFor();
      await expect.poll(() => alerts(page)).toEqual([]);
    });

  it("says what the server does of the outpost as a whole, and not what is for programs", async () => {
    const page = await open();
    await cpf(page).fill(known);
    for (const [fault, words] of [
      [
        { status: 409, body: '{"base":"este outpost já foi fechado"}' },
        "este outpost já foi fechado",
      ],
      [{ status: 422, body: '{"error":"csrf"}' }, "não deu para buscar."],
    ] as const) {
      demo.server.failNext({ path, ...fault });
      await lookup(page).click();
      await expect.poll(() => alerts(page)).toEqual([words]);
    }
  });

  it("asks nothing of another origin, nor runs what it redirects to", async () => {
    const page = await openOutpost(demo, { href: "https://outra.example/lookup" });
    const away: string[] = [];
    page.on("request", (request) => away.push(request.url()));
    await cpf(page).fill(known);
    await lookup(page).click();
    await expect.poll(() => alerts(page)).toEqual(["não deu para buscar."]);
    expect(away).toEqual([]);
  });

  it("names an address that cannot be asked, and asks again once it can", async () => {
    const page = await open();
    await cpf(page).fill(known);
    const wrong = ["http://", "", "\u0001", "javascript:0"];
    for (const href of wrong) {
      await lookup(page).evaluate((link, to) => link.setAttribute("href", to), href);
      await lookup(page).click();
      await expect
        .poll(async () => (await seenErrors(page)).at(-1))
        .toEqual({
          widget: tag,
          name: "ConfigError",
          message: `${tag}: href of data-part="lookup" must be an http:, https: address`,
        });
      await expect.poll(() => alerts(page)).toEqual(["não deu para buscar."]);
    }
    expect(await seenErrors(page)).toHaveLength(wrong.length);
    expect(await cpf(page).inputValue()).toBe(known);
    await lookup(page).evaluate((link, to) => link.setAttribute("href", to), path);
    await lookup(page).click();
    await expect.poll(() => products(page).count()).toBe(1);
  });

  it("says that the session has ended, on a 401 and on the sign-in page", async () => {
    const page = await openOutpost(demo);
    await session.refresh(page);
    await cpf(page).fill(known);
    await session.end(page);
    for (const fault of [
      { status: 401, body: "{}" },
      { status: 302, body: "", headers: { location: "/entrar" } },
    ]) {
      demo.server.failNext({ path, ...fault });
      await lookup(page).click();
      await expect
        .poll(() => alerts(page))
        .toEqual(["sua sessão terminou. entre de novo para buscar."]);
      expect(await page.getByRole("link", { name: "entrar" }).getAttribute("href")).toContain(
        "/entrar?redirect_to=",
      );
      await expect.poll(async () => (await session.of(page)).signedIn).toBe(false);
      await cpf(page).press("End");
      await cpf(page).press("Backspace");
      await expect.poll(() => alerts(page)).toEqual([]);
      await cpf(page).press("5");
    }
  });

  it.each([
    ["the link", cpfField, 'a link with data-part="lookup"'],
    ["the field", '<a href="/" data-part="lookup">buscar</a>', 'an <input> with data-part="cpf"'],
    [
      "the section",
      `${cpfField}<a href="/" data-part="lookup">buscar</a>`,
      'a child with data-part="products"',
    ],
  ])("says that %s is missing, and leaves the server's markup", async (_, children, words) => {
    const page = await fixture(`<${tag}>${children}</${tag}>`);
    await waitForState(page, tag, "failed");
    expect(collectProblems(page).errors.join()).toContain(`${tag}: ${words} is required`);
  });
});
