import { holdRequests, recordEvents, useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { schema } from "./schema";
import {
  alerts,
  comment,
  focused,
  markup,
  messages,
  nota,
  number,
  openRating,
  panel,
  path,
  rated,
  send,
  stars,
  tag,
  thanks,
} from "./testing/ratingOnPage";

const events = recordEvents(schema);

const failed = "não deu para enviar a avaliação.";

declare global {
  interface Window {
    /** What the panel looked like, each time that it was hidden or shown. */
    looks: { at: number; isVisible: boolean; height: number }[];
    /** When the panel's wait has begun. */
    waitedFrom?: number;
  }
}

describe("yy-purchase-rating", () => {
  const demo = useDemo();

  const fixture = useFixture(demo, {
    signedInAs: 1,
    prepare: events.on,
  });

  async function open(fields: string): Promise<Page> {
    const page = await fixture(markup({ fields }));
    await waitUntilMounted(page, tag);
    await panel(page).waitFor();
    return page;
  }

  describe("the panel", () => {
    it("is out of sight with its room kept for 100 ms, and shows without moving anything", async () => {
      const page = await openRating(demo, {
        prepare: async (fresh) => {
          await fresh.addInitScript(() => {
            window.looks = [];
            const start = window.setTimeout as (...parameters: unknown[]) => number;
            // From the timer's start: on a slow page the panel is seen to be hidden later than it
            // is.
            Object.assign(window, {
              setTimeout: (callback: unknown, delay?: number, ...values: unknown[]) => {
                if (delay === 100) window.waitedFrom ??= performance.now();
                return start(callback, delay, ...values);
              },
            });
            new MutationObserver((records) => {
              const target = records[0]?.target as HTMLElement;
              const { height } = target.getBoundingClientRect();
              const isVisible = target.checkVisibility({
                visibilityProperty: true,
              });
              window.looks.push({ at: performance.now(), isVisible, height });
            }).observe(document, { subtree: true, attributeFilter: ["data-yy-waiting"] });
          });
        },
      });
      const [kept, shown, ...more] = await page.evaluate(() => window.looks);
      const waitedFrom = await page.evaluate(() => window.waitedFrom);
      expect(more).toEqual([]);
      expect([kept?.isVisible, shown?.isVisible]).toEqual([false, true]);
      expect(kept?.height).toBeGreaterThan(0);
      expect(shown?.height).toBe(kept?.height);
      expect(Number(shown?.at) - Number(waitedFrom)).toBeGreaterThan(99);
      expect(await page.getByRole("heading", { name: "sua compra" }).isVisible()).toBe(true);
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
      expect(await seenErrors(page)).toEqual([]);
    });

    it.each([
      ["the only child", "<form>", "</form>"],
      ["one the server sent hidden", '<form data-part="panel" hidden>', "</form>"],
    ])("may be %s", async (_, start, end) => {
      const page = await fixture(
        `<${tag}>${start}<input name="rating[value]" aria-label="nota">${end}</${tag}>`,
      );
      await waitUntilMounted(page, tag);
      await page.getByLabel("nota").waitFor();
    });

    it("is not taken from under the hands of who is already at it", async () => {
      demo.server.addPage("/t", { body: markup() });
      let release = () => {};
      const page = await demo.open("/t", {
        prepare: async (fresh) => {
          const held = new Promise<void>((resolve) => {
            release = resolve;
          });
          await fresh.route("**/purchase-rating-*.js", async (route) => {
            await held;
            await route.continue();
          });
        },
      });
      // The page hides it for 2 s at most.
      const holdsFocus = () => nota(page).evaluate((input) => input === document.activeElement);
      await expect
        .poll(async () => {
          await nota(page).focus();
          return holdsFocus();
        })
        .toBe(true);
      await page.keyboard.type("4");
      release();
      await waitUntilMounted(page, tag);
      expect(await holdsFocus()).toBe(true);
      expect(await nota(page).inputValue()).toBe("4");
    });
  });

  describe("with yy-star-rating inside", () => {
    it("rates by keyboard: the stars, the button, and on to the thanks", async () => {
      const page = await open(stars + comment);
      await waitUntilMounted(page, "yy-star-rating");
      await page.getByRole("radio", { name: "1 estrela" }).focus();
      await page.keyboard.press("4");
      await send(page).focus();
      await page.keyboard.press("Enter");
      await thanks(page).waitFor();
      expect(await rated(page)).toEqual([4]);
      expect(demo.server.state.ratings).toEqual([
        { purchaseId: "7", userId: 1, value: 4, comment: "" },
      ]);
      await expect.poll(() => panel(page).isVisible()).toBe(false);
      await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe(tag);
      await waitForState(page, tag, "rated");
    });

    it("has an error beside the stars, and the focus on them; the next input takes it away", async () => {
      const page = await open(stars + comment);
      await waitUntilMounted(page, "yy-star-rating");
      await send(page).click();
      await expect.poll(() => messages(page)).toEqual(["escolha de 1 a 5 estrelas"]);
      const group = page.getByRole("radiogroup", { name: "sua nota" });
      await expect.poll(() => group.getAttribute("aria-invalid")).toBe("true");
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.localName))
        .toBe("yy-star-rating");
      expect(await rated(page)).toEqual([]);
      await page.keyboard.press("3");
      await expect.poll(() => messages(page)).toEqual([]);
      await send(page).click();
      await thanks(page).waitFor();
      expect(await rated(page)).toEqual([3]);
    });
  });

  it.each([
    ['<label><input type="radio" name="r[value]" value="2" checked> 2</label>', 2],
    ['<select name="r[value]" aria-label="nota"><option>5</option></select>', 5],
    ['<input name="r[value]" aria-label="nota" value="">', 0],
  ])("tells the number in %s", async (field, value) => {
    const page = await open(field);
    demo.server.failNext({ path, status: 201, body: "" });
    await send(page).click();
    await thanks(page).waitFor();
    expect(await rated(page)).toEqual([value]);
  });

  it("tells what was sent, not what was changed on the way", async () => {
    const page = await openRating(demo);
    await nota(page).fill("5");
    const release = await holdRequests(page, `**${path}`);
    await send(page).click();
    await waitForState(page, tag, "sending");
    await expect.poll(() => panel(page).getAttribute("aria-busy")).toBe("true");
    await nota(page).fill("1");
    release();
    await thanks(page).waitFor();
    expect(await rated(page)).toEqual([5]);
  });

  describe("once rated", () => {
    const libs = ["turbo"] as const;
    const wander = async (page: Page) => {
      demo.server.addPage("/outra", { body: '<main id="outra">outra</main>', libs: [...libs] });
      await page.evaluate(() => window.Turbo.visit("/outra"));
      await page.locator("#outra").waitFor();
      await page.goBack();
      await page.locator("#outra").waitFor({ state: "detached" });
      await waitUntilMounted(page, tag);
    };

    it("stays so when the page comes back from a Turbo snapshot, and asks again for another panel", async () => {
      const page = await openRating(demo, { libs });
      await nota(page).fill("5");
      demo.server.failNext({ path, status: 201, body: "" });
      await send(page).click();
      await thanks(page).waitFor();
      await wander(page);
      expect(await panel(page).isVisible()).toBe(false);
      await thanks(page).waitFor();
      expect(await rated(page)).toEqual([5]);
      await page.evaluate(() => {
        const next = document.createElement("div");
        next.dataset.part = "panel";
        next.append(document.querySelector("form") as HTMLFormElement);
        document.querySelector("[data-part=panel]")?.replaceWith(next);
      });
      await panel(page).waitFor();
      expect(await thanks(page).count()).toBe(0);
    });

    it("does not before: an unrated panel comes back to be rated", async () => {
      const page = await openRating(demo, { libs });
      await nota(page).fill("2");
      await wander(page);
      await panel(page).waitFor();
      expect(await thanks(page).count()).toBe(0);
    });

    it("stays so through a morph of the page", async () => {
      const page = await openRating(demo);
      await nota(page).fill("5");
      await send(page).click();
      await thanks(page).waitFor();
      await page.evaluate(() => {
        const element = document.querySelector("[data-part=panel]") as HTMLElement;
        element.hidden = false;
        element.removeAttribute("data-yy-rated");
        document.dispatchEvent(new Event("turbo:morph"));
      });
      await expect.poll(() => panel(page).isVisible()).toBe(false);
    });

    /** A page as a shop has it that asks for one purchase after the other, at one address. */
    const purchase = (id: number) => `<h1>avalie as suas compras</h1><${tag}>
      <div data-part="panel"><form action="/compras/${id}/avaliacao" method="post">
        <h2>compra nº ${id}</h2>
        <input type="hidden" name="authenticity_token" value="{{csrf}}">
        <label>sua nota <input type="number" name="rating[value]"></label>
        <button>avaliar</button></form></div></${tag}>`;
    const asksFor = async (page: Page, id: number) => {
      await panel(page).waitFor();
      await page.getByRole("heading", { name: `compra nº ${id}` }).waitFor();
      expect(await thanks(page).count()).toBe(0);
      expect(await nota(page).inputValue()).toBe("");
      expect(await page.locator(`${tag}:state(rated)`).count()).toBe(0);
    };

    it("asks for the next purchase that a redirect to the same address brings, by a morph", async () => {
      let id = 7;
      const morphs = '<meta name="turbo-refresh-method" content="morph">';
      demo.server.addPage("/avaliar", () => ({
        body: purchase(id),
        head: morphs,
        libs: [...libs],
      }));
      const page = await demo.open("/avaliar", { signedInAs: 1, prepare: events.on });
      await waitUntilMounted(page, tag);
      for (const next of [8, 9]) {
        await asksFor(page, id);
        await nota(page).fill("5");
        demo.server.failNext({
          path: `/compras/${id}/avaliacao`,
          method: "POST",
          status: 303,
          body: "",
          headers: { location: "/avaliar" },
        });
        id = next;
        await send(page).click();
      }
      await asksFor(page, 9);
      expect(await rated(page)).toEqual([5, 5]);
    });

    it("asks for the next purchase that a morph brings before, without what was typed", async () => {
      let id = 7;
      demo.server.addPage("/avaliar", () => ({
        body: purchase(id),
        head: '<meta name="turbo-refresh-method" content="morph">',
        libs: [...libs],
      }));
      const page = await demo.open("/avaliar", { signedInAs: 1, prepare: events.on });
      await waitUntilMounted(page, tag);
      await panel(page).waitFor();
      await nota(page).fill("5");
      id = 8;
      await page.evaluate(() => window.Turbo.visit("/avaliar", { action: "replace" }));
      await page.getByRole("heading", { name: "compra nº 8" }).waitFor();
      await expect.poll(() => nota(page).inputValue()).toBe("");
    });

    it("asks for the next purchase that a script writes into the same panel", async () => {
      const page = await fixture(purchase(7));
      await waitUntilMounted(page, tag);
      await nota(page).fill("5");
      demo.server.failNext({ path, status: 201, body: "" });
      await send(page).click();
      await thanks(page).waitFor();
      // The same purchase, written once more.
      await page
        .locator("form")
        .evaluate((form) => form.setAttribute("action", "/compras/7/avaliacao"));
      await thanks(page).waitFor();
      await page.locator("form").evaluate((form) => {
        form.setAttribute("action", "/compras/8/avaliacao");
        const heading = form.querySelector("h2");
        if (heading) heading.textContent = "compra nº 8";
      });
      await asksFor(page, 8);
    });
  });

  describe("when another purchase is written into its form", () => {
    const nextPath = "/compras/8/avaliacao";
    const texts = async (page: Page) => [
      await nota(page).inputValue(),
      await page.getByLabel("comentário").inputValue(),
    ];
    const writeIn = (page: Page, action: string) =>
      page.locator("form").evaluate((form, text) => form.setAttribute("action", text), action);
    const sentTo = (action: string) =>
      demo.server.requests.filter(({ method, path }) => method === "POST" && path === action);
    async function typeIn(options: Parameters<typeof openRating>[1] = {}): Promise<Page> {
      const page = await openRating(demo, options);
      await nota(page).fill("5");
      await page.getByLabel("comentário").fill("adorei");
      return page;
    }

    it("keeps nothing of what was typed for the former, though nothing was sent", async () => {
      const page = await typeIn();
      await writeIn(page, nextPath);
      await expect.poll(() => texts(page)).toEqual(["", ""]);
      await nota(page).fill("2");
      demo.server.failNext({ path: nextPath, status: 201, body: "" });
      await send(page).click();
      await thanks(page).waitFor();
      expect(await rated(page)).toEqual([2]);
      expect(sentTo(nextPath).map(({ body }) => body)).toEqual([
        expect.objectContaining({ "rating[value]": "2", "rating[comment]": "" }),
      ]);
    });

    it("has what the server wrote for it", async () => {
      const page = await typeIn();
      await page.evaluate((action) => {
        document.querySelector("form [name*=value]")?.setAttribute("value", "3");
        document.querySelector("form")?.setAttribute("action", action);
      }, nextPath);
      await expect.poll(() => texts(page)).toEqual(["3", ""]);
    });

    it.each([
      ["a hidden field", "[name='rating[purchase_id]']", "value"],
      ["an attribute", "form", "data-purchase-id"],
    ])("is told by an id in %s too", async (_, place, attribute) => {
      const page = await typeIn({
        formAttributes: 'data-purchase-id="7"',
        fields: `${number}${comment}<input type="hidden" name="rating[purchase_id]" value="7">`,
      });
      await page
        .locator(place)
        .evaluate((element, name) => element.setAttribute(name, "8"), attribute);
      await expect.poll(() => texts(page)).toEqual(["", ""]);
    });

    it.each([
      [
        "the page adds a parameter to its address",
        (form: HTMLFormElement) => form.setAttribute("action", `${form.action}?origem=email#topo`),
      ],
      [
        "another script adds an id of its own",
        (form: HTMLFormElement) =>
          form.insertAdjacentHTML(
            "beforeend",
            '<input type="hidden" name="client_id" value="1.2">',
          ),
      ],
    ])("keeps what was typed for the same one when %s", async (_, change) => {
      const page = await typeIn();
      demo.server.failNext({ path, status: 500 });
      await send(page).click();
      await expect.poll(() => alerts(page)).toEqual([failed]);
      await page.locator("form").evaluate(change);
      await page.waitForTimeout(100);
      expect(await texts(page)).toEqual(["5", "adorei"]);
      expect(await alerts(page)).toEqual([failed]);
      await page.getByRole("button", { name: "tentar de novo" }).click();
      await thanks(page).waitFor();
      await expect.poll(() => panel(page).isVisible()).toBe(false);
      expect(await rated(page)).toEqual([5]);
    });

    it.each([
      ["a failure", { status: 500 }],
      ["messages for fields", { status: 422, body: '{"value":"não é uma nota","base":"amanhã"}' }],
      ["the end of the session", { status: 401 }],
    ])("shows neither %s for the former there nor a way to send it again", async (_, fault) => {
      const page = await typeIn();
      const release = await holdRequests(page, `**${path}`);
      await send(page).click();
      await waitForState(page, tag, "sending");
      await writeIn(page, nextPath);
      await expect.poll(() => texts(page)).toEqual(["", ""]);
      demo.server.failNext({ path, ...fault });
      release();
      await expect.poll(() => panel(page).getAttribute("aria-busy")).toBeNull();
      await page.waitForTimeout(100);
      expect(await alerts(page)).toEqual([]);
      expect(await messages(page)).toEqual([]);
      expect(await page.locator(`${tag}:state(refused)`).count()).toBe(0);
      expect(await page.getByRole("button", { name: "tentar de novo" }).count()).toBe(0);
      expect(await texts(page)).toEqual(["", ""]);
      expect(await rated(page)).toEqual([]);

      await nota(page).fill("3");
      demo.server.failNext({ path: nextPath, status: 201, body: "" });
      await send(page).click();
      await thanks(page).waitFor();
      expect(await rated(page)).toEqual([3]);
    });

    it("tells of the former's success, and goes on asking for the next", async () => {
      const page = await typeIn();
      const release = await holdRequests(page, `**${path}`);
      await send(page).click();
      await waitForState(page, tag, "sending");
      await writeIn(page, nextPath);
      await nota(page).fill("1");
      demo.server.failNext({ path, status: 201, body: "" });
      release();
      await expect.poll(() => rated(page)).toEqual([5]);
      await expect.poll(() => panel(page).getAttribute("aria-busy")).toBeNull();
      expect(await panel(page).isVisible()).toBe(true);
      expect(await thanks(page).count()).toBe(0);
      expect(await nota(page).inputValue()).toBe("1");
      expect(await focused(page)).toBe("rating[value]");
    });

    it("says nothing there of what the former was refused for before", async () => {
      const page = await typeIn();
      const body = '{"value":"não é uma nota","base":"tente amanhã."}';
      demo.server.failNext({ path, status: 422, body });
      await send(page).click();
      await expect.poll(() => messages(page)).toEqual(["não é uma nota"]);
      await writeIn(page, nextPath);
      await expect.poll(() => messages(page)).toEqual([]);
      await expect.poll(() => alerts(page)).toEqual([]);
      expect(await texts(page)).toEqual(["", ""]);
    });
  });

  it.each([
    [
      "panel",
      "<p>um</p><p>dois</p>",
      'a child with data-part="panel", or one child alone, is required',
    ],
    ["form", '<div data-part="panel">nota</div>', "a <form> inside it is required"],
    [
      "field",
      '<form data-part="panel"></form>',
      'a field whose name ends in "[value]" is required',
    ],
  ])("says that the %s is missing, and leaves the server's markup", async (_, children, words) => {
    const page = await fixture(`<${tag}>${children}</${tag}>`);
    await waitForState(page, tag, "failed");
    expect(await seenErrors(page)).toEqual([
      { widget: tag, name: "ElementError", message: `${tag}: ${words}` },
    ]);
  });
});
