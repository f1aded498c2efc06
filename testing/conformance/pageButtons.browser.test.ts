import { readFileSync } from "node:fs";
import { packageFile } from "@yy/demo-pages/paths";
import { bundleForPage, collectProblems, holdRequests, useDemo } from "@yy/testing";
import { waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { sampled } from "../sample";

const read = (file: string) => readFileSync(packageFile(file), "utf8");
const jquery = read("jquery3/dist/jquery.min.js");
/**
 * rails-ujs as a bundler gives it to a page: `import Rails from "@rails/ujs"; Rails.start()`,
 * without `window.Rails`.
 */
const ujsModule = `((module, exports) => {
  ${read("@rails/ujs/app/assets/javascripts/rails-ujs.js")}; module.exports.start();
})({}, {})`;

/** Scripts of pages that change the buttons of a form when it is submitted. */
const guards: readonly (readonly [string, { scripts: string[]; words?: string }])[] = [
  ["rails-ujs as a module", { scripts: [ujsModule], words: "um momento" }],
  ["jquery_ujs", { scripts: [jquery, read("jquery-ujs/src/rails.js")], words: "um momento" }],
  [
    "a guard of the shop",
    {
      scripts: [
        jquery,
        '$(document).on("submit", "form", function () { $(this).find(":submit").prop("disabled", true).text("aguarde") })',
      ],
      words: "aguarde",
    },
  ],
  [
    "a guard that puts an image in place of the button",
    {
      scripts: [
        `document.addEventListener("submit", ({ target }) => {
          const image = document.createElement("img");
          image.alt = "girando";
          target.querySelector("[name=commit]").replaceWith(image);
        })`,
      ],
    },
  ],
];

/** The widgets that a page puts around a form: a title, the tag, and the markup. */
const widgets: readonly (readonly [string, string, (form: string) => string])[] = [
  ["yy-form, sending", "yy-form", (form) => `<yy-form data-submit="fetch">${form}</yy-form>`],
  [
    "yy-purchase-rating",
    "yy-purchase-rating",
    (form) => `<yy-purchase-rating><div data-part="panel">${form}</div></yy-purchase-rating>`,
  ],
  [
    "yy-product-upload",
    "yy-product-upload",
    (form) =>
      `<yy-product-upload>${form.replace("</form>", '<div data-part="fields"></div></form>')}</yy-product-upload>`,
  ],
  [
    "yy-missing-price-editor",
    "yy-missing-price-editor",
    (form) =>
      `<yy-missing-price-editor>${form.replace(
        /<form ([^>]*)>/,
        `<form $1 data-part="item" data-item-id="1"><input aria-label="preço" data-part="price">
         <input type="hidden" name="item[price]" data-part="hidden-price">`,
      )}</yy-missing-price-editor>`,
  ],
];

describe("buttons that the page changes while a form is sent", () => {
  const demo = useDemo();
  const submit =
    '<button id="enviar" name="commit" value="publicar" data-disable-with="um momento">publicar</button>';

  const open = async (
    [, tag, wrap]: (typeof widgets)[number],
    scripts: readonly string[],
    fields = "",
  ): Promise<Page> => {
    const code = scripts.join(";\n");
    demo.server.addPage("/formulario", {
      head: `<script nonce="{{nonce}}">${code}</script>`,
      body: `<main>${wrap(`<form id="f" action="/receber" method="post">
        <label>nota <input type="number" name="rating[value]" value="5"></label>${fields}${submit}</form>`)}</main>`,
    });
    const page = await demo.open("/formulario");
    await waitUntilMounted(page, tag);
    return page;
  };

  describe.each(widgets)("%s", (...widget) => {
    // For widgets that share the form's code, two guards suffice: one disables the button, one
    // replaces it.
    const asked = sampled(
      guards,
      ([guard]) => widget[1] === "yy-form" || /^rails-ujs|an image/.test(guard),
    );
    it.each(asked)("come back after a refusal, and send again: %s", async (_, { scripts }) => {
      const page = await open(widget, scripts);
      const button = page.locator("#enviar");
      const price = page.getByLabel("preço", { exact: true });
      const isPrice = widget[1] === "yy-missing-price-editor";
      if (isPrice) await price.fill("12");
      const posts: (string | null)[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") posts.push(request.postData());
      });
      for (const path of ["/receber", "/produto"])
        demo.server.failNext({ path, status: 422, body: '{"base": "não serve"}', delay: 60 });
      await button.click();
      await expect.poll(() => posts.length).toBe(1);
      await expect
        .poll(() =>
          page.evaluate(() => {
            const button = document.querySelector<HTMLButtonElement>("form #enviar");
            return button && { text: button.textContent, isDisabled: button.disabled };
          }),
        )
        // A refused price disables the buttons of its list until it is changed.
        .toEqual({ text: "publicar", isDisabled: isPrice });
      if (isPrice) await price.fill("13");
      expect(await page.getByAltText("girando").isVisible()).toBe(false);
      await button.click();
      await expect.poll(() => posts.length).toBe(2);
    });
  });

  it.each(guards.filter(([, { words }]) => words))(
    "show the words of the page while a yy-form is sent: %s",
    async (_, { scripts, words = "" }) => {
      for (const [, wrap] of [
        ["fetch", widgets[0]],
        ["browser", ["", "yy-form", (form: string) => `<yy-form>${form}</yy-form>`]],
      ] as const) {
        const page = await open(wrap as (typeof widgets)[number], scripts);
        // The text is stored in the session, because the page may navigate meanwhile.
        await page.locator("#enviar").evaluate((button: HTMLButtonElement) => {
          sessionStorage.clear();
          new MutationObserver(() => {
            if (button.disabled) sessionStorage.setItem(button.textContent, "seen");
          }).observe(button, { attributes: true, childList: true });
        });
        demo.server.failNext({ path: "/receber", status: 422, body: "{}", delay: 200 });
        await page.locator("#enviar").click();
        await expect
          .poll(() => page.evaluate((text) => sessionStorage.getItem(text), words))
          .toBe("seen");
      }
    },
  );

  it("keep the lock of the page while a field becomes valid, and open with it", async () => {
    const page = await open(
      ["", "yy-form", (form) => `<yy-form>${form}</yy-form>`],
      [jquery],
      `<label>nome <input name="nome" required></label>`,
    );
    const button = page.locator("#enviar");
    expect(await button.isDisabled()).toBe(true);
    // The page disables the button, for example until its terms are accepted.
    await page.evaluate("jQuery('#enviar').prop('disabled', true)");
    await page.getByLabel("nome").fill("ana");
    await expect.poll(() => page.locator("[data-yy-reason]").textContent()).toBe("");
    expect(await button.isDisabled()).toBe(true);
    await page.evaluate("jQuery('#enviar').prop('disabled', false)");
    expect(await button.isDisabled()).toBe(false);
    // The page cannot enable a button that the form has disabled.
    await page.getByLabel("nome").fill("");
    await expect.poll(() => button.isDisabled()).toBe(true);
    await page.evaluate("jQuery('#enviar').prop('disabled', false)");
    await expect.poll(() => button.isDisabled()).toBe(true);
  });

  it("send once the lookup has its answer, also where the page has put another in their place", async () => {
    const page = await open(
      widgets[0] as (typeof widgets)[number],
      [],
      `<yy-zipcode-autofill>${["zipcode", "state", "city", "street", "number", "neighborhood"]
        .map((part) => `<label>${part} <input name="${part}" data-part="${part}"></label>`)
        .join("")}</yy-zipcode-autofill>`,
    );
    const posts: (string | null)[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.postData());
    });
    demo.server.failNext({ path: "/receber", status: 422, body: "{}" });
    const release = await holdRequests(page, "**/zipcodes/**");
    await waitUntilMounted(page, "yy-zipcode-autofill");
    await page.getByLabel("zipcode").pressSequentially("01310100");
    await page.keyboard.press("Tab");
    await expect.poll(() => page.getByLabel("street").isDisabled()).toBe(true);
    await page.evaluate(() =>
      document.forms[0]?.requestSubmit(document.querySelector("#enviar") as HTMLElement),
    );
    await page.evaluate(() => document.querySelector("#enviar")?.replaceWith("aguarde"));
    release();
    await expect.poll(() => posts.length).toBe(1);
    expect(posts[0]).toContain("publicar");
  });

  it("are there once where a React of the page's own puts words in their place, and takes them back", async () => {
    const react = await bundleForPage("react", "PageReact");
    const client = await bundleForPage("react-dom/client", "PageRoots");
    demo.server.addPage("/formulario", {
      body: '<main id="raiz"></main>',
      inlineScript: `${react};${client}`,
    });
    demo.server.failNext({
      path: "/receber",
      status: 422,
      body: '{"base": "não serve"}',
      times: 2,
    });
    const page = await demo.open("/formulario");
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    await page.evaluate(`(() => {
      const { createElement } = PageReact;
      const root = PageRoots.createRoot(document.querySelector("#raiz"));
      const draw = (isSending) => root.render(
        createElement("yy-form", { "data-submit": "fetch" },
          createElement("form", { action: "/receber", method: "post", onSubmit: () => draw(true) },
            createElement("input", { name: "nota", "aria-label": "nota" }),
            isSending ? createElement("em", null, "enviando") : createElement("button", null, "publicar"))));
      document.addEventListener("yy:form-failed", () => { window.again = () => draw(false) });
      draw(false);
    })()`);
    await waitUntilMounted(page, "yy-form");
    const button = page.getByRole("button", { name: "publicar" });
    for (const sent of [1, 2]) {
      await button.click();
      await expect.poll(() => posts.length).toBe(sent);
      // The button is back, whether or not the page renders it again.
      await expect.poll(() => button.count()).toBe(1);
      expect(await page.getByText("enviando").isVisible()).toBe(false);
      await page.evaluate("again()");
      await expect.poll(() => page.getByText("enviando").count()).toBe(0);
      expect(await button.count()).toBe(1);
    }
    expect(collectProblems(page).errors.filter((text) => !text.includes("422"))).toEqual([]);
  });

  it("send no blank field that must be filled in when a script submits by jQuery", async () => {
    const page = await open(
      widgets[0] as (typeof widgets)[number],
      guards[1]?.[1].scripts ?? [],
      `<label>nome <input name="nome" required></label>`,
    );
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    await page.evaluate("jQuery('#f').submit()");
    await page
      .getByText("não pode ficar em branco")
      .or(page.locator("[data-yy-message]"))
      .first()
      .waitFor();
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe(
      "nome",
    );
    expect(posts).toEqual([]);
  });
});
