import { useDemo } from "@yy/testing";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { type FormOnPage, field, openForm, sendButton } from "./testing/formOnPage";

const name = field("nome", 'name="user[name]" value="ana"');
const fetching = 'data-submit="fetch"';

describe("yy-form: what the page asks before a form is sent", () => {
  const demo = useDemo();
  /** The questions, in their order. */
  let asked: string[] = [];
  let posts: string[] = [];

  const open = async (fields: string, options: FormOnPage, answer: boolean): Promise<Page> => {
    asked = [];
    posts = [];
    demo.server.addPage("/receber", { body: "recebido" });
    const page = await openForm(demo, fields, options);
    page.on("dialog", (dialog) => {
      asked.push(dialog.message());
      return answer ? dialog.accept() : dialog.dismiss();
    });
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
    });
    return page;
  };
  const press = (page: Page) => page.getByRole("button", { name: "enviar" }).click();
  /** Nothing is sent later either, by a library that starts in a later task. */
  const quiet = (page: Page) => page.waitForTimeout(200);

  const cases: [string, string, FormOnPage][] = [
    ["rails-ujs", name + sendButton, { libs: ["ujs"], formAttributes: 'data-confirm="certeza?"' }],
    [
      "rails-ujs, of a remote form",
      name + sendButton,
      { libs: ["ujs"], formAttributes: 'data-remote="true" data-confirm="certeza?"' },
    ],
    [
      "rails-ujs, of a button",
      `${name}<button data-confirm="certeza?">enviar</button>`,
      { libs: ["ujs"] },
    ],
    ["no library at all", name + sendButton, { formAttributes: 'data-confirm="certeza?"' }],
    [
      "Turbo",
      name + sendButton,
      { libs: ["turbo"], formAttributes: 'data-turbo-confirm="certeza?"' },
    ],
    [
      "Turbo, of a button",
      `${name}<button data-turbo-confirm="certeza?">enviar</button>`,
      { libs: ["turbo"] },
    ],
    [
      "rails-ujs and Turbo, of a form that says it for both",
      name + sendButton,
      {
        libs: ["turbo", "ujs"],
        formAttributes: 'data-confirm="certeza?" data-turbo-confirm="certeza?"',
      },
    ],
  ];
  for (const [library, fields, options] of cases)
    for (const attributes of [fetching, ""])
      describe(`for ${library}, ${attributes ? "sent by us" : "sent by others"}`, () => {
        // Both libraries ask where they find their attribute; that is theirs.
        const isTheirs = attributes === "" && library.includes("for both");
        const questions = isTheirs ? ["certeza?", "certeza?"] : ["certeza?"];

        it("sends nothing when the visitor says no, and the form can be sent afterwards", async () => {
          const page = await open(fields, { ...options, attributes }, false);
          await press(page);
          await expect.poll(() => asked).toEqual(["certeza?"]);
          await quiet(page);
          expect(posts).toEqual([]);
          expect(await page.getByLabel("nome").inputValue()).toBe("ana");
          await press(page);
          await expect.poll(() => asked).toEqual(["certeza?", "certeza?"]);
        });

        it("asks once, and sends once, when the visitor says yes", async () => {
          const page = await open(fields, { ...options, attributes }, true);
          await press(page);
          await expect.poll(() => posts).toEqual(["/receber"]);
          await quiet(page);
          expect(asked).toEqual(questions);
          expect(posts).toEqual(["/receber"]);
        });
      });

  it("waits for a dialog of the page that Turbo is told to ask by", async () => {
    const page = await open(
      name + sendButton,
      { libs: ["turbo"], formAttributes: 'data-turbo-confirm="certeza?"', attributes: fetching },
      true,
    );
    await page.evaluate(() => {
      const { Turbo } = window as unknown as {
        Turbo: { config: { forms: { confirm: (text: string) => Promise<boolean> } } };
      };
      Turbo.config.forms.confirm = (text) =>
        new Promise((resolve) => Object.assign(window, { question: text, answer: resolve }));
    });
    const answer = (is: boolean) => page.evaluate((is) => Reflect.get(window, "answer")(is), is);
    await press(page);
    await press(page);
    await quiet(page);
    expect(posts).toEqual([]);
    await answer(false);
    await press(page);
    await quiet(page);
    await answer(true);
    await expect.poll(() => posts).toEqual(["/receber"]);
    expect(asked).toEqual([]);
  });

  it("is heard in a frame of Turbo's, where rails-ujs comes later", async () => {
    asked = [];
    posts = [];
    demo.server.addPage("/receber", { body: "recebido" });
    demo.server.addPage("/quadro", {
      body: `<main><turbo-frame id="q"><yy-form ${fetching}><form action="/receber" method="post" data-confirm="certeza?">${name}${sendButton}</form></yy-form></turbo-frame></main>`,
      libs: ["turbo", "ujs"],
    });
    const page = await demo.open("/quadro");
    await page.locator("yy-form:state(mounted)").waitFor({ state: "attached" });
    page.on("dialog", (dialog) => {
      asked.push(dialog.message());
      return asked.length > 1 ? dialog.accept() : dialog.dismiss();
    });
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
    });
    await press(page);
    await quiet(page);
    expect(posts).toEqual([]);
    await press(page);
    await expect.poll(() => posts).toEqual(["/receber"]);
    await quiet(page);
    expect([asked, posts]).toEqual([["certeza?", "certeza?"], ["/receber"]]);
  });

  it("lets a listener of the page at the document keep the form, and submit it again", async () => {
    const page = await open(name + sendButton, { attributes: fetching }, true);
    await page.evaluate(() => {
      let isSure = false;
      document.addEventListener("submit", (event) => {
        if (isSure) return;
        event.preventDefault();
        isSure = confirm("da página?");
        if (isSure) setTimeout(() => (event.target as HTMLFormElement).requestSubmit());
      });
    });
    await press(page);
    await expect.poll(() => posts).toEqual(["/receber"]);
    await quiet(page);
    expect([asked, posts]).toEqual([["da página?"], ["/receber"]]);
  });
});
