import { useDemo } from "@yy/testing";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { type FormOnPage, field, sendButton, useFormFixture } from "./testing/formOnPage";

const name = field("nome", 'name="user[name]" value="ana"');
const fetching = 'data-submit="fetch"';

describe("yy-form: what the page asks before a form is sent", () => {
  const demo = useDemo();
  const forms = {
    none: useFormFixture(demo),
    ujs: useFormFixture(demo, ["ujs"]),
    turbo: useFormFixture(demo, ["turbo"]),
    both: useFormFixture(demo, ["turbo", "ujs"]),
  };
  /** The questions, in their order. */
  let asked: string[] = [];
  let posts: string[] = [];
  let answer = true;

  const listen = (page: Page) => {
    asked = [];
    posts = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.message());
      return answer ? dialog.accept() : dialog.dismiss();
    });
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
    });
  };
  const show = async (fields: string, { libs = [], ...options }: FormOnPage): Promise<Page> => {
    demo.server.addPage("/receber", { body: "recebido" });
    const [lib = "none"] = libs;
    const page = await forms[libs.length > 1 ? "both" : lib](fields, options);
    listen(page);
    return page;
  };
  const press = (page: Page) => page.getByRole("button", { name: "enviar" }).click();
  /**
   * Nothing is sent later either, by a library that starts in a later task: timers of the page keep
   * their order.
   */
  const quiet = (page: Page) =>
    page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

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
        const leaves =
          attributes === "" &&
          !options.libs?.includes("turbo") &&
          !options.formAttributes?.includes("data-remote");
        const questions = isTheirs ? ["certeza?", "certeza?"] : ["certeza?"];

        it("sends nothing when the visitor says no, and once when they say yes", async () => {
          const page = await show(fields, { ...options, attributes });
          answer = false;
          await press(page);
          await expect.poll(() => asked).toEqual(["certeza?"]);
          await quiet(page);
          expect(posts).toEqual([]);
          expect(await page.getByLabel("nome").inputValue()).toBe("ana");
          answer = true;
          await press(page);
          await expect.poll(() => posts).toEqual(["/receber"]);
          if (leaves) await page.getByText("recebido").waitFor();
          await quiet(page);
          expect(asked).toEqual(["certeza?", ...questions]);
          expect(posts).toEqual(["/receber"]);
        });
      });

  it("waits for a dialog of the page that Turbo is told to ask by", async () => {
    const page = await show(name + sendButton, {
      libs: ["turbo"],
      formAttributes: 'data-turbo-confirm="certeza?"',
      attributes: fetching,
    });
    await page.evaluate(() => {
      const { Turbo } = window as unknown as {
        Turbo: { config: { forms: { confirm: (text: string) => Promise<boolean> } } };
      };
      const { confirm } = Turbo.config.forms;
      Turbo.config.forms.confirm = (text) =>
        new Promise((resolve) => Object.assign(window, { question: text, answer: resolve }));
      Reflect.set(window, "askAsBefore", () => {
        Turbo.config.forms.confirm = confirm;
      });
    });
    const say = (is: boolean) => page.evaluate((is) => Reflect.get(window, "answer")(is), is);
    await press(page);
    await press(page);
    await quiet(page);
    expect(posts).toEqual([]);
    await say(false);
    await press(page);
    await quiet(page);
    await say(true);
    await expect.poll(() => posts).toEqual(["/receber"]);
    expect(asked).toEqual([]);
    await page.evaluate(() => Reflect.get(window, "askAsBefore")());
  });

  it("is heard in a frame of Turbo's, where rails-ujs comes later", async () => {
    demo.server.addPage("/receber", { body: "recebido" });
    demo.server.addPage("/quadro", {
      body: `<main><turbo-frame id="q"><yy-form ${fetching}><form action="/receber" method="post" data-confirm="certeza?">${name}${sendButton}</form></yy-form></turbo-frame></main>`,
      libs: ["turbo", "ujs"],
    });
    const page = await demo.open("/quadro");
    await page.locator("yy-form:state(mounted)").waitFor({ state: "attached" });
    listen(page);
    answer = false;
    await press(page);
    await quiet(page);
    expect(posts).toEqual([]);
    answer = true;
    await press(page);
    await expect.poll(() => posts).toEqual(["/receber"]);
    await quiet(page);
    expect([asked, posts]).toEqual([["certeza?", "certeza?"], ["/receber"]]);
  });

  it("lets a listener of the page at the document keep the form, and submit it again", async () => {
    const page = await show(name + sendButton, { attributes: fetching });
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
