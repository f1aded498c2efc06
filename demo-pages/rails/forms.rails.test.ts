import { waitUntilMounted } from "@yy/testing/page";
import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { type By, press } from "../walks/press";
import { stack } from "./testing/stack";
import { useRailsHost } from "./testing/useRailsHost";

const rails = useRailsHost();
const [marina, rafael] = [1, 4];

describe("a form that the widget sends", () => {
  const taken = "marina@exemplo.com.br";

  it("shows how much of a photo is sent on a slow line, and is accepted", async () => {
    const page = await rails.open("/cadastro");
    await waitUntilMounted(page, "yy-form, yy-mask");
    await page.getByLabel("nome completo").fill("Bia Rocha");
    await page.getByLabel("e-mail").fill("bia@exemplo.com.br");
    await page.locator(".button-row").evaluate((row) => {
      row.insertAdjacentHTML("beforebegin", '<input type="file" name="user[photo]">');
      // As `file_field` of a Rails form sets it.
      row.closest("form")?.setAttribute("enctype", "multipart/form-data");
    });
    const buffer = Buffer.alloc(1_000_000, 7);
    await page.locator('[type="file"]').setInputFiles({
      name: "foto.jpg",
      mimeType: "image/jpeg",
      buffer,
    });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 400_000,
    });
    await page.getByRole("button", { name: "criar conta" }).click();
    const bar = page.getByRole("progressbar");
    await bar.waitFor();
    await expect
      .poll(() => bar.evaluate((progress: HTMLProgressElement) => progress.value))
      .toBeGreaterThan(0.3);
    await page.waitForURL("**/entrar");
    await page.getByRole("status").getByText("conta criada.").waitFor();
  });

  it("asks what its confirmation says, once, before it sends anything", async () => {
    const page = await rails.open("/cadastro");
    await waitUntilMounted(page, "yy-form, yy-mask");
    await page.getByLabel("nome completo").fill("Caio Rocha");
    await page.getByLabel("e-mail").fill("caio@exemplo.com.br");
    await expectConfirmation(page, page.getByRole("button", { name: "criar conta" }));
    await page.waitForURL("**/entrar");
  });

  it("comes again with messages and what was typed where there is no JavaScript", async () => {
    rails.expectErrors(/status of 422/);
    const page = await rails.open("/cadastro", { javaScript: false });
    await page.getByLabel("nome completo").fill("Nina");
    await page.getByLabel("e-mail").fill(taken);
    await page.getByRole("button", { name: "criar conta" }).click();
    await page.getByText("corrija o que está marcado").waitFor();
    expect(await descriptionOf(page, "e-mail")).toBe("já está em uso");
    expect(await descriptionOf(page, "nome completo")).toBe("escreva também o sobrenome");
    expect(await page.getByLabel("e-mail").inputValue()).toBe(taken);
  });
});

describe("a form of a record whose page comes again", () => {
  const editor = 6;

  it.each<By>(["mouse", "keyboard"])(
    "says beside the fields what was refused, keeps what was typed, and is saved once that is corrected, by %s",
    async (by) => {
      rails.expectErrors(/status of 422/);
      const page = await rails.open("/cadastro/editar", { signedInAs: editor });
      await waitUntilMounted(page, "yy-form, yy-mask, yy-letter-counter");
      const save = page.getByRole("button", { name: "guardar" });
      await page.getByLabel("e-mail").fill("marina@exemplo.com.br");
      await page.getByLabel("celular ou telefone").fill("11987654321");
      await page.getByLabel("conte um pouco de você").fill(`<b>oi</b> ${by}`);
      await choose(page, "Salvador, BA", by);
      await press(save, by);

      await page.getByText("corrija o que está marcado").waitFor();
      await waitUntilMounted(page, "yy-form, yy-mask, yy-letter-counter");
      expect(await descriptionOf(page, "e-mail")).toBe("já está em uso");
      expect(await descriptionOf(page, "nome completo")).toBe("valid");
      expect(await page.getByLabel("e-mail").inputValue()).toBe("marina@exemplo.com.br");
      expect(await page.getByLabel("celular ou telefone").inputValue()).toBe("(11) 98765-4321");
      expect(await page.getByLabel("conte um pouco de você").inputValue()).toBe(`<b>oi</b> ${by}`);
      expect(await page.locator("#user_location").inputValue()).toBe("Salvador, BA");
      expect(await page.locator(".field_with_errors").count()).toBe(0);

      await page.getByLabel("e-mail").fill(`camila.${by}@exemplo.com.br`);
      expect(await page.getByText("já está em uso").isVisible()).toBe(false);
      expect(await descriptionOf(page, "e-mail")).toBe("valid");
      await press(save, by);
      await page.getByRole("status").getByText("dados guardados.").waitFor();
      await page.reload();
      expect(await page.getByLabel("e-mail").inputValue()).toBe(`camila.${by}@exemplo.com.br`);
    },
  );

  it("says it without JavaScript, of a choice that is none too", async () => {
    rails.expectErrors(/status of 422/);
    const page = await rails.open("/cadastro/editar", { signedInAs: editor, javaScript: false });
    await page.locator("#user_location").evaluate((select) => {
      const hidden = document.createElement("input");
      Object.assign(hidden, { type: "hidden", name: "user[location]", value: "Lua" });
      select.parentElement?.append(hidden);
    });
    await page.getByRole("button", { name: "guardar" }).click();
    await page.getByText("não está na lista").waitFor();
    expect(await descriptionOf(page, "onde você está")).toBe("não está na lista");
  });
});

describe("a form that rails-ujs or Turbo sends", () => {
  it("does what the answer says, and can be sent again", async () => {
    const page = await rails.open("/p/vestido-midi-floral-1", { signedInAs: marina });
    await waitUntilMounted(page, "yy-form");
    await page.evaluate(() => Reflect.set(window, "sameDocument", true));
    for (const text of ["aceita troca? <b>oi</b>", "tem bolso?"]) {
      await page.getByLabel("sua pergunta").fill(text);
      await page.getByRole("button", { name: "perguntar" }).click();
      await page.locator("#lista-de-perguntas").getByText(text).waitFor();
      await expect.poll(() => page.getByLabel("sua pergunta").inputValue()).toBe("");
    }
    expect(await page.locator("#lista-de-perguntas b").count()).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
  });

  it("shows the server's message at the field and keeps what was typed", async () => {
    rails.expectErrors(/status of 422/);
    const page = await rails.open("/p/bolsa-2", { signedInAs: rafael });
    await waitUntilMounted(page, "yy-form");
    await page.getByLabel("sua pergunta").fill("me chama no 98765-4321");
    const answer = page.waitForResponse("**/perguntas");
    await page.getByRole("button", { name: "perguntar" }).press("Enter");
    expect(await (await answer).headerValue("content-type")).toContain("application/json");
    await page.getByText("não dá para pôr telefone aqui").waitFor();
    expect(await descriptionOf(page, "sua pergunta")).toContain("não dá para pôr telefone aqui");
    expect(await page.getByLabel("sua pergunta").inputValue()).toBe("me chama no 98765-4321");
  });

  it("asks what its confirmation says, once, before it sends anything", async () => {
    const page = await rails.open("/p/bolsa-4", { signedInAs: rafael });
    await waitUntilMounted(page, "yy-form");
    await page.getByLabel("sua pergunta").fill("ainda tem?");
    await expectConfirmation(page, page.getByRole("button", { name: "perguntar" }));
    await page.locator("#lista-de-perguntas").getByText("ainda tem?").waitFor();
  });

  it("sends nothing that fails its rules", async () => {
    const page = await rails.open("/p/bolsa-3", { signedInAs: rafael });
    await waitUntilMounted(page, "yy-form");
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.method()));
    await page.getByRole("button", { name: "perguntar" }).click();
    await page.getByText("não pode ficar em branco").waitFor();
    expect(sent).not.toContain("POST");
  });

  it("works where there is no JavaScript", async () => {
    const page = await rails.open("/p/bolsa-5", { signedInAs: rafael, javaScript: false });
    await page.getByLabel("sua pergunta").fill("tem defeito?");
    await page.getByRole("button", { name: "perguntar" }).click();
    await page.locator("#lista-de-perguntas").getByText("tem defeito?").waitFor();
  });
});

/**
 * Adds a confirmation to a form and presses its button twice: the first question is dismissed, and
 * nothing is sent; the second is accepted, and the form is sent once.
 */
async function expectConfirmation(page: Page, button: Locator): Promise<void> {
  const asked: string[] = [];
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await button.evaluate((element: HTMLButtonElement, attribute) => {
    element.form?.setAttribute(attribute, "enviar?");
  }, stack.confirmAttribute);
  for (const answer of ["dismiss", "accept"] as const) {
    page.once("dialog", (dialog) => {
      asked.push(dialog.message());
      void dialog[answer]();
    });
    await button.click();
    if (answer === "dismiss") expect({ asked, posts }).toEqual({ asked: ["enviar?"], posts: [] });
  }
  await expect.poll(() => posts.length).toBe(1);
  expect(asked).toEqual(["enviar?", "enviar?"]);
}

/** Chooses an option of the list that `yy-select` draws. */
async function choose(page: Page, option: string, by: By): Promise<void> {
  const list = page.getByRole("combobox", { name: "onde você está" });
  if (by === "keyboard") {
    await list.focus();
    await page.keyboard.type(option);
    await page.keyboard.press("Enter");
    return;
  }
  await list.click();
  await page.getByRole("option", { name: option }).click();
}

/** The description of an invalid field, else "valid". */
function descriptionOf(page: Page, label: string): Promise<string> {
  return page.getByLabel(label).evaluate((field) => {
    const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
    const texts = ids.map((id) => document.getElementById(id)?.textContent?.trim());
    return field.getAttribute("aria-invalid") === "true" ? texts.join(" ") : "valid";
  });
}
