import { collectProblems, useDemo } from "@yy/testing";
import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";

const demo = useDemo();

async function signUp(page: Page, person: { name: string; email: string }): Promise<void> {
  await page.getByLabel("nome completo").fill(person.name);
  await page.getByLabel("cpf").fill("529.982.247-25");
  await page.getByLabel("data de nascimento").fill("29/02/1996");
  await page.getByLabel("e-mail").fill(person.email);
  await page.getByLabel("celular ou telefone").fill("(11) 98765-4321");
  await enterPasswords(page);
  await page.getByLabel("li e aceito os termos").check();
}

async function enterPasswords(page: Page): Promise<void> {
  for (const field of await page.locator("input[type=password]").all())
    await field.fill("segredo 9");
}

async function payWith(page: Page, cardNumber: string): Promise<void> {
  await page.getByLabel("número do cartão").fill(cardNumber);
  await page.getByLabel("nome como está no cartão").fill("CLARA MENEZES");
  await page.getByLabel("validade").fill("12/39");
  await page.getByLabel("código de segurança").fill("123");
  await page.getByLabel("cpf de quem é o cartão").fill("529.982.247-25");
  await page.locator("select[name='order[installments]']").selectOption("2");
  await page.getByRole("button", { name: "pagar" }).click();
}

/** A message as `yy-flash` draws it. */
function flashOn(page: Page, text: string): Locator {
  return page.locator("yy-flash [part=text]", { hasText: text });
}

describe("without JavaScript", () => {
  it("signs up: a mistake comes back beside its field, the rest stays typed but for the passwords", async () => {
    const page = await demo.open("/cadastro", { javaScript: false });
    const name = page.getByLabel("nome completo");
    await signUp(page, { name: "Clara", email: "clara@exemplo.com.br" });
    await page.getByRole("button", { name: "criar conta" }).click();

    await page.getByRole("alert").getByText("confira um campo e envie de novo.").waitFor();
    expect(await name.getAttribute("aria-invalid")).toBe("true");
    const message = page.locator(`#${await name.getAttribute("aria-describedby")}`);
    expect(await message.textContent()).toBe("escreva também o sobrenome");
    expect(await page.getByLabel("e-mail").inputValue()).toBe("clara@exemplo.com.br");
    expect(await page.getByLabel("li e aceito os termos").isChecked()).toBe(true);
    expect(await page.getByLabel("a mesma senha").inputValue()).toBe("");

    await name.fill("Clara Menezes");
    await enterPasswords(page);
    await page.getByRole("button", { name: "criar conta" }).click();
    await page.getByText("conta criada. agora é só entrar!").waitFor();
    expect(new URL(page.url()).pathname).toBe("/entrar");
    await page.getByRole("button", { name: "Clara Menezes" }).waitFor();
  });

  it("chooses a city without choosing what to load first", async () => {
    const page = await demo.open("/perfil/endereco", { javaScript: false, signedInAs: 1 });
    await page.getByLabel("cep").fill("20040-002");
    await page.getByLabel("estado").selectOption("RJ");
    await page.getByLabel("cidade").selectOption("Rio de Janeiro");
    await page.getByLabel("rua").fill("Avenida Rio Branco");
    await page.getByLabel("número").fill("1");
    await page.getByLabel("bairro").fill("Centro");
    await page.getByRole("button", { name: "guardar endereço" }).click();
    await page.getByText("endereço guardado.").waitFor();
    expect(await page.getByLabel("cidade").inputValue()).toBe("Rio de Janeiro");
  });

  it("filters and orders the listing", async () => {
    const page = await demo.open("/busca", { javaScript: false });
    await page.getByLabel("marca").selectOption("Farm");
    await page.getByLabel("tamanho").selectOption(["P", "M"]);
    await page.getByRole("button", { name: "filtrar" }).click();
    await page.getByText("4 achados").waitFor();
    await page.getByLabel("ordenar por").selectOption("menor preço");
    await page.getByRole("button", { name: "ordenar" }).click();
    await page.waitForURL("**/busca?tamanhos=P%2CM&marcas=Farm&ordem=menor-preco");
    expect(await page.locator(".product h3").first().textContent()).toBe(
      "Saia plissada verde-musgo",
    );
  });
});

describe("with the widgets", () => {
  it("signs up by a request of its own: the server's error shows on the field, and a corrected form is taken", async () => {
    const page = await demo.open("/cadastro");
    const submit = page.getByRole("button", { name: "criar conta" });
    const email = page.getByLabel("e-mail");
    await page.locator("yy-form:state(mounted)").waitFor();
    expect(await submit.isDisabled()).toBe(true);
    await signUp(page, { name: "Clara Menezes", email: "bianogueira@exemplo.com.br" });
    await submit.click();
    await page.getByText("já está em uso", { exact: true }).waitFor();
    expect(await email.getAttribute("aria-invalid")).toBe("true");

    await email.fill("clara@exemplo.com.br");
    await submit.click();
    await page.waitForURL("**/entrar");
    await flashOn(page, "conta criada. agora é só entrar!").waitFor();
    expect(demo.server.state.users.at(-1)?.email).toBe("clara@exemplo.com.br");
    expect(collectProblems(page).cspViolations).toEqual([]);
  });

  it("answers an offer by itself: the counter price is asked for with its answer alone", async () => {
    const page = await demo.open("/voucher");
    await page.locator("yy-form:state(mounted)").waitFor();
    const price = page.getByLabel("por quanto você vende");
    expect(await price.isVisible()).toBe(false);
    await page.getByLabel("fazer uma contraproposta").check();
    await price.fill("40");
    await page.getByRole("button", { name: "responder" }).click();
    await page.getByText("deve ser maior do que R$ 50,00", { exact: true }).waitFor();
    await price.fill("60");
    await page.getByRole("button", { name: "responder" }).click();
    await flashOn(page, "contraproposta enviada.").waitFor();
    expect(demo.server.state.voucherAnswers).toMatchObject([{ answer: "counter", price: "60.00" }]);
  });

  it("takes over a page that the server refused: its error on a field goes when the field is corrected", async () => {
    const page = await demo.open("/comprar?script=none&lib=none");
    await page.getByRole("button", { name: "pagar" }).click();
    await page.locator("yy-form:state(mounted)").waitFor();
    const holder = page.getByLabel("nome como está no cartão");
    const message = page.locator(`#${await holder.getAttribute("aria-describedby")}`);
    expect(await message.textContent()).toBe("não pode ficar em branco");
    await holder.fill("CLARA MENEZES");
    expect(await message.count()).toBe(0);
    expect(await holder.getAttribute("aria-invalid")).toBeNull();
    expect(await page.getByLabel("validade").getAttribute("aria-invalid")).toBe("true");
  });

  it("pays by Turbo: a wrong card sends nothing, a good one leads to the thanks in the same document", async () => {
    const page = await demo.open("/comprar?produto=105");
    await page.locator("yy-form:state(mounted)").waitFor();
    await page.evaluate(() => document.documentElement.setAttribute("data-before", ""));
    await payWith(page, "4111111111111112");
    await page.getByText("não é um número de cartão válido", { exact: true }).waitFor();
    expect(demo.server.state.orders).toEqual([]);

    await payWith(page, "4111111111111111");
    await page.getByRole("heading", { name: "obrigado pela compra!" }).waitFor();
    await flashOn(page, "compra feita!").waitFor();
    expect(await page.locator("html[data-before]").count()).toBe(1);
    expect(demo.server.state.orders).toMatchObject([{ productId: 105, lastDigits: "1111" }]);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });

  it("shows what Turbo's refused form got as JSON on the form", async () => {
    const page = await demo.open("/comprar?produto=105");
    await page.locator("yy-form:state(mounted)").waitFor();
    demo.server.state.products = demo.server.state.products.filter(({ id }) => id !== 105);
    await payWith(page, "4111111111111111");
    await page.getByRole("alert").getByText("esta peça acabou de ser vendida").waitFor();
    expect(await page.getByLabel("nome como está no cartão").inputValue()).toBe("CLARA MENEZES");
  });

  it("keeps the address by rails-ujs, where the visitor is", async () => {
    const page = await demo.open("/perfil/endereco", { signedInAs: 1 });
    await page.locator("yy-form:state(mounted)").waitFor();
    await page.getByLabel("cep").fill("01310-100");
    await page.getByLabel("estado").selectOption("SP");
    await page.locator("select[data-part=city]").selectOption("São Paulo");
    await page.getByLabel("rua").fill("Avenida Paulista");
    await page.getByLabel("número").fill("1578");
    await page.getByLabel("bairro").fill("Bela Vista");
    await page.getByRole("button", { name: "guardar endereço" }).click();
    await flashOn(page, "endereço guardado.").waitFor();
    expect(demo.server.state.addresses[1]).toMatchObject({ city: "São Paulo", number: "1578" });
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });

  it("orders the listing by its sort box, what was filtered kept", async () => {
    const page = await demo.open("/busca?marcas=Farm");
    await page.locator("yy-select[data-redirect]:state(mounted)").waitFor();
    await page.getByRole("combobox", { name: "ordenar por" }).click();
    await page.getByRole("option", { name: "menor preço" }).click();
    await page.waitForURL("**/busca?marcas=Farm&ordem=menor-preco");
    await page.getByText("4 achados").waitFor();
  });
});
