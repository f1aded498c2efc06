import { collectProblems, holdRequests, useDemo } from "@yy/testing";
import { seenErrors, waitForState } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import {
  descriptionOf,
  eventsOf,
  type FormOnPage,
  field,
  messagesOn,
  openForm as openFormOn,
  sendButton,
  useFormFixture,
} from "./testing/formOnPage";

const email = field("e-mail", 'name="user[email]" data-patterns="isNonEmpty,isValidEmail"');
const zipcode = field("cep", 'name="user[address][zipcode]" value="01310-100"');
const json = (body: unknown, status = 422) => ({
  path: "/receber",
  status,
  body: JSON.stringify(body),
});

describe("yy-form: sending", () => {
  const demo = useDemo();
  /** Posts to the form's action, as they left the browser: those of documents too. */
  let sent: { fields: URLSearchParams }[] = [];
  const listen = async (page: Page) => {
    sent = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/receber" && request.method() === "POST")
        sent.push({ fields: new URLSearchParams(request.postData() ?? "") });
    });
  };
  const openForm = (fields: string, options: FormOnPage = {}) =>
    openFormOn(demo, fields, { prepare: listen, ...options });

  /** On a page that the tests share, also where the form leaves it. */
  const forms = {
    none: useFormFixture(demo),
    ujs: useFormFixture(demo, ["ujs"]),
    both: useFormFixture(demo, ["turbo", "ujs"]),
  };
  const showForm = async (
    fields: string,
    options: FormOnPage = {},
    lib: keyof typeof forms = "none",
  ) => {
    const page = await forms[lib](fields, options);
    await listen(page);
    return page;
  };

  const received = (html = "recebido") => demo.server.addPage("/receber", { body: html });
  const button = (page: Page) => page.getByRole("button", { name: "enviar" });
  const outcomes = (page: Page) => eventsOf(page, "yy:form-submitted", "yy:form-failed");

  /** Sends once, gets an error for the e-mail field, and can send again. */
  const expectFieldError = async (page: Page) => {
    demo.server.failNext(json({ email: "já está em uso" }));
    await button(page).click();
    await expect.poll(() => messagesOn(page)).toEqual(["já está em uso"]);
    expect(await outcomes(page)).toEqual([
      { type: "yy:form-failed", detail: { status: 422, errors: { email: "já está em uso" } } },
    ]);
    await expect.poll(() => button(page).isDisabled()).toBe(false);
  };

  describe("the submit buttons", () => {
    it("are disabled from mount on while a field fails, and say why", async () => {
      const page = await showForm(email + field("nome", 'data-patterns="isNonEmpty"') + sendButton);
      expect(await button(page).isDisabled()).toBe(true);
      expect(await descriptionOf(page, "button")).toBe("falta preencher ou corrigir 2 campos");
      expect(await page.getByText("falta preencher ou corrigir 2 campos").isVisible()).toBe(true);
      await page.locator("#nome").fill("ana");
      expect(await descriptionOf(page, "button")).toBe("falta preencher ou corrigir 1 campo");
      await page.locator("#e-mail").fill("ana@loja.com");
      expect(await button(page).isDisabled()).toBe(false);
      expect(await descriptionOf(page, "button")).toBe("");
    });

    it("leaves alone those of another type, with formnovalidate, or disabled by the page", async () => {
      const page = await showForm(
        `${email}<button>um</button><button type="button">dois</button><button type="reset">três</button>
         <button formnovalidate>quatro</button><button id="off" disabled>cinco</button><input type="submit" value="seis">`,
        { outside: '<button form="f">sete</button>' },
      );
      const disabled = () =>
        page
          .locator("button:disabled, input:disabled")
          .evaluateAll((all) =>
            all.map((each) => each.textContent || (each as HTMLInputElement).value),
          );
      expect(await disabled()).toEqual(["um", "cinco", "seis", "sete"]);
      await page.locator("#e-mail").fill("ana@loja.com");
      expect(await disabled()).toEqual(["cinco"]);
    });

    it("take an own reason with the number of fields", async () => {
      const page = await showForm(email + sendButton, {
        attributes: 'data-reason-text="quase! restam {count}"',
      });
      expect(await descriptionOf(page, "button")).toBe("quase! restam 1");
    });

    it("take a visitor who is on one before the script comes to what is missing", async () => {
      const page = await showForm("");
      await page.evaluate(
        (markup) => {
          const main = document.querySelector("main") as HTMLElement;
          main.innerHTML = markup;
          main.querySelector<HTMLElement>("form button")?.focus();
        },
        `<yy-form><form action="/receber" method="post"><input aria-label="apelido">${field("nome", 'data-patterns="isNonEmpty"')}${sendButton}</form></yy-form>`,
      );
      await expect.poll(() => button(page).isDisabled()).toBe(true);
      await expect
        .poll(() => page.locator("#nome").evaluate((name) => name.matches(":focus")))
        .toBe(true);
      expect(await messagesOn(page)).toEqual([]);
    });

    it("leave Enter to a field that opens a chooser by it", async () => {
      const chooser = '<label>foto <input type="file" name="foto"></label>';
      const page = await showForm(email + chooser + sendButton);
      const opened = page.waitForEvent("filechooser");
      await page.getByLabel("foto").press("Enter");
      await opened;
      expect(await page.getByLabel("foto").evaluate((it) => it === document.activeElement)).toBe(
        true,
      );
      expect(await messagesOn(page)).toEqual([]);
    });

    it("let Enter in a field show what is missing instead of doing nothing", async () => {
      received();
      const page = await showForm(email + field("nome", 'name="nome"') + sendButton);
      await page.locator("#nome").press("Enter");
      expect(await messagesOn(page)).toEqual(["não pode ficar em branco"]);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("e-mail");
      expect(sent).toEqual([]);
    });
  });

  describe("with data-validate-on-submit", () => {
    const onSubmit = { attributes: "data-validate-on-submit data-scroll-to-error" };

    it("stays enabled; an attempt with errors sends nothing, shows all and focuses the first", async () => {
      received();
      const page = await showForm(
        field("nome", 'name="nome"') +
          email +
          field("cpf", 'data-patterns="isNonEmpty,isValidCpf"') +
          sendButton,
        onSubmit,
      );
      expect(await button(page).isDisabled()).toBe(false);
      await button(page).click();
      await expect
        .poll(() => messagesOn(page))
        .toEqual(["não pode ficar em branco", "não pode ficar em branco"]);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("e-mail");
      expect(sent).toEqual([]);
      expect(await outcomes(page)).toEqual([]);
    });

    it("brings the first invalid field to 120 px below the viewport's top", async () => {
      const page = await showForm(
        `${"<p>texto</p>".repeat(60)}${email}${"<p>texto</p>".repeat(60)}${sendButton}`,
        onSubmit,
      );
      await button(page).click();
      await expect
        .poll(() =>
          page
            .locator("#e-mail")
            .evaluate((input) => Math.round(input.getBoundingClientRect().top)),
        )
        .toBe(120);
    });

    it("opens a closed details around the first invalid field", async () => {
      const page = await showForm(
        `<details><summary>mais</summary>${email}</details>${sendButton}`,
        onSubmit,
      );
      await button(page).click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("e-mail");
    });

    it("lets a button with formnovalidate send whatever is there", async () => {
      received();
      const page = await showForm(
        `${email}${sendButton}<button formnovalidate name="draft" value="1">rascunho</button>`,
        onSubmit,
      );
      await page.getByRole("button", { name: "rascunho" }).click();
      await page.getByText("recebido").waitFor();
      expect(sent).toHaveLength(1);
    });

    it("validates on requestSubmit() as on a click", async () => {
      received();
      const page = await showForm(email + sendButton, onSubmit);
      await page.evaluate(() => document.forms[0]?.requestSubmit());
      expect(await messagesOn(page)).toEqual(["não pode ficar em branco"]);
      expect(sent).toEqual([]);
    });
  });

  describe("by the browser", () => {
    it("sends every field, and the button that was pressed", async () => {
      received();
      const page = await showForm(`${email}<button name="kind" value="publish">enviar</button>`);
      await page.locator("#e-mail").fill("ana@loja.com");
      await button(page).click();
      await page.getByText("recebido").waitFor();
      expect(sent[0]?.fields.get("user[email]")).toBe("ana@loja.com");
      expect(sent[0]?.fields.get("kind")).toBe("publish");
    });

    it("is on its way once, however often the button is pressed", async () => {
      received();
      const page = await showForm(email + sendButton);
      await page.locator("#e-mail").fill("ana@loja.com");
      const release = await holdRequests(page, "**/receber");
      // In one go: a page that is about to leave answers no second question of the test's.
      const meanwhile = await button(page).evaluate(async (element: HTMLButtonElement) => {
        const isLoading = () => document.querySelector("yy-form:state(loading)") !== null;
        element.click();
        element.click();
        const end = performance.now() + 5_000;
        while (!(isLoading() && element.disabled) && performance.now() < end)
          await new Promise((resolve) => setTimeout(resolve, 5));
        const reason = document.querySelector("[data-yy-reason]")?.textContent;
        return { isLoading: isLoading(), isDisabled: element.disabled, reason };
      });
      expect(meanwhile).toEqual({ isLoading: true, isDisabled: true, reason: "enviando…" });
      release();
      await page.getByText("recebido").waitFor();
      expect(sent).toHaveLength(1);
    });

    it("is usable again when the browser shows the page again", async () => {
      received();
      const page = await openForm(email + sendButton);
      await page.locator("#e-mail").fill("ana@loja.com");
      demo.server.failNext({ path: "/receber", delay: 60_000 });
      const phases = await button(page).evaluate(async (element: HTMLButtonElement) => {
        const isLoading = () => document.querySelector("yy-form:state(loading)") !== null;
        const becomes = async (isSo: () => boolean) => {
          const end = performance.now() + 5_000;
          while (!isSo() && performance.now() < end)
            await new Promise((resolve) => setTimeout(resolve, 5));
          return isSo();
        };
        element.click();
        const wasLoading = await becomes(() => isLoading() && element.disabled);
        // The end of the page's own loading: the form is still on its way.
        window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
        const staysDisabled = element.disabled;
        window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
        const isUsable = await becomes(() => !element.disabled && !isLoading());
        return { wasLoading, staysDisabled, isUsable };
      });
      expect(phases).toEqual({ wasLoading: true, staysDisabled: true, isUsable: true });
    });
  });

  describe("by a request of its own (data-submit=fetch)", () => {
    const byFetch = { attributes: 'data-submit="fetch"' };
    const filled = async (page: Page) => {
      await page.locator("#e-mail").fill("ana@loja.com");
      return page;
    };
    const show = async (fields = email + zipcode + sendButton) =>
      filled(await showForm(fields, byFetch));

    it("sends method, action and FormData, asks for JSON and carries the token", async () => {
      demo.server.addPage("/receber", {
        html: '{"id": 7}',
        status: 201,
        headers: { "content-type": "application/json" },
      });
      const page = await show(`${email}<button name="kind" value="publish">enviar</button>`);
      await button(page).click();
      await expect
        .poll(() => outcomes(page))
        .toEqual([{ type: "yy:form-submitted", detail: { status: 201, body: { id: 7 } } }]);
      const [request] = demo.server.requests.filter(({ path }) => path === "/receber");
      expect(request?.method).toBe("POST");
      expect(request?.headers.accept).toBe("application/json, text/html;q=0.9");
      expect(request?.headers["x-csrf-token"]).toBeTruthy();
      expect(request?.headers["x-requested-with"]).toBe("XMLHttpRequest");
      expect(request?.body).toMatchObject({ "user[email]": "ana@loja.com", kind: "publish" });
      expect(await seenErrors(page)).toEqual([]);
    });

    it("names an address that cannot be asked; the form stays as it was typed", async () => {
      received();
      const page = await show(
        `${email}<button>enviar</button><button formaction="javascript:0">publicar</button>`,
      );
      const form = page.locator("form");
      await form.evaluate((it) => it.setAttribute("action", "http://"));
      await button(page).click();
      await expect
        .poll(() => page.getByRole("alert").textContent())
        .toContain("não foi possível enviar");
      await page.getByRole("button", { name: "publicar" }).click();
      const named = (attribute: string, owner: string) => ({
        widget: "yy-form",
        name: "ConfigError",
        message: `yy-form: ${attribute} of the <${owner}> must be an http:, https: address`,
      });
      await expect
        .poll(() => seenErrors(page))
        .toEqual([named("action", "form"), named("formaction", "button")]);
      expect(await outcomes(page)).toEqual(
        Array(2).fill({ type: "yy:form-failed", detail: { status: 0, errors: {} } }),
      );
      expect(await page.locator("#e-mail").inputValue()).toBe("ana@loja.com");
      await form.evaluate((it) => it.setAttribute("action", "/receber"));
      await button(page).click();
      await expect.poll(async () => (await outcomes(page)).at(-1)?.type).toBe("yy:form-submitted");
    });

    it("shows the server's messages on nested names, and the others above the form", async () => {
      const page = await show();
      demo.server.failNext(
        json({
          email: ["já está em uso", "é de outra pessoa"],
          "user[address][zipcode]": "não atendemos aí",
          base: "tente amanhã",
        }),
      );
      await button(page).click();
      await expect
        .poll(() => messagesOn(page))
        .toEqual(["já está em uso, é de outra pessoa", "não atendemos aí"]);
      await expect.poll(() => page.getByRole("alert").textContent()).toBe("tente amanhã");
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("e-mail");
      expect(await outcomes(page)).toEqual([
        {
          type: "yy:form-failed",
          detail: {
            status: 422,
            errors: {
              email: "já está em uso, é de outra pessoa",
              "user[address][zipcode]": "não atendemos aí",
              base: "tente amanhã",
            },
          },
        },
      ]);
      expect(await seenErrors(page)).toEqual([]);
    });

    it("lets the server's messages leave at the next input, and the form be sent again as it is", async () => {
      received();
      const page = await show();
      demo.server.failNext(json({ email: "já está em uso", base: "tente amanhã" }));
      await button(page).click();
      await expect.poll(() => messagesOn(page)).toEqual(["já está em uso"]);
      expect(await button(page).isDisabled()).toBe(false);
      await page.locator("#e-mail").press("End");
      await page.keyboard.type(".br");
      expect(await messagesOn(page)).toEqual([]);
      await expect.poll(() => page.getByRole("alert").textContent()).toBe("");
      demo.server.failNext(json({ email: "já está em uso" }));
      await button(page).click();
      await expect.poll(() => messagesOn(page)).toEqual(["já está em uso"]);
      await button(page).click();
      await expect.poll(() => sent.length).toBe(3);
    });

    const failures = [
      [
        "422 with HTML",
        { ...json(null), body: "<h1>não</h1>", contentType: "text/html" },
        422,
        "RequestError",
      ],
      ["422 with a list", json(["não"]), 422, "RequestError"],
      ["500", json({ error: "demo" }, 500), 500, "RequestError"],
      ["a dropped connection", { path: "/receber", drop: true }, 0, "RequestError"],
      ["half an answer", { path: "/receber", truncate: true }, 0, "RequestError"],
    ] as const;
    for (const [what, fault, status, error] of failures) {
      it(`survives ${what}: nothing typed is lost, and it can be sent again`, async () => {
        received();
        const page = await show();
        demo.server.failNext(fault);
        await button(page).click();
        await expect
          .poll(() => outcomes(page))
          .toEqual([{ type: "yy:form-failed", detail: { status, errors: {} } }]);
        await expect
          .poll(() => page.getByRole("alert").textContent())
          .toContain(status === 0 ? "não sabemos se" : "não foi possível enviar");
        expect(await page.locator("#e-mail").inputValue()).toBe("ana@loja.com");
        expect((await seenErrors(page)).map(({ name }) => name)).toEqual([error]);
        expect(await button(page).isDisabled()).toBe(false);
        expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(
          true,
        );
        await button(page).click();
        await expect.poll(async () => (await outcomes(page)).length).toBe(2);
        await expect.poll(() => page.getByRole("alert").textContent()).toBe("");
      });
    }

    it("does not take the focus from somebody who has gone on typing", async () => {
      const page = await show();
      const release = await holdRequests(page, "**/receber");
      demo.server.failNext(json({ email: "já está em uso" }));
      await button(page).click();
      await page.locator("#cep").focus();
      await page.keyboard.type("0");
      release();
      await expect.poll(() => messagesOn(page)).toEqual(["já está em uso"]);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("cep");
    });

    it("goes where the server sends the browser", async () => {
      demo.server.addPage("/obrigada", { body: "obrigada!" });
      const page = await show();
      demo.server.failNext({
        path: "/receber",
        status: 303,
        body: "",
        headers: { location: "/obrigada" },
      });
      await button(page).click();
      await page.waitForURL("**/obrigada");
    });

    it("is accepted where the server sends the browser to a page that has no JSON, and goes there", async () => {
      demo.server.addPage("/obrigada", { body: "obrigada!", status: 406 });
      const page = await show();
      await page.evaluate(() => {
        document.addEventListener("yy:form-failed", () => sessionStorage.setItem("failed", "yes"));
      });
      demo.server.failNext({
        path: "/receber",
        method: "POST",
        status: 302,
        body: "",
        headers: { location: "/obrigada" },
      });
      await button(page).click();
      await page.waitForURL("**/obrigada");
      expect(await page.evaluate(() => sessionStorage.getItem("failed"))).toBeNull();
      expect(sent).toHaveLength(1);
      const [followed] = demo.server.requests.filter(({ path }) => path === "/obrigada");
      expect(followed?.headers.accept).toBe("application/json, text/html;q=0.9");
    });

    it("goes to the list that it was posted to, as resources of Rails redirect", async () => {
      demo.server.addPage("/receber", { body: "a lista" });
      const page = await show();
      demo.server.failNext({
        path: "/receber",
        method: "POST",
        status: 302,
        body: "",
        headers: { location: "/receber" },
      });
      await button(page).click();
      await page.getByText("a lista").waitFor();
      expect(new URL(page.url()).pathname).toBe("/receber");
      expect(sent).toHaveLength(1);
    });

    it("goes where turbolinks-rails tells a script to go, instead of redirecting it", async () => {
      demo.server.addPage("/obrigada", { body: "obrigada!" });
      const page = await show();
      demo.server.failNext({
        path: "/receber",
        method: "POST",
        body: 'Turbolinks.clearCache()\nTurbolinks.visit("/obrigada", {"action":"replace"})',
        contentType: "text/javascript",
        headers: { "X-Xhr-Redirect": `${demo.server.origin}/obrigada` },
      });
      await button(page).click();
      await page.waitForURL("**/obrigada");
    });

    it("is refused by a 401 of the page that it is sent to", async () => {
      demo.server.addPage("/conta", { body: "", status: 401 });
      const page = await show();
      demo.server.failNext({
        path: "/receber",
        method: "POST",
        status: 302,
        body: "",
        headers: { location: "/conta" },
      });
      await button(page).click();
      await expect.poll(() => outcomes(page)).toMatchObject([{ type: "yy:form-failed" }]);
      expect(await page.locator("#e-mail").inputValue()).toBe("ana@loja.com");
    });

    it("can be prevented by the page", async () => {
      received();
      const page = await show();
      await page.evaluate(() =>
        document.forms[0]?.addEventListener("submit", (event) => event.preventDefault(), true),
      );
      await button(page).click();
      expect(sent).toEqual([]);
      expect(await page.locator("yy-form:state(loading)").count()).toBe(0);
    });

    it("leaves the form to it alone on pages with Turbo and rails-ujs", async () => {
      received();
      const page = await showForm(
        email + sendButton,
        { ...byFetch, formAttributes: 'data-remote="true"' },
        "both",
      );
      await page.locator("#e-mail").fill("ana@loja.com");
      await button(page).click();
      await expect.poll(() => outcomes(page)).toHaveLength(1);
      expect(sent).toHaveLength(1);
    });
  });

  describe("by a request of its own that is redirected", () => {
    const open = async (location: string) => {
      const page = await openForm(email + sendButton, { attributes: 'data-submit="fetch"' });
      await page.locator("#e-mail").fill("ana@loja.com");
      const answer = { status: 303, body: "", headers: { location } };
      demo.server.failNext({ path: "/receber", method: "POST", ...answer });
      return page;
    };

    it("is busy until the next page is there: a second press sends nothing", async () => {
      demo.server.addPage("/obrigada", { body: "obrigada!" });
      const page = await open("/obrigada");
      // That of our request, and that of the browser, which takes its time.
      for (const delay of [1, 1000]) demo.server.failNext({ path: "/obrigada", delay });
      await page.evaluate(() =>
        window.addEventListener("yy:form-submitted", () => {
          setTimeout(() => {
            sessionStorage.setItem("off", String(document.querySelector("button")?.disabled));
            document.forms[0]?.requestSubmit();
          }, 300);
        }),
      );
      await button(page).click();
      await page.getByText("obrigada!").waitFor();
      expect(await page.evaluate(() => sessionStorage.getItem("off"))).toBe("true");
      expect(sent).toHaveLength(1);
    });

    it("stays, and says what is wrong, where the server leads to the form with its errors", async () => {
      demo.server.addPage("/novo", {
        body: `<main><form action="/receber" method="post"><p class="errorlist">já está em uso</p>
          <input name="user[email]" value="ana@loja.com" class="is-invalid"><button>enviar</button></form></main>`,
      });
      const page = await open("/novo");
      await button(page).click();
      await page.getByRole("alert").getByText("já está em uso").waitFor();
      expect(new URL(page.url()).pathname).toBe("/formulario");
      expect(await page.locator("#e-mail").inputValue()).toBe("ana@loja.com");
      await expect.poll(() => button(page).isDisabled()).toBe(false);
    });
  });

  describe("by rails-ujs", () => {
    const open = async () => {
      const page = await showForm(
        `${email}<button data-disable-with="um momento">enviar</button>`,
        { formAttributes: 'data-remote="true" data-type="json"' },
        "ujs",
      );
      await page.locator("#e-mail").fill("ana@loja.com");
      return page;
    };

    it("follows it to success", async () => {
      demo.server.addPage("/receber", {
        html: '{"id": 7}',
        headers: { "content-type": "application/json" },
      });
      const page = await open();
      const release = await holdRequests(page, "**/receber");
      await page.locator("button").click();
      await waitForState(page, "yy-form", "loading");
      release();
      await expect
        .poll(() => outcomes(page))
        .toEqual([{ type: "yy:form-submitted", detail: { status: 200, body: { id: 7 } } }]);
      await expect.poll(() => button(page).isDisabled()).toBe(false);
      expect(sent).toHaveLength(1);
    });

    it("shows the server's messages, and can be sent again", async () => {
      const page = await open();
      await expectFieldError(page);
    });

    it("survives a dropped connection", async () => {
      const page = await open();
      demo.server.failNext({ path: "/receber", drop: true });
      await button(page).click();
      await expect
        .poll(() => outcomes(page))
        .toEqual([{ type: "yy:form-failed", detail: { status: 0, errors: {} } }]);
      await expect.poll(() => page.getByRole("alert").textContent()).toContain("não sabemos se");
      await expect.poll(() => button(page).isDisabled()).toBe(false);
    });

    it("leaves the words to a script that the server answered with", async () => {
      const page = await open();
      const body = 'document.title = "o servidor falou"';
      demo.server.failNext({ ...json(null), body, contentType: "text/javascript" });
      await button(page).click();
      await expect
        .poll(() => outcomes(page))
        .toEqual([{ type: "yy:form-failed", detail: { status: 422, errors: {} } }]);
      expect(await page.title()).toBe("o servidor falou");
      expect(await page.getByRole("alert").textContent()).toBe("");
    });

    it("lets it send nothing while a field fails", async () => {
      const page = await open();
      await page.locator("#e-mail").fill("ana@");
      await page.evaluate(() => document.forms[0]?.requestSubmit());
      expect(await messagesOn(page)).toEqual(["não é um email válido"]);
      expect(sent).toEqual([]);
    });
  });

  describe("beside rails-ujs, which disables buttons and leaves them so", () => {
    it.each([
      ["a request of its own", "ujs", { attributes: 'data-submit="fetch"' }],
      [
        "a request of its own for a remote form",
        "ujs",
        { attributes: 'data-submit="fetch"', formAttributes: 'data-remote="true"' },
      ],
      ["Turbo", "both", {}],
    ] as const)(
      "enables those again, and no button that the page disabled: %s",
      async (_, lib, by) => {
        const off = ["", ' type="button"'].map(
          (type) =>
            `<button class="off"${type} data-disable-with="um momento" disabled>não</button>`,
        );
        const page = await showForm(
          `${email}<button data-disable-with="um momento">enviar</button>${off.join("")}
         <button type="button" class="on" data-disable>também</button>`,
          {
            outside: '<button form="f" class="on" data-disable-with="já vai">fora</button>',
            ...by,
          },
          lib,
        );
        await page.locator("#e-mail").fill("ana@loja.com");
        await expectFieldError(page);
        await page.locator("#e-mail").fill("ana@loja.com.br");
        await expect
          .poll(() => page.locator("button:disabled").allTextContents())
          .toEqual(["não", "não"]);
        expect(await page.locator(".on").allTextContents()).toEqual(["também", "fora"]);
        demo.server.failNext(json({}));
        await button(page).click();
        await expect.poll(() => outcomes(page)).toHaveLength(2);
        await expect
          .poll(() => page.locator("button:disabled").allTextContents())
          .toEqual(["não", "não"]);
      },
    );
  });

  describe("by Turbo", () => {
    const open = async (extra = "") => {
      const page = await showForm(`${email}<button ${extra}>enviar</button>`, {}, "both");
      await page.locator("#e-mail").fill("ana@loja.com");
      return page;
    };

    it("follows it to success", async () => {
      demo.server.addPage("/obrigada", { body: "obrigada!", libs: ["turbo"] });
      const page = await open();
      demo.server.failNext({
        path: "/receber",
        status: 303,
        body: "",
        headers: { location: "/obrigada" },
      });
      await button(page).click();
      await page.getByText("obrigada!").waitFor();
      expect((await outcomes(page)).map(({ type, detail }) => [type, detail.status])).toEqual([
        ["yy:form-submitted", 200],
      ]);
    });

    it("shows the server's messages; the button that rails-ujs disabled works again", async () => {
      const page = await open('data-disable-with="um momento"');
      await expectFieldError(page);
    });

    it("lets Turbo render a refused form that the server sends as a page", async () => {
      const page = await open();
      const body = "<main><h1>confira</h1><yy-form><form></form></yy-form></main>";
      demo.server.failNext({ ...json(null), body, contentType: "text/html" });
      await button(page).click();
      await page.getByRole("heading", { name: "confira" }).waitFor();
      expect(await outcomes(page)).toEqual([
        { type: "yy:form-failed", detail: { status: 422, errors: {} } },
      ]);
    });

    it("keeps the page and what was typed when the server breaks", async () => {
      const page = await open();
      demo.server.failNext({
        path: "/receber",
        status: 500,
        body: "<h1>quebrou</h1>",
        contentType: "text/html",
      });
      await button(page).click();
      await expect
        .poll(() => outcomes(page))
        .toEqual([{ type: "yy:form-failed", detail: { status: 500, errors: {} } }]);
      expect(await page.locator("#e-mail").inputValue()).toBe("ana@loja.com");
      await expect
        .poll(() => page.getByRole("alert").textContent())
        .toContain("não foi possível enviar");
      expect(await button(page).isDisabled()).toBe(false);
    });

    it("survives a dropped connection", async () => {
      const page = await open();
      demo.server.failNext({ path: "/receber", drop: true });
      await button(page).click();
      await expect
        .poll(() => outcomes(page))
        .toEqual([{ type: "yy:form-failed", detail: { status: 0, errors: {} } }]);
      expect(await button(page).isDisabled()).toBe(false);
    });
  });

  it("breaks no policy and logs nothing while it works", async () => {
    received();
    const page = await openForm(email + sendButton);
    await page.locator("#e-mail").fill("ana@");
    await page.locator("#e-mail").blur();
    await page.locator("#e-mail").fill("ana@loja.com");
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });
});
