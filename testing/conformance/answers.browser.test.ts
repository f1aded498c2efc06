import { useDemo } from "@yy/testing";
import { waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { sampled } from "../sample";

/** The success events of the widgets. */
declare global {
  interface Window {
    successEvents: string[];
  }
}

const rating = (
  errors = "",
  more = "",
) => `<form id="avalie" action="/avaliar-compra" method="post" ${more}>${errors}
  <label>nota <input type="number" name="rating[value]" value="4"></label>
  <button>avaliar</button></form>`;

const order = (
  errors = "",
  more = "",
) => `<form id="new_order" action="/pedidos" method="post" ${more}>${errors}
  <label>cidade <input name="order[city]" value="Recife"></label>
  <label>recado <textarea name="order[note]"></textarea></label>
  <button>comprar</button></form>`;

const price = (
  errors = "",
  more = "",
) => `<form data-part="item" data-item-id="401" action="/precos/401" method="post" ${more}>${errors}
  <label>peça <input data-part="price" autocomplete="off"></label>
  <input type="hidden" name="item[price]" data-part="hidden-price">
  <button>salvar</button></form>`;

/** An old shop: without the library's metas and `data-login-path`, with a form in each section. */
const shop = (formAttributes: string, more: string) => `
<div id="header"><h1><a href="/">loja da Ana</a></h1>
  <form action="/busca" method="get"><input name="q" aria-label="busca"><button>buscar</button></form>
  <ul class="nav"><li><a href="/minha-conta">minha conta</a></li><li><a href="/sair">sair</a></li></ul></div>
<table width="100%"><tr><td valign="top">
  <h2>seu pedido</h2>
  <yy-form ${formAttributes} data-validate-on-submit>${order("", more)}</yy-form>
  <h2>sua compra</h2>
  <yy-purchase-rating><div data-part="panel">${rating("", more)}</div></yy-purchase-rating>
</td><td valign="top">
  <h2>seus preços</h2>
  <yy-missing-price-editor>${price("", more)}</yy-missing-price-editor>
</td></tr></table>
<div id="footer">© 2009</div>`;

/** A login page that is not at `/entrar`. */
const signIn = `<html><head><title>acesso</title></head><body>
<form action="/session" method="post"><input name="email"><input type="password" name="pass"><button>ok</button></form>
</body></html>`;

const notice = `<br />
<b>Notice</b>:  Undefined index: loja in <b>/var/www/html/topo.php</b> on line <b>12</b><br />
`;

/** The page with the form again, as Django and PHP send it: with 200, and errors beside fields. */
const again = `<!DOCTYPE html><html><head><title>loja</title></head><body>
${[rating, order, price]
  .map((form) => form('<ul class="errorlist"><li>este valor não serve</li></ul>'))
  .join("")}</body></html>`;

const html = "text/html; charset=utf-8";

const answers = [
  ["a page to sign in on, with an XML declaration", `<?xml version="1.0"?>\n${signIn}`, html],
  ["a page to sign in on, after a comment", `<!-- cache: miss -->\n${signIn}`, html],
  ["a page to sign in on, after a notice of PHP", `${notice}${signIn}`, html],
  ["the form again with what is wrong", again, html],
  ["JSON that says no", '{"success":false,"errors":{"base":["hoje não"]}}', "application/json"],
  ["JSON of errors alone", '{"errors":["hoje não"]}', "application/json"],
] as const;

/** One response of each kind, because a single function interprets responses for all senders. */
const answerSample = [
  "a page to sign in on, after a notice of PHP",
  "the form again with what is wrong",
  "JSON that says no",
];

const senders = [
  ["a request of ours", 'data-submit="fetch"', "", []],
  ["rails-ujs", "", 'data-remote="true" data-type="json"', ["ujs"]],
  ["Turbo", "", "", ["turbo"]],
] as const;

describe.each(senders)(
  "what a server says with 200, to %s",
  (sender, formAttributes, more, libs) => {
    const demo = useDemo();

    async function open(): Promise<Page> {
      demo.server.addPage("/loja", {
        head: '<meta name="yy-user-id" content="2">',
        body: shop(formAttributes, more),
        styles: "none",
        libs: [...libs],
      });
      const page = await demo.open("/loja", {
        signedInAs: 2,
        prepare: (fresh) =>
          fresh.addInitScript(() => {
            window.successEvents = [];
            for (const type of ["yy:form-submitted", "yy:purchase-rated", "yy:price-saved"])
              addEventListener(type, () => window.successEvents.push(type));
          }),
      });
      for (const tag of ["yy-form", "yy-purchase-rating", "yy-missing-price-editor"])
        await waitUntilMounted(page, tag);
      return page;
    }

    /** The messages of the form, the rating and the prices about a failure. */
    const messagesOn = (page: Page) =>
      page.locator("yy-form, yy-purchase-rating, yy-missing-price-editor").evaluateAll((all) =>
        all.map((widget) => {
          const alerts = widget.shadowRoot?.querySelectorAll("[role=alert]") ?? [];
          const messages = widget.querySelectorAll("[data-yy-message], [data-part=price] ~ *");
          return [...alerts, ...messages].map(({ textContent }) => textContent).join(" ");
        }),
      );
    const eventsOn = (page: Page) => page.evaluate(() => window.successEvents);

    /** Sends all three forms with this response to each, and returns the message of each. */
    async function sendAll(page: Page, fault: Parameters<typeof demo.server.failNext>[0]) {
      for (const [path, name] of [
        ["/pedidos", "comprar"],
        ["/avaliar-compra", "avaliar"],
        ["/precos/401", "salvar"],
      ] as const) {
        demo.server.failNext({ ...fault, path, method: "POST" });
        if (name === "salvar") {
          await page.locator("[data-part=price]").fill("30");
          await page.locator("[data-part=price]").blur();
        }
        const before = await Promise.all([messagesOn(page), eventsOn(page)]);
        await page.getByRole("button", { name, exact: true }).click();
        await expect
          .poll(() => Promise.all([messagesOn(page), eventsOn(page)]), { message: name })
          .not.toEqual(before);
      }
      return messagesOn(page);
    }

    const asked = sampled(
      answers,
      ([what]) => sender === "a request of ours" || answerSample.includes(what),
    );
    it.each(asked)("nothing is saved by %s", async (what, body, contentType) => {
      const page = await open();
      const [form, rating, price] = await sendAll(page, { body, contentType });
      expect(await eventsOn(page)).toEqual([]);
      expect(await page.locator("[data-part=panel]").isVisible()).toBe(true);
      expect(await page.locator("[data-item-id]").getAttribute("data-state")).not.toBe("saved");
      expect(await page.locator("[data-part=price]").inputValue()).toBe("R$ 30,00");
      if (what.includes("sign in")) {
        expect(form).toContain("é preciso entrar");
        expect(rating).toContain("sua sessão terminou");
        expect(price).toContain("sua sessão terminou");
      } else {
        const words = what.includes("form again") ? "este valor não serve" : "hoje não";
        expect([form, rating, price]).toEqual(Array(3).fill(expect.stringContaining(words)));
      }
    });

    it("nothing is saved by a redirect to a page to sign in on that no attribute names", async () => {
      const page = await open();
      demo.server.addPage("/acesso", { html: signIn });
      const redirect = { status: 302, body: "", headers: { location: "/acesso" } };
      const [form, rating, price] = await sendAll(page, redirect);
      expect(form).toContain("é preciso entrar");
      for (const words of [rating, price]) expect(words).toContain("sua sessão terminou");
      expect(await eventsOn(page)).toEqual([]);
    });

    it("asks nobody to send again what may have come", async () => {
      const page = await open();
      // The server acts on these requests, but their responses are lost.
      const [form, rating] = await sendAll(page, { after: true, drop: true });
      expect(await eventsOn(page)).toEqual([]);
      for (const words of [form, rating]) {
        expect(words).toContain("não sabemos se");
        expect(words).not.toContain("de novo");
      }
      expect(await page.getByRole("button", { name: "tentar de novo" }).count()).toBe(0);
      expect(await page.locator("[data-item-id]").getAttribute("data-state")).toBe("failed");
    });

    it("asks so either where the answer is from elsewhere: an order that goes on to the payment", async () => {
      const page = await open();
      const elsewhere = demo.server.origin.replace("127.0.0.1", "localhost");
      expect(elsewhere).not.toBe(demo.server.origin);
      const headers = { location: `${elsewhere}/pagar` };
      const [form, rating] = await sendAll(page, { status: 303, body: "", headers });
      expect(await eventsOn(page)).toEqual([]);
      for (const words of [form, rating]) expect(words).toContain("não sabemos se");
    });
  },
);
