import { holdRequests, useDemo } from "@yy/testing";
import { seenErrors } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { actions, item, items } from "./testing/priceItems";
import {
  enter,
  message,
  openList,
  price,
  saveAllButton,
  saveButton,
  saved,
  shown,
  states,
  tag,
  usePriceListFixture,
} from "./testing/priceList";

const path = "/pro/precos-faltantes/";

const takeAway = (page: Page, id: number) =>
  page.locator(`[data-item-id="${id}"]`).evaluate((form) => form.remove());

describe("yy-missing-price-editor: saving", () => {
  const demo = useDemo();
  const showList = usePriceListFixture(demo);
  const posts = () =>
    demo.server.requests
      .filter((request) => request.method === "POST")
      .map((request) => request.path);
  const priceOf = (id: number) =>
    demo.server.state.unpricedItems.find((each) => each.id === id)?.price;
  const refuse = (status: number, body: unknown, contentType = "application/json") =>
    demo.server.failNext({
      path,
      status,
      contentType,
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  it("saves an item by its own submit, and tells the page", async () => {
    const page = await showList(items(2));
    await enter(page, 401, "1234,5");
    await enter(page, 402, "10");
    await saveButton(page, 401).click();
    await expect.poll(() => states(page)).toEqual(["saved", "changed"]);
    await expect.poll(() => saved(page)).toEqual([{ itemId: "401", price: 1234.5 }]);
    expect([priceOf(401), priceOf(402)]).toEqual([1234.5, null]);
    await page.getByText("1 preço salvo.").waitFor();
    // Saved is saved: nothing is sent twice.
    await saveButton(page, 401).click();
    await page.getByText("nenhum preço novo").waitFor();
    await enter(page, 401, "1200");
    await expect.poll(() => states(page)).toEqual(["changed", "changed"]);
    await price(page, 401).press("Enter");
    await expect.poll(() => states(page)).toEqual(["saved", "changed"]);
    expect(posts()).toEqual([`${path}401`, `${path}401`]);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("saves all that has changed, and what failed before, with one button", async () => {
    const page = await showList(items(6) + actions);
    demo.server.failNext({ path, status: 409, body: "{}" });
    await enter(page, 401, "10");
    await saveButton(page, 401).click();
    await expect.poll(async () => (await states(page))[0]).toBe("failed");
    for (const id of [402, 403, 405, 406]) await enter(page, id, String(id));
    await saveAllButton(page).click();
    await expect
      .poll(() => states(page))
      .toEqual(["saved", "saved", "saved", "untouched", "saved", "saved"]);
    expect((await saved(page)).length).toBe(5);
    expect(new Set(posts()).size).toBe(5);
    await page.getByText("5 preços salvos.").waitFor();
    await saveAllButton(page).click();
    await page.getByText("nenhum preço novo").waitFor();
  });

  it("sends an item once, however often it is asked, and holds its field meanwhile", async () => {
    const page = await showList(items(1) + actions);
    const release = await holdRequests(page, `**${path}*`);
    await enter(page, 401, "10");
    await saveButton(page, 401).dblclick();
    await saveAllButton(page).click();
    await expect.poll(() => states(page)).toEqual(["saving"]);
    await expect.poll(() => page.locator(`${tag}:state(saving)`).count()).toBe(1);
    expect(await price(page, 401).getAttribute("readonly")).toBe("");
    release();
    await expect.poll(() => states(page)).toEqual(["saved"]);
    expect(await price(page, 401).getAttribute("readonly")).toBeNull();
    expect(posts()).toEqual([`${path}401`]);
  });

  const rejections = [
    [{ price: "deve ser maior do que R$ 5,00" }, "deve ser maior do que R$ 5,00"],
    [{ "item[price]": ["muito baixo", "muito redondo"] }, "muito baixo, muito redondo"],
  ] as const;
  for (const [body, words] of rejections)
    it(`says ${JSON.stringify(words)} beside the price after a 422 with ${JSON.stringify(body)}`, async () => {
      refuse(422, body);
      const page = await showList(items(2));
      await enter(page, 402, "20");
      await enter(page, 401, "1");
      await saveButton(page, 401).click();
      await expect.poll(() => states(page)).toEqual(["invalid", "changed"]);
      expect(await message(page, 401)).toBe(words);
      expect([await shown(page, 401), await saveButton(page, 402).isDisabled()]).toEqual([
        "R$ 1,00",
        true,
      ]);
      await enter(page, 401, "6");
      await saveButton(page, 401).click();
      await expect.poll(() => states(page)).toEqual(["saved", "changed"]);
      expect(await seenErrors(page)).toEqual([]);
    });

  const failures = [
    ["500", { status: 500, body: "<h1>erro</h1>", contentType: "text/html" }],
    ["404", { status: 404, body: "{}" }],
    ["403", { status: 403, body: "{}" }],
    ["422 without a message for a field", { status: 422, body: '{"price":""}' }],
    ["422 with a list", { status: 422, body: '["não"]' }],
    ["422 with a page, as for a stale token", { status: 422, body: "<h1>não</h1>" }],
    ["422 without a body", { status: 422, body: "" }],
    ["a dropped connection", { drop: true }],
  ] as const;
  it("keeps the price after every failure, and saves it when asked again", async () => {
    const page = await showList(items(failures.length));
    for (const [index, [what, fault]] of failures.entries()) {
      const id = 401 + index;
      const state = async () => (await states(page))[index];
      demo.server.failNext({ path, ...fault });
      await enter(page, id, "10");
      await saveButton(page, id).click();
      await expect.poll(state, { message: what }).toBe("failed");
      expect([await shown(page, id), await message(page, id)]).toEqual([
        "R$ 10,00",
        "não deu para salvar. tente de novo.",
      ]);
      expect(await price(page, id).getAttribute("aria-invalid")).toBeNull();
      const errors = await seenErrors(page);
      expect(errors.map(({ name }) => name)).toEqual(Array(index + 1).fill("RequestError"));
      await saveButton(page, id).click();
      await expect.poll(state).toBe("saved");
      expect(await message(page, id)).toBe("");
    }
  });

  it("stops in the middle of saving all when the connection drops, and loses no price", async () => {
    const page = await showList(items(30) + actions);
    await page.getByLabel("preço para todos").fill("10");
    await page.getByRole("button", { name: "preencher" }).click();
    let sent = 0;
    await page.route(`**${path}*`, async (route) => {
      sent += 1;
      if (sent > 5) await route.abort();
      else await route.continue();
    });
    await saveAllButton(page).click();
    await page.getByText("não deu para salvar tudo").waitFor();
    await expect.poll(async () => (await states(page)).includes("saving")).toBe(false);
    const after = await states(page);
    expect(after.filter((state) => state === "saved")).toHaveLength(5);
    expect(after.filter((state) => state === "failed" || state === "changed")).toHaveLength(25);
    // Those on their way when it broke, not all thirty.
    expect(sent).toBeLessThanOrEqual(8);
    await page.unroute(`**${path}*`);
    await saveAllButton(page).click();
    await expect.poll(async () => new Set(await states(page))).toEqual(new Set(["saved"]));
    expect(await page.getByText("não deu para salvar tudo").count()).toBe(0);
    expect((await saved(page)).length).toBe(30);
  });

  it("takes no page that it does not know for a price that is saved", async () => {
    const page = await showList(items(1));
    await enter(page, 401, "10");
    refuse(200, "<!doctype html><title>um momento</title>", "text/html");
    await saveButton(page, 401).click();
    await expect.poll(() => states(page)).toEqual(["failed"]);
    expect(await shown(page, 401)).toBe("R$ 10,00");
    expect(await saved(page)).toEqual([]);
  });

  const signInPage = '<!doctype html><title>entrar</title><form><input type="password"></form>';

  it("says whenever the session has ended, and keeps everything", async () => {
    const page = await openList(demo, { body: items(3) + actions });
    const signIn = page.getByRole("link", { name: "entrar" });
    for (const [what, fault, amount] of [
      ["401", { status: 401, body: "{}" }, "10"],
      [
        "the sign-in page instead of an answer",
        { status: 200, body: signInPage, contentType: "text/html" },
        "11",
      ],
      [
        "a redirect to the sign-in page",
        { method: "POST", status: 302, body: "", headers: { location: "/entrar" } },
        "12",
      ],
    ] as const) {
      for (const id of [401, 402, 403]) await enter(page, id, amount);
      const before = (await saved(page)).length;
      demo.server.failNext({ path, times: 3, ...fault });
      await saveAllButton(page).click();
      await page.getByText("sua sessão terminou").waitFor();
      await expect.poll(async () => (await states(page)).includes("saving")).toBe(false);
      expect(await states(page), what).toContain("failed");
      expect(await saved(page)).toHaveLength(before);
      expect(await Promise.all([401, 402, 403].map((id) => shown(page, id)))).toEqual(
        Array(3).fill(`R$ ${amount},00`),
      );
      expect(await signIn.getAttribute("href")).toBe(
        `${demo.server.origin}/entrar?redirect_to=${encodeURIComponent(page.url())}`,
      );
      await saveAllButton(page).click();
      await expect.poll(async () => new Set(await states(page))).toEqual(new Set(["saved"]));
      expect(await signIn.count()).toBe(0);
    }
  });

  it("is saved where the server redirects to a page that has no JSON", async () => {
    demo.server.addPage("/precos", { body: "", status: 406 });
    const page = await showList(items(1));
    await enter(page, 401, "10");
    demo.server.failNext({
      path,
      method: "POST",
      status: 302,
      body: "",
      headers: { location: "/precos" },
    });
    await saveButton(page, 401).click();
    await expect.poll(() => states(page)).toEqual(["saved"]);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("locks no other item after a 422 without a message", async () => {
    refuse(422, "");
    const page = await showList(items(2));
    for (const id of [401, 402]) await enter(page, id, "10");
    await saveButton(page, 401).click();
    await expect.poll(() => states(page)).toEqual(["failed", "changed"]);
    await saveButton(page, 402).click();
    await expect.poll(() => states(page)).toEqual(["failed", "saved"]);
  });

  it("counts an item that leaves with its answer as saved, and the focus goes on to the next", async () => {
    const page = await showList(items(3, "data-remote"));
    await enter(page, 401, "10");
    const release = await holdRequests(page, `**${path}*`);
    await saveButton(page, 401).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => states(page)).toEqual(["saving", "untouched", "untouched"]);
    await takeAway(page, 401);
    await expect
      .poll(() => price(page, 402).evaluate((field) => field === document.activeElement))
      .toBe(true);
    release();
    await expect.poll(() => saved(page)).toEqual([{ itemId: "401", price: 10 }]);
    await expect.poll(() => page.locator(`${tag}:state(unsaved)`).count()).toBe(0);
  });

  describe("an item that another script takes away while it is on its way", () => {
    const libraries: readonly (readonly [name: string, lib: string, attributes: string])[] = [
      ["no library", "", ""],
      ["rails-ujs", "?lib=ujs", 'data-remote="true"'],
      ["Turbo", "?lib=turbo", ""],
    ];
    for (const [name, lib, attributes] of libraries)
      it(`is as saved as its answer says, and the next is sent after it: ${name}`, async () => {
        const page = await openList(demo, { body: items(3, attributes) + actions, lib });
        for (const [id, answer] of [
          [401, 409],
          [402, 0],
        ] as const) {
          await enter(page, id, "10");
          const release = await holdRequests(page, `**${path}*`);
          await saveButton(page, id).click();
          await expect.poll(async () => (await states(page))[0]).toBe("saving");
          await takeAway(page, id);
          await expect.poll(async () => (await states(page)).length).toBe(403 - id);
          if (answer) refuse(answer, "{}");
          const answered = page.waitForResponse(`**${path}${id}`);
          release();
          await answered;
        }
        await expect.poll(() => saved(page)).toEqual([{ itemId: "402", price: 10 }]);
        await enter(page, 403, "10");
        await saveAllButton(page).click();
        await expect.poll(async () => (await saved(page)).length).toBe(2);
        expect([401, 402, 403].map(priceOf)).toEqual([null, 10, 10]);
      });
  });

  it("keeps what another script does to an item from counting as saved", async () => {
    const page = await showList(items(2));
    await enter(page, 401, "10");
    await page.locator(tag).evaluate((list) => list.append(list.firstElementChild as Element));
    await expect.poll(() => states(page)).toEqual(["untouched", "changed"]);
    await takeAway(page, 401);
    await expect.poll(() => page.locator(`${tag}:state(unsaved)`).count()).toBe(0);
    expect(await saved(page)).toEqual([]);
  });

  it("lets go of an item whose sending a script of the page cancels", async () => {
    const page = await openList(demo, { body: items(1) });
    await page.evaluate(() =>
      addEventListener("submit", (event) => event.preventDefault(), { once: true }),
    );
    await page
      .locator("form[data-part]")
      .evaluate((form) =>
        form.addEventListener("submit", (event) => event.preventDefault(), { once: true }),
      );
    await enter(page, 401, "10");
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await saveButton(page, 401).click();
    await expect.poll(() => states(page)).toEqual(["saving"]);
    await page.clock.runFor(1000);
    await expect.poll(() => states(page)).toEqual(["changed"]);
    expect(posts()).toEqual([]);
    await page.clock.resume();
    await saveButton(page, 401).click();
    await expect.poll(() => states(page)).toEqual(["saved"]);
  });

  describe("by whoever sends the page's forms", () => {
    const ways: readonly (readonly [name: string, lib: string, attributes: string])[] = [
      ["rails-ujs, with a script answer", "?lib=ujs", 'data-remote="true"'],
      ["rails-ujs, with JSON", "?lib=ujs", 'data-remote="true" data-type="json"'],
      ["rails-ujs on the page, which leaves the form alone", "?lib=ujs", ""],
      ["Turbo, with a stream", "?lib=turbo", ""],
      ["rails-ujs beside Turbo", "?lib=ujs&lib=turbo", 'data-remote="true"'],
    ];
    for (const [name, lib, attributes] of ways)
      it(`${name}: one request an item, refused, failed and saved`, async () => {
        const page = await openList(demo, { body: items(4, attributes) + actions, lib });
        await enter(page, 401, "10");
        refuse(422, { price: "muito baixo" });
        await saveButton(page, 401).click();
        await expect.poll(async () => (await states(page))[0]).toBe("invalid");
        expect(await message(page, 401)).toBe("muito baixo");
        await enter(page, 401, "11");
        refuse(409, "{}");
        await saveButton(page, 401).click();
        await expect.poll(async () => (await states(page))[0]).toBe("failed");
        for (const id of [402, 403, 404]) await enter(page, id, "12");
        await saveAllButton(page).click();
        await expect.poll(async () => (await saved(page)).length).toBe(4);
        expect([401, 402, 403, 404].map(priceOf)).toEqual([11, 12, 12, 12]);
        expect(posts().length).toBe(6);
        await expect
          .poll(async () => (await states(page)).every((state) => state === "saved"))
          .toBe(true);
      });

    it("Turbo, with JSON: the answer counts although Turbo can do nothing with it", async () => {
      const page = await openList(demo, { body: item(401), lib: "?lib=turbo" });
      await enter(page, 401, "10");
      refuse(200, { id: 401, price: 10 });
      await saveButton(page, 401).click();
      await expect.poll(() => states(page)).toEqual(["saved"]);
      expect((await seenErrors(page)).length).toBe(0);
    });
  });

  it("ends without a word when it leaves the page with a price on its way", async () => {
    const page: Page = await openList(demo, { body: items(1) });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The answer is on its way, not the request: the server has the price by then.
    await page.route(`**${path}*`, async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response }).catch(() => undefined);
    });
    await enter(page, 401, "10");
    await saveButton(page, 401).click();
    await expect.poll(() => posts().length).toBe(1);
    await page.locator(tag).evaluate((editor) => {
      editor.remove();
      // The widget leaves in the next task, before its answer comes.
      return new Promise((resolve) => setTimeout(resolve));
    });
    const answered = page.waitForResponse(`**${path}*`);
    release();
    await answered;
    await expect.poll(() => priceOf(401)).toBe(10);
    expect([await saved(page), await seenErrors(page)]).toEqual([[], []]);
  });
});
