// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { withPage } from "./readAnsweredPage";

const fields = `
  <input type="hidden" name="authenticity_token" value="a">
  <label>e-mail <input name="user[email]" value="{{value}}"></label>
  <label>recado <textarea name="user[note]"></textarea></label>`;
const formOf = (inner = fields, attributes = 'id="new_user" action="/users" method="post"') =>
  `<form ${attributes}>${inner.replace("{{value}}", "")}<button name="commit">enviar</button></form>`;
const again = (extra: string, before = "") => `<!doctype html>${before}${formOf(fields + extra)}`;

/** What an answer says to the form of a page, in which the visitor has written `ana@loja`. */
function read(body: unknown, page = formOf(), url = `${location.origin}/users`) {
  document.body.innerHTML = page;
  const form = document.querySelector("form") as HTMLFormElement;
  const email = form.querySelector<HTMLInputElement>("[name='user[email]']");
  if (email) email.value = "ana@loja";
  return withPage(form, { isSuccess: true, status: 200, body, url }).page;
}

const readForm = (...given: Parameters<typeof read>) => {
  const page = read(...given);
  return [page?.form, Object.fromEntries(page?.errors ?? [])];
};

beforeEach(() => {
  document.body.innerHTML = "";
});

it.each([[null], [{ id: 7 }], [["<form>"]], [""], ["recebido"]])("reads nothing of %j", (body) => {
  expect(read(body)).toBeUndefined();
});

describe("the form again with what is wrong", () => {
  it.each([
    [
      "Rails",
      again(
        "",
        '<div id="error_explanation"><h2>1 erro</h2><ul><li>e-mail já está em uso</li></ul></div>',
      ),
      { base: "e-mail já está em uso" },
    ],
    [
      "Rails, beside the field",
      again('<div class="field_with_errors"><input name="user[email]" value="ana@loja"></div>'),
      {},
    ],
    [
      "Django 4",
      again('<ul class="errorlist"><li>Informe um e-mail válido.</li></ul>'),
      { base: "Informe um e-mail válido." },
    ],
    [
      "Django 5, and yy_form",
      again(
        '<ul class="errorlist" id="e"><li>já existe</li></ul><input name="user[nick]" aria-invalid="true" aria-describedby="e">',
      ),
      { "user[nick]": "já existe" },
    ],
    [
      "Laravel",
      again(
        '<input name="nick" class="is-invalid"><div class="invalid-feedback">é curto</div>',
        '<div class="alert alert-danger"><ul><li>falta o nome</li><li>é curto</li></ul></div>',
      ),
      { base: "falta o nome, é curto" },
    ],
    ["PHP", again('<p class="error">preencha o recado</p>'), { base: "preencha o recado" }],
    [
      "a stream of Turbo",
      `<turbo-stream action="replace" target="new_user"><template>${formOf(`${fields}<p role="alert">não</p>`)}</template></turbo-stream>`,
      { base: "não" },
    ],
  ])("by %s", (_, body, errors) => {
    const [form, found] = readForm(body);
    expect(form).toBe("wrong");
    expect(found).toEqual(errors);
  });

  it("is none by a word that this page has already, or a place for one", () => {
    const banner = '<div class="alert alert-danger">o site para às 22 h</div>';
    const place = '<p class="error"></p><div class="invalid-feedback">escreva o nome</div>';
    expect(readForm(again(place, banner), banner + formOf())).toEqual(["blank", {}]);
  });
});

describe("the form again", () => {
  const filled = formOf(fields.replace("{{value}}", "ana@loja"));
  it.each([
    ["with what was typed", filled, "filled"],
    ["empty", formOf(), "blank"],
    ["by its address alone", formOf(fields, 'action="/users/" method="post"'), "blank"],
    ["by the address of the answer", formOf(fields, 'method="post"'), "blank"],
    ["not: another form of the page", formOf(fields, 'action="/busca" method="post"'), "absent"],
    ["not: the next step at the same address", formOf('<input name="card">'), "absent"],
    ["not: another page", "<!doctype html><p>obrigada</p>", "absent"],
  ])("%s", (_, body, form) => {
    expect(readForm(body)[0]).toBe(form);
  });

  it("is not looked for after a search, which is answered by the search", () => {
    const search = formOf(fields, 'action="/users" method="get"');
    expect(readForm(search.replace('value=""', 'value="ana@loja"'), search)[0]).toBe("absent");
  });
});

describe("a page to sign in on", () => {
  const signIn = '<form action="/s"><input name="mail"><input type="password"></form>';
  it.each([
    ["has one field for a password", formOf(), signIn, true],
    ["has it without a form", formOf(), '<input type="password">', true],
    [
      "is none where a password is changed",
      formOf(),
      `<form>${"<input type=password>".repeat(3)}</form>`,
      false,
    ],
    [
      "is none where one is chosen",
      formOf(),
      '<form><input type="password" autocomplete="new-password"></form>',
      false,
    ],
    ["is none where this page can be signed in on as well", formOf() + signIn, signIn, false],
    [
      "is none for a form with a password",
      formOf(`${fields}<input type="password">`),
      signIn,
      false,
    ],
  ])("%s", (_, page, body, asks) => {
    expect(read(`<!doctype html>${body}`, page)?.asksForPassword).toBe(asks);
  });
});

it("is not taken in by names that hide members of the document and of forms", () => {
  const names = ["querySelectorAll", "documentElement", "childNodes", "elements", "getAttribute"];
  const images = names.map((name) => `<img name="${name}" alt="">`).join("");
  const clobbered = names.map((name) => `<input name="${name}">`).join("");
  const body = `${images}${again(`${clobbered}<p class="error">falta</p>`)}`;
  expect(readForm(body, formOf(fields + clobbered))).toEqual(["wrong", { base: "falta" }]);
});
