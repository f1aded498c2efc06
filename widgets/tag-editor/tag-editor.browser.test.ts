import { holdRequests, useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

declare global {
  interface Window {
    fired: string[];
  }
}

const tag = "yy-tag-editor";
const src = "/perfil/minha-lojinha/a-venda/ativo_form/reload_tag_editor";

describe(tag, () => {
  const demo = useDemo();
  const fixture = useFixture(demo, { signedInAs: 1 });

  async function openBody(body: string): Promise<Page> {
    const page = await fixture(body);
    await waitUntilMounted(page, tag);
    return page;
  }

  async function openNew(body: string, javaScript = true): Promise<Page> {
    demo.server.addPage("/t", { body: `<main>${body}</main>` });
    const page = await demo.open("/t", { signedInAs: 1, javaScript });
    if (javaScript) await waitUntilMounted(page, tag);
    return page;
  }

  const editor = (value = "vintage, algodão", attributes = "", input = "") =>
    `<form action="/enviado"><${tag} ${attributes}>
      <label for="tags">suas tags</label><input id="tags" name="tags" value="${value}" ${input}></${tag}>
      <button>salvar</button><button type="reset">recomeçar</button></form>`;

  const openEditor = (...how: Parameters<typeof editor>) => openBody(editor(...how));

  const field = (page: Page) => page.getByRole("textbox", { name: "suas tags" });
  const shown = (page: Page) => page.locator(`${tag} [part=tag]`).allTextContents();
  const value = (page: Page) => page.locator("#tags").inputValue();
  const typed = (page: Page) => field(page).inputValue();
  const message = (page: Page) => page.locator(`${tag} [part=message]`);
  const removal = (page: Page, name: string) =>
    page.getByRole("button", { name: `remover ${name}`, exact: true });
  const expectTags = async (page: Page, ...tags: string[]) => {
    await expect.poll(() => shown(page)).toEqual(tags);
    await expect.poll(() => value(page)).toBe(tags.join(", "));
  };
  const focused = (page: Page) =>
    page.evaluate((selector) => {
      const active = document.querySelector(selector)?.shadowRoot?.activeElement;
      return active?.getAttribute("aria-label") ?? document.activeElement?.textContent;
    }, tag);
  const paste = (page: Page, text: string) =>
    field(page).evaluate((input, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", pasted);
      input.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
  const reload = (page: Page) =>
    page.locator(tag).evaluate((e: HTMLElementTagNameMap[typeof tag]) => e.reload());

  /**
   * Records from now on the page's input and change events, and every submit, which goes nowhere.
   */
  const listen = (page: Page) =>
    page.evaluate(() => {
      window.fired = [];
      for (const type of ["input", "change", "submit"])
        document.addEventListener(type, (event) => {
          const { id, localName } = event.target as HTMLElement;
          window.fired.push(`${type} ${id || localName}`);
          if (type === "submit") event.preventDefault();
        });
    });
  const fired = (page: Page) => page.evaluate(() => window.fired);

  describe("adding", () => {
    it("adds by Enter and by comma with input and change, and never submits", async () => {
      const page = await openEditor();
      await listen(page);
      await field(page).click();
      await page.keyboard.type("linho");
      await page.keyboard.press("Enter");
      await expectTags(page, "vintage", "algodão", "linho");
      await page.keyboard.type("  pouco   uso,ver");
      await expectTags(page, "vintage", "algodão", "linho", "pouco uso");
      expect(await typed(page)).toBe("ver");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await expectTags(page, "vintage", "algodão", "linho", "pouco uso", "ver");
      expect(await fired(page)).toEqual(Array(3).fill(["input tags", "change tags"]).flat());
      await expect.poll(() => message(page).textContent()).toBe("agora na lista: ver.");
      await expect.poll(() => focused(page)).toBe("suas tags");
    });

    it("adds what stands before a comma in the middle, and goes on with the rest", async () => {
      const page = await openEditor("");
      await field(page).click();
      await page.keyboard.type("vestido azul");
      for (let step = 0; step < 5; step += 1) await page.keyboard.press("ArrowLeft");
      await page.keyboard.type(",");
      await expectTags(page, "vestido");
      expect(await typed(page)).toBe("azul");
    });

    it("adds no tag twice, whatever its case and accents, and points it out", async () => {
      const page = await openEditor();
      await listen(page);
      await field(page).fill("ALGODAO");
      await page.keyboard.press("Enter");
      await expect.poll(() => message(page).textContent()).toBe("já na lista: ALGODAO.");
      await expectTags(page, "vintage", "algodão");
      expect(await typed(page)).toBe("");
      expect(await fired(page)).toEqual([]);
      expect(await page.locator(`${tag} [part=tag].repeated`).textContent()).toBe("algodão");
      await page.keyboard.type("a");
      await expect.poll(() => message(page).textContent()).toBe("");
    });

    it("takes a pasted list, over lines too, and leaves a pasted word in the field", async () => {
      const page = await openEditor("");
      await field(page).fill("ver");
      await paste(page, "melho, azul\r\nverde escuro\tazul;");
      await expectTags(page, "vermelho", "azul", "verde escuro", "azul;");
      await paste(page, "sozinho");
      expect(await shown(page)).toHaveLength(4);
    });

    it("leaves the keys of a composition to it, and takes its comma once it is over", async () => {
      const page = await openNew(editor(""));
      await field(page).click();
      const session = await page.context().newCDPSession(page);
      await session.send("Input.imeSetComposition", {
        text: "にほん",
        selectionStart: 3,
        selectionEnd: 3,
      });
      const isPrevented = await field(page).evaluate((input) => {
        const enter = { key: "Enter", bubbles: true, cancelable: true };
        const composing = new KeyboardEvent("keydown", { ...enter, isComposing: true });
        const afterwards = new KeyboardEvent("keydown", { ...enter, keyCode: 229 });
        return [composing, afterwards].map((event) => !input.dispatchEvent(event));
      });
      expect(isPrevented).toEqual([false, false]);
      expect(await shown(page)).toEqual([]);
      await session.send("Input.insertText", { text: "日本" });
      expect(await typed(page)).toBe("日本");
      await page.keyboard.press("Enter");
      await expectTags(page, "日本");
    });

    it("adds what is typed when the field is left, and not when the window is", async () => {
      const page = await openEditor("");
      await field(page).fill("linho");
      await field(page).evaluate((input) => input.dispatchEvent(new FocusEvent("blur")));
      expect(await shown(page)).toEqual([]);
      await page.keyboard.press("Tab");
      await expectTags(page, "linho");
      await expect.poll(() => focused(page)).toBe("salvar");
    });

    it("sends what is typed with the form, also where the field was never left", async () => {
      const page = await openEditor("vintage");
      await field(page).fill("linho");
      const sent = await page.evaluate(() => {
        const form = document.querySelector("form") as HTMLFormElement;
        let data: unknown;
        form.addEventListener("submit", (event) => {
          event.preventDefault();
          data = [...new FormData(form)];
        });
        form.requestSubmit();
        return data;
      });
      expect(sent).toEqual([["tags", "vintage, linho"]]);
    });

    it("keeps what is typed when the widget ends", async () => {
      const page = await openEditor("vintage");
      await field(page).fill("linho");
      await page.locator(tag).evaluate((element) => element.setAttribute("data-max", "muitas"));
      await waitForState(page, tag, "failed");
      await expect.poll(() => value(page)).toBe("vintage, linho");
      expect(await page.locator("#tags").isVisible()).toBe(true);
      expect((await seenErrors(page))[0]?.message).toContain("data-max");
    });
  });

  describe("limits", () => {
    it("says that data-max is reached, and keeps what is typed until there is room", async () => {
      const page = await openEditor("a, b", 'data-max="3"');
      await field(page).click();
      await paste(page, "c, d, e");
      await expectTags(page, "a", "b", "c");
      expect(await typed(page)).toBe("d, e");
      await expect
        .poll(() => message(page).textContent())
        .toBe("agora na lista: c. a lista vai até 3: tire uma tag para pôr outra.");
      await waitForState(page, tag, "full");
      await page.keyboard.press("Enter");
      expect(await typed(page)).toBe("d, e");
      await removal(page, "a").click();
      await expectTags(page, "b", "c");
      await field(page).press("Enter");
      await expectTags(page, "b", "c", "d");
      expect(await typed(page)).toBe("e");
    });

    it("keeps to the input's maxlength, which may change", async () => {
      const page = await openEditor("abc", "", 'maxlength="8"');
      await field(page).fill("longa");
      await page.keyboard.press("Enter");
      expect(await typed(page)).toBe("longa");
      await expect
        .poll(() => message(page).textContent())
        .toBe("a lista vai até 8 letras: tire uma tag para pôr outra.");
      await page.locator("#tags").evaluate((input) => input.setAttribute("maxlength", "80"));
      await field(page).press("Enter");
      await expectTags(page, "abc", "longa");
    });

    it("shows all that a server sent, also more than data-max", async () => {
      const page = await openEditor("a, b, c", 'data-max="1"');
      await expectTags(page, "a", "b", "c");
    });
  });

  describe("removing", () => {
    it("removes by its button, and hands the focus on to the next, the one before, the field", async () => {
      const page = await openEditor("a, b, c");
      await listen(page);
      await removal(page, "b").click();
      await expectTags(page, "a", "c");
      await expect.poll(() => focused(page)).toBe("remover c");
      await expect.poll(() => message(page).textContent()).toBe("fora da lista: b.");
      await page.keyboard.press("Enter");
      await expectTags(page, "a");
      await expect.poll(() => focused(page)).toBe("remover a");
      await page.keyboard.press("Delete");
      await expectTags(page);
      await expect.poll(() => focused(page)).toBe("suas tags");
      expect(await fired(page)).toEqual(Array(3).fill(["input tags", "change tags"]).flat());
    });

    it("takes no tag away by Backspace in the empty field: it goes to the last one's button", async () => {
      const page = await openEditor("a, b");
      await field(page).fill("xy");
      for (let press = 0; press < 2; press += 1) await page.keyboard.press("Backspace");
      await expect.poll(() => focused(page)).toBe("suas tags");
      await page.keyboard.press("Backspace");
      await expectTags(page, "a", "b");
      await expect.poll(() => focused(page)).toBe("remover b");
      await page.keyboard.press("ArrowLeft");
      await expect.poll(() => focused(page)).toBe("remover a");
      await page.keyboard.press("End");
      await expect.poll(() => focused(page)).toBe("suas tags");
      await page.keyboard.down("Backspace");
      await page.keyboard.down("Backspace");
      await expectTags(page, "a", "b");
    });
  });

  describe("in step with its input", () => {
    it("shows what is set from outside, what a reset puts back, and forgets what was typed then", async () => {
      const page = await openEditor("a");
      await page.locator("#tags").evaluate((input: HTMLInputElement) => {
        input.value = "x,y";
        input.dispatchEvent(new Event("change", { bubbles: true }));
      });
      await expect.poll(() => shown(page)).toEqual(["x", "y"]);
      expect(await value(page)).toBe("x,y");
      await field(page).fill("meia");
      await page.evaluate(() => document.forms[0]?.reset());
      await expectTags(page, "a");
      expect(await typed(page)).toBe("");
    });

    it("takes the focus of its label, and of a label around the widget", async () => {
      const page = await openEditor("a");
      await page.getByText("suas tags").click();
      await expect.poll(() => focused(page)).toBe("suas tags");
      const around = await openBody(
        `<label>suas tags <${tag}><input id="tags" value="a, b, c"></${tag}></label>`,
      );
      await removal(around, "a").click();
      await expectTags(around, "b", "c");
      await expect.poll(() => focused(around)).toBe("remover b");
    });

    it("is disabled with its input and with a fieldset, and only shows what is read-only", async () => {
      const page = await openBody(
        `<fieldset><${tag}><label>suas tags <input id="tags" value="a" readonly></label></${tag}></fieldset>`,
      );
      expect(await removal(page, "a").count()).toBe(0);
      expect(await field(page).isEditable()).toBe(false);
      await page.locator("#tags").evaluate((input) => input.removeAttribute("readonly"));
      await expect.poll(() => removal(page, "a").count()).toBe(1);
      await page.evaluate(() => document.querySelector("fieldset")?.setAttribute("disabled", ""));
      await expect.poll(() => removal(page, "a").isDisabled()).toBe(true);
      expect(await field(page).isDisabled()).toBe(true);
    });

    it("is invalid and described as its input is", async () => {
      const page = await openEditor("a", "", 'aria-invalid="true" aria-describedby="erro"');
      await page.evaluate(() => {
        const error = document.createElement("p");
        error.id = "erro";
        error.textContent = "deve ter pelo menos 2 itens";
        document.querySelector("form")?.append(error);
        document.querySelector("#tags")?.setAttribute("aria-describedby", "erro");
      });
      expect(await field(page).getAttribute("aria-invalid")).toBe("true");
      await expect
        .poll(() => page.locator(`${tag} #description`).textContent())
        .toBe("deve ter pelo menos 2 itens");
    });

    it("says why the browser does not send the form", async () => {
      const page = await openEditor("", "", "required");
      await listen(page);
      await page.getByRole("button", { name: "salvar" }).click();
      await expect.poll(() => message(page).textContent()).not.toBe("");
      expect(await message(page).isVisible()).toBe(true);
      await expect.poll(() => focused(page)).toBe("suas tags");
      await page.keyboard.type("a,");
      await page.getByRole("button", { name: "salvar" }).click();
      await expect.poll(() => fired(page)).toContain("submit form");
    });

    it("keeps the list in a textarea, one a line, and in a hidden input", async () => {
      const area = await openBody(
        `<${tag}><label>suas tags <textarea id="tags">a\nb</textarea></label></${tag}>`,
      );
      expect(await shown(area)).toEqual(["a", "b"]);
      await removal(area, "a").click();
      await expect.poll(() => value(area)).toBe("b");
      const hidden = await openBody(
        `<${tag}><input type="hidden" id="tags" value="a" aria-label="suas tags"></${tag}>`,
      );
      await field(hidden).fill("b,");
      await field(hidden).press("Enter");
      await expectTags(hidden, "a", "b");
    });

    it("shows markup in a tag as its letters", async () => {
      const page = await openEditor("&lt;img src=x onerror=alert(1)&gt;, $&amp;");
      expect(await shown(page)).toEqual(["<img src=x onerror=alert(1)>", "$&"]);
      expect(await removal(page, "$&").count()).toBe(1);
    });

    it("moves nothing when it mounts, and is the server's field without the script", async () => {
      const page = await openNew(editor("a, b, c", "", 'class="input"'));
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
      const box = await removal(page, "a").boundingBox();
      expect(box?.width).toBe(44);
      const plain = await openNew(
        `<${tag}><label>suas tags <input id="tags" value="a"></label></${tag}>`,
        false,
      );
      await plain.getByLabel("suas tags").fill("a, b");
      expect(await value(plain)).toBe("a, b");
    });

    it("names what is missing when there is no input", async () => {
      const page = await fixture(`<${tag}><p>sem campo</p></${tag}>`);
      await waitForState(page, tag, "failed");
      expect((await seenErrors(page)).map(({ name }) => name)).toEqual(["ElementError"]);
    });
  });

  describe("reload()", () => {
    it("takes the server's list, and leaves what is being typed", async () => {
      const page = await openEditor("velha");
      await listen(page);
      await field(page).fill("meia pala");
      await reload(page);
      await expectTags(page, "vintage", "algodão", "pouco uso");
      expect(await typed(page)).toBe("meia pala");
      expect(await fired(page)).toEqual(["input tags", "change tags"]);
    });

    it("takes the first input of an HTML answer", async () => {
      demo.server.addPage("/tags-html", { body: '<input value="do, html"><input value="outra">' });
      const page = await openEditor("velha", 'data-src="/tags-html"');
      await reload(page);
      await expectTags(page, "do", "html");
    });

    it("keeps what was added and removed while it was on its way, and a call before the widget is drawn waits", async () => {
      const page = await openEditor("vintage, seda");
      const release = await holdRequests(page, `**${src}`);
      const over = reload(page);
      await waitForState(page, tag, "loading");
      await removal(page, "vintage").click();
      await field(page).fill("nova,");
      await field(page).press("Enter");
      release();
      await over;
      await expectTags(page, "algodão", "pouco uso", "nova");
      const waited = await page.evaluate(
        async ([selector]) => {
          const editor = document.createElement(selector as "yy-tag-editor");
          const asked = editor.reload();
          const input = document.createElement("input");
          editor.append(input);
          document.querySelector("main")?.prepend(editor);
          await asked;
          return input.value;
        },
        [tag],
      );
      expect(waited).toBe("vintage, algodão, pouco uso");
    });

    it("drops the answer of an earlier call", async () => {
      demo.server.addPage("/tarde", { body: '<input value="tarde">' });
      const page = await openEditor("velha", 'data-src="/tarde"');
      const release = await holdRequests(page, "**/tarde");
      const first = reload(page);
      await waitForState(page, tag, "loading");
      await page
        .locator(tag)
        .evaluate((element, path) => element.setAttribute("data-src", path), src);
      await expect
        .poll(() => page.locator(tag).evaluate((e: HTMLElementTagNameMap[typeof tag]) => e.src))
        .toContain(src);
      await reload(page);
      release();
      await first;
      await expectTags(page, "vintage", "algodão", "pouco uso");
    });

    for (const [failure, fault] of [
      ["500", { status: 500 }],
      ["half an answer", { truncate: true }],
      ["JSON", { body: "{}", contentType: "application/json" }],
      [
        "HTML without an input",
        { status: 200, body: "<p>oi</p><p>ei</p>", contentType: "text/html" },
      ],
    ] as const)
      it(`keeps the tags after ${failure}, says so, and tries again`, async () => {
        const page = await openEditor("minha");
        await field(page).fill("meia");
        demo.server.failNext({ path: src, ...fault });
        await reload(page);
        await expectTags(page, "minha");
        expect(await page.getByRole("alert").textContent()).toBe("não deu para carregar as tags.");
        expect((await seenErrors(page)).map(({ name }) => name)).toEqual(["RequestError"]);
        await page.getByRole("button", { name: "tentar de novo" }).click();
        await expectTags(page, "vintage", "algodão", "pouco uso", "meia");
        await expect.poll(() => focused(page)).toBe("suas tags");
      });

    it("takes nothing from the sign-in page of a session that has ended", async () => {
      const page = await openNew(editor("minha", 'data-src="/perfil/mensagens"'));
      await page.context().clearCookies();
      await reload(page);
      await expectTags(page, "minha");
      expect((await seenErrors(page))[0]?.message).toContain("was redirected to another page");
    });
  });
});
