import { useServer, type Visitor, type VisitorRequest } from "@yy/testing";
import { describe, expect, it } from "vitest";

const demo = useServer();

const person = {
  "user[name]": "Clara Menezes",
  "user[email]": "clara@exemplo.com.br",
  "user[cpf]": "529.982.247-25",
  "user[phone]": "(11) 98765-4321",
  "user[birthdate]": "29/02/1996",
  "user[password]": "segredo 9",
  "user[password_confirmation]": "segredo 9",
  "user[bio]": "garimpo aos domingos",
  "user[terms]": "1",
};
const card = {
  "order[product_id]": "105",
  "card[number]": "4111 1111 1111 1111",
  "card[holder]": "CLARA MENEZES",
  "card[expiry]": "12/39",
  "card[code]": "123",
  "card[cpf]": "529.982.247-25",
  "order[installments]": "3",
};
const address = {
  "user[address][zipcode]": "01310-100",
  "user[address][state]": "SP",
  "user[address][city]": "São Paulo",
  "user[address][street]": "Avenida Paulista",
  "user[address][number]": "1578",
  "user[address][complement]": "",
  "user[address][neighborhood]": "Bela Vista",
  "user[address][latitude]": "-23.5632",
  "user[address][longitude]": "-46.6541",
};

const html = { Accept: "text/html,application/xhtml+xml" };
const fetched = { Accept: "application/json" };
const ujs = {
  Accept: "application/json, text/javascript, */*; q=0.01",
  "X-Requested-With": "XMLHttpRequest",
};
const turbo = { Accept: "text/vnd.turbo-stream.html, text/html, application/xhtml+xml" };

function post(
  visitor: Visitor,
  path: string,
  form: Record<string, string>,
  headers: NonNullable<VisitorRequest["headers"]> = html,
): Promise<Response> {
  return visitor.send(path, { method: "POST", form, headers });
}

async function rejection(path: string, form: Record<string, string>, userId?: number) {
  const answer = await post(await demo.visitor(userId), path, form, fetched);
  expect(answer.status).toBe(422);
  return answer.json();
}

describe("a form's page", () => {
  it("names the very patterns and texts that the server validates with", async () => {
    const page = await (await demo.visitor()).visit("/cadastro");
    const year = new Date().getFullYear() - 18;
    expect(page).toMatch(
      new RegExp(`name="user\\[birthdate\\]" data-patterns="[^"]*,dateBefore:\\S+${year}"`),
    );
    expect(page).toContain('data-message-is-equals-to="as senhas não são iguais"');
  });

  it.each([
    ["/cadastro", []],
    ["/perfil/endereco", ["/vendor/rails-ujs.js"]],
    ["/comprar", ["/vendor/turbo.js", "/vendor/keep-nonce.js"]],
    ["/voucher", []],
  ])("%s brings the library that sends it", async (path, libraries) => {
    const page = await (await demo.visitor(1)).visit(path);
    const scripts = [...page.matchAll(/<script src="([^"]+)"/g)];
    const sources = scripts.map(([, source = ""]) => source.replaceAll("&#x2F;", "/"));
    expect(sources.filter((source) => source.startsWith("/vendor/"))).toEqual(libraries);
  });

  it("of members sends others to sign in and back, a script away", async () => {
    const visitor = await demo.visitor();
    const answer = await visitor.send("/perfil/endereco");
    const back = encodeURIComponent(`${demo.server.origin}/perfil/endereco`);
    expect(answer.headers.get("location")).toBe(`/entrar?redirect_to=${back}`);
    expect((await post(visitor, "/perfil/endereco", address, ujs)).status).toBe(401);
  });

  it.each(["sign-up", "checkout", "checkout-done", "address", "listing"])(
    "has no second address /%s",
    async (name) => {
      expect((await (await demo.visitor(1)).send(`/${name}`)).status).toBe(404);
    },
  );
});

describe("a good form", () => {
  it("makes a member and leads a browser on, with a message that shows once", async () => {
    const visitor = await demo.visitor();
    const answer = await post(visitor, "/cadastro", person);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/entrar"]);
    expect(demo.server.state.users.at(-1)).toMatchObject({
      name: "Clara Menezes",
      email: "clara@exemplo.com.br",
      cpf: "52998224725",
      nickname: "claramenezes",
    });
    const flash = '<p data-flash="success">conta criada.';
    expect(await visitor.visit("/entrar")).toContain(flash);
    expect(await visitor.visit("/entrar")).not.toContain(flash);
  });

  it("tells a script what it made and where to go", async () => {
    const answer = await post(await demo.visitor(), "/cadastro", person, fetched);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({
      id: expect.any(Number),
      name: "Clara Menezes",
      nickname: "claramenezes",
      message: "conta criada. agora é só entrar!",
      location: "/entrar",
    });
  });

  it("redirects Turbo, and sells the product", async () => {
    const visitor = await demo.visitor();
    const answer = await post(visitor, "/comprar", card, turbo);
    expect(answer.status).toBe(303);
    const thanks = await visitor.visit(answer.headers.get("location") ?? "");
    expect(thanks).toContain("cartão que termina em 1111");
    expect(thanks).toContain("Jaqueta jeans anos 90");
    expect(demo.server.state.products.find(({ id }) => id === 105)?.state).toBe("sold");
  });

  it("keeps an address, shows it at the next visit, and does not send rails-ujs away", async () => {
    const visitor = await demo.visitor(1);
    const answer = await post(visitor, "/perfil/endereco", address, ujs);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      address: { zipcode: "01310-100", city: "São Paulo" },
      message: "endereço guardado.",
    });
    const page = await visitor.visit("/perfil/endereco");
    expect(page).toContain('value="Avenida Paulista"');
    expect(page).toContain('<option value="São Paulo" selected>');
    expect(page).not.toContain("endereço guardado.");
  });

  it.each([
    [{ "voucher[answer]": "accept" }, { answer: "accept", price: null, boost: false }],
    [
      { "voucher[answer]": "refuse", "voucher[counter_price]": "1" },
      { answer: "refuse", price: null, boost: false },
    ],
    [
      { "voucher[answer]": "counter", "voucher[counter_price]": "R$ 60,5", "voucher[boost]": "1" },
      { answer: "counter", price: "60.50", boost: true },
    ],
  ])("takes the answer %j to an offer", async (form, kept) => {
    const answer = await post(await demo.visitor(), "/voucher", form);
    expect(answer.status).toBe(303);
    expect(demo.server.state.voucherAnswers).toEqual([kept]);
  });
});

describe("a refused form", () => {
  it.each([
    ["user[name]", "Clara", "escreva também o sobrenome"],
    ["user[email]", "clara@exemplo", "não é um email válido"],
    ["user[email]", "BiaNogueira@exemplo.com.br", "já está em uso"],
    ["user[cpf]", "529.982.247-26", "não é um cpf válido"],
    ["user[phone]", "98765-4321", "não é um telefone válido"],
    ["user[birthdate]", "31/02/1990", "não é uma data válida"],
    ["user[birthdate]", "01/01/2020", "é preciso ter 18 anos ou mais"],
    ["user[password_confirmation]", "segredo 8", "as senhas não são iguais"],
    ["user[bio]", "a".repeat(161), "é muito longo (máximo: 160 caracteres)"],
    ["user[terms]", "", "é preciso aceitar os termos"],
  ])("sign-up: %s %j %s, under the last part of its name", async (name, value, message) => {
    const key = /\[(\w+)\]$/.exec(name)?.[1] ?? "";
    expect(await rejection("/cadastro", { ...person, [name]: value })).toEqual({ [key]: message });
    expect(demo.server.state.users).toHaveLength(12);
  });

  it("sign-up: a CPF that has an account is said of the form as a whole", async () => {
    expect(await rejection("/cadastro", { ...person, "user[cpf]": "111.444.777-35" })).toEqual({
      base: "já existe uma conta com este cpf. que tal entrar com ela?",
    });
  });

  it.each([
    ["card[number]", "4111 1111 1111 1112", "não é um número de cartão válido"],
    ["card[holder]", "CLARA", "não é um nome válido"],
    ["card[expiry]", "12/19", "não é uma data válida"],
    ["card[code]", "1234", "confira o código no verso do cartão"],
    ["card[cpf]", "", "não pode ficar em branco"],
    ["order[installments]", "12", "não está na lista"],
  ])("checkout: %s %j %s, under its whole name", async (name, value, message) => {
    expect(await rejection("/comprar", { ...card, [name]: value })).toEqual({ [name]: message });
    expect(demo.server.state.orders).toEqual([]);
  });

  it.each(["107", "999"])(
    "checkout: that product %s is gone is said of the form as a whole",
    async (id) => {
      const gone = { ...card, "order[product_id]": id, "order[installments]": "1" };
      expect(await rejection("/comprar", gone)).toEqual({
        base: "esta peça acabou de ser vendida",
      });
    },
  );

  it.each([
    ["zipcode", "99999-999", ["não encontramos esse cep"]],
    ["zipcode", "0131", ["não é um cep válido", "não encontramos esse cep"]],
    ["city", "Niterói", ["não está na lista"]],
    ["number", " ", ["não pode ficar em branco"]],
  ])("address: %s %j %j, as lists under whole names", async (part, value, messages) => {
    const name = `user[address][${part}]`;
    expect(await rejection("/perfil/endereco", { ...address, [name]: value }, 1)).toEqual({
      [name]: messages,
    });
  });

  it.each([
    [{}, { answer: ["escolha uma resposta"] }],
    [{ "voucher[answer]": "maybe" }, { answer: ["não está na lista"] }],
    [
      { "voucher[answer]": "counter", "voucher[counter_price]": "R$ 50,00" },
      { counter_price: ["deve ser maior do que R$ 50,00"] },
    ],
    [
      { "voucher[answer]": "counter", "voucher[counter_price]": "70" },
      { counter_price: ["peça menos do que a peça custa hoje"] },
    ],
  ])("voucher: %j %j", async (form, errors) => {
    expect(await rejection("/voucher", form)).toEqual(errors);
  });

  it.each([
    ["fetch", fetched],
    ["rails-ujs", ujs],
    ["Turbo", turbo],
  ])("is JSON for %s", async (_, headers) => {
    const answer = await post(await demo.visitor(), "/comprar", {}, headers);
    expect(answer.status).toBe(422);
    expect(answer.headers.get("content-type")).toContain("application/json");
    expect(Object.keys(await answer.json())).toContain("card[number]");
  });

  it("is the page again for a browser: messages at their fields, what was typed kept", async () => {
    const form = { ...person, "user[email]": "clara@", "user[terms]": "" };
    const answer = await post(await demo.visitor(), "/cadastro", form);
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('aria-invalid="true" aria-describedby="user-email-erro"');
    expect(page).toContain(
      '<p class="field-message" id="user-email-erro">não é um email válido</p>',
    );
    expect(page).toContain("<title>erro: criar conta");
    expect(page).toContain("confira 2 campos e envie de novo.");
    expect(page).toContain('value="Clara Menezes"');
    expect(page).toContain(">garimpo aos domingos</textarea>");
    expect(page).not.toContain('aria-describedby="user-name-erro"');
  });

  it("never gives passwords and cards back", async () => {
    const visitor = await demo.visitor();
    const signUp = await (await post(visitor, "/cadastro", { ...person, "user[name]": "" })).text();
    const checkout = await (await post(visitor, "/comprar", { ...card, "card[cpf]": "" })).text();
    expect(signUp).toContain("clara@exemplo.com.br");
    expect(signUp).not.toContain("segredo");
    expect(checkout).toContain("CLARA MENEZES");
    expect(checkout).toContain('<option value="3" selected>');
    for (const secret of ["4111 1111", "12/39", 'value="123"']) {
      expect(checkout).not.toContain(secret);
    }
    expect(JSON.stringify(demo.server.state)).not.toContain("4111 1111");
  });

  it("writes what was typed as text", async () => {
    const markup = `"><script>alert(1)</script>`;
    const form = { ...person, "user[name]": markup, "user[bio]": `</textarea>${markup}`.repeat(9) };
    const page = await (await post(await demo.visitor(), "/cadastro", form)).text();
    expect(page).not.toContain("<script>alert");
    expect(page).toContain("&lt;script&gt;alert(1)");
  });

  it("with another session's token is said of the form, to a browser with what was typed and a token that works", async () => {
    const visitor = await demo.visitor();
    const wrong = { "X-CSRF-Token": "outra" };
    const message = "esta página ficou aberta tempo demais. envie de novo";
    const json = await post(visitor, "/cadastro", person, { ...fetched, ...wrong });
    expect([json.status, await json.json()]).toEqual([422, { base: message }]);
    const page = await post(visitor, "/cadastro", person, { ...html, ...wrong });
    const markup = await page.text();
    expect(page.status).toBe(422);
    expect(markup).toContain(`<p>${message}.</p>`);
    expect(markup).toContain('value="Clara Menezes"');
    expect(demo.server.state.users).toHaveLength(12);
    const token = /name="authenticity_token" value="([^"]+)"/.exec(markup)?.[1] ?? "";
    const again = { ...person, authenticity_token: token };
    const retried = await visitor.send("/cadastro", { method: "POST", form: again, headers: html });
    expect(retried.status).toBe(303);
  });
});

describe("a form on a bad day", () => {
  it("is a call, so the next one can fail without naming its path", async () => {
    const visitor = await demo.visitor();
    demo.server.failNext({ status: 500 });
    expect((await post(visitor, "/cadastro", person)).status).toBe(500);
    expect((await post(visitor, "/cadastro", person)).status).toBe(303);
    expect(demo.server.requests.map(({ path, status }) => [path, status])).toEqual([
      ["/cadastro", 500],
      ["/cadastro", 303],
    ]);
  });

  it("can be answered 422 with HTML", async () => {
    const body = "<p>não deu.</p>";
    demo.server.failNext({ status: 422, contentType: "text/html", body });
    const answer = await post(await demo.visitor(), "/comprar", card, turbo);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([422, "text/html"]);
    expect(await answer.text()).toBe(body);
  });

  it("can hang, until the sender gives up", async () => {
    const visitor = await demo.visitor(1);
    demo.server.failNext({ path: "/perfil/endereco", method: "POST", delay: 600_000 });
    const waiting = post(visitor, "/perfil/endereco", address, ujs);
    await expect.poll(() => demo.server.requests.length).toBe(1);
    expect(demo.server.requests[0]?.status).toBe(0);
    demo.server.reset();
    await expect(waiting).rejects.toThrow();
  });
});
