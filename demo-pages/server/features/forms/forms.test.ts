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
const html = { Accept: "text/html,application/xhtml+xml" };
const json = { Accept: "application/json" };

const post = (
  visitor: Visitor,
  path: string,
  form: Record<string, string>,
  headers: NonNullable<VisitorRequest["headers"]>,
) => visitor.send(path, { method: "POST", form, headers });

describe("a refused form", () => {
  it.each([
    ["/cadastro", { ...person, "user[cpf]": "1" }, { cpf: "não é um cpf válido" }],
    [
      "/cadastro",
      { ...person, "user[cpf]": "111.444.777-35" },
      { base: "já existe uma conta com este cpf. que tal entrar com ela?" },
    ],
    ["/voucher", { "voucher[answer]": "maybe" }, { answer: ["não está na lista"] }],
    [
      "/voucher",
      { "voucher[answer]": "counter", "voucher[counter_price]": "70" },
      { counter_price: ["peça menos do que a peça custa hoje"] },
    ],
  ])("is JSON in the style of %s for a script: %j %j", async (path, form, errors) => {
    const answer = await post(await demo.visitor(), path, form, json);
    expect([answer.status, await answer.json()]).toEqual([422, errors]);
    expect(demo.server.state.users).toHaveLength(12);
  });

  it("is the page again for a browser, what was typed as text, without the passwords", async () => {
    const markup = `"><script>alert(1)</script>`;
    const form = { ...person, "user[name]": markup, "user[bio]": `</textarea>${markup}`.repeat(9) };
    const page = await (await post(await demo.visitor(), "/cadastro", form, html)).text();
    expect(page).toContain("&lt;script&gt;alert(1)");
    expect(page).not.toContain("<script>alert");
    expect(page).not.toContain("segredo");
  });

  it("with another session's token is said of the form, with a token that works", async () => {
    const visitor = await demo.visitor();
    const wrong = { "X-CSRF-Token": "outra" };
    const base = "esta página ficou aberta tempo demais. envie de novo";
    const refused = await post(visitor, "/cadastro", person, { ...json, ...wrong });
    expect(await refused.json()).toEqual({ base });
    const page = await (await post(visitor, "/cadastro", person, { ...html, ...wrong })).text();
    expect(page).toContain(`<p>${base}.</p>`);
    const token = /name="authenticity_token" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const again = { ...person, authenticity_token: token };
    expect((await post(visitor, "/cadastro", again, html)).status).toBe(303);
  });
});

it("tells a script what a good form has made and where to go, and the page there says so", async () => {
  const visitor = await demo.visitor();
  const answer = await post(visitor, "/cadastro", person, json);
  expect([answer.status, await answer.json()]).toMatchObject([
    201,
    { nickname: "claramenezes", location: "/entrar" },
  ]);
  expect(await visitor.visit("/entrar")).toContain('<p data-flash="success">conta criada.');
});
