import { holdRequests } from "@yy/testing";
import { seenErrors, session, switchOff, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page, Route } from "playwright";
import { describe, expect, it } from "vitest";
import {
  category,
  created,
  draftIn,
  expectDraft,
  fields,
  fillIn,
  photoPath,
  photosInput,
  picture,
  publish,
  tag,
  title,
  useListing,
  useListingFixture,
} from "./testing/useListing";

describe(tag, () => {
  const { demo, open: openNew, sent, asked } = useListing();
  const { fixture, show: open } = useListingFixture(demo);

  describe("sending the listing", () => {
    it("sends the fields flat as JSON, once, tells of the product and goes on", async () => {
      const page = await openNew({ attributes: 'data-redirect-url="/vender/publicado"' });
      await fillIn(page);
      const [button, product] = [publish(page), page.waitForURL("**/p/bolsa-de-croche-*")];
      await button.dblclick();
      await product;
      expect(sent()).toEqual([
        {
          title: "Bolsa de crochê",
          brand: "",
          subcategory_id: "2",
          color: "",
          material: "",
          price: 80.5,
        },
      ]);
    });

    it.each([[["ujs"]], [["turbo"]], [["ujs", "turbo"]]] as const)(
      "is the only one to send it beside %j, remote or not",
      async (libs) => {
        const page = await openNew({ libs, form: 'data-remote="true"' });
        await fillIn(page);
        await page.getByLabel("preço").press("Enter");
        await page.getByText("anúncio publicado.").waitFor();
        expect(await created(page)).toBe(1);
        expect(sent()).toHaveLength(1);
        expect(demo.server.requests.filter(({ path }) => path === "/vender")).toEqual([]);
        // Where the visitor stays the form is ready for the next one.
        await expect.poll(() => title(page).inputValue()).toBe("");
        await expect.poll(() => publish(page).getAttribute("aria-disabled")).toBeNull();
      },
    );

    it("sends nothing when the visitor says no to what data-confirm asks", async () => {
      const form = 'data-remote="true" data-confirm="publicar agora?"';
      const page = await openNew({ libs: ["ujs"], form });
      const asked: string[] = [];
      page.on("dialog", (dialog) => {
        asked.push(dialog.message());
        return asked.length > 1 ? dialog.accept() : dialog.dismiss();
      });
      await fillIn(page);
      await publish(page).click();
      await expect.poll(() => asked).toEqual(["publicar agora?"]);
      await page.waitForTimeout(200);
      expect(sent()).toEqual([]);
      await publish(page).click();
      await page.getByText("anúncio publicado.").waitFor();
      expect(asked).toHaveLength(2);
      expect(sent()).toHaveLength(1);
    });

    it("is busy meanwhile, and a second click does nothing", async () => {
      const page = await open();
      const release = await holdRequests(page, "**/produto");
      await fillIn(page);
      await publish(page).click();
      await waitForState(page, tag, "loading");
      await page.getByText("enviando o anúncio…").waitFor();
      await expect.poll(() => publish(page).getAttribute("aria-disabled")).toBe("true");
      await publish(page).click({ force: true });
      release();
      await page.getByText("anúncio publicado.").waitFor();
      expect(sent()).toHaveLength(1);
    });

    it("lets a yy-form inside refuse it, and stands in for the form's own sending", async () => {
      const children = fields.replace('name="title"', 'name="title" data-patterns="isNonEmpty"');
      const page = await openNew({ inside: "data-validate-on-submit", children });
      await waitUntilMounted(page, "yy-form");
      await publish(page).click();
      await page.getByText("não pode ficar em branco").waitFor();
      expect(sent()).toEqual([]);
      await fillIn(page);
      await publish(page).click();
      await page.getByText("anúncio publicado.").waitFor();
      expect(sent()).toHaveLength(1);
      expect(new URL(page.url()).pathname).toBe("/t");
    });

    it("leaves a button with an address of its own to the browser", async () => {
      const page = await openNew({
        children: `${fields}<button formaction="/vender/publicado" formmethod="get">ver o último</button>`,
      });
      await page.getByRole("button", { name: "ver o último" }).click();
      await page.waitForURL((url) => url.pathname !== "/t");
      expect(sent()).toEqual([]);
    });

    it("says which button of Rails was pressed", async () => {
      const page = await open({
        children: `${fields}<input type="submit" name="commit" value="publicar já">`,
      });
      await fillIn(page);
      await page.getByRole("button", { name: "publicar já" }).click();
      await expect.poll(sent).toHaveLength(1);
      expect(sent()[0]).toMatchObject({ commit: "publicar já" });
    });

    it("sends one value of what Rails writes as a hidden field and a choice", async () => {
      const extra = `<input type="hidden" name="state" value=""><input type="radio" name="state" value="novo"><input type="radio" name="state" value="usado" checked>
      <input type="hidden" name="wash" value=""><input type="radio" name="wash" value="sim">
      <input type="hidden" name="swap" value="não"><input type="checkbox" name="swap" value="sim" checked>
      <input type="hidden" name="size" value=""><select name="size"><option>p</option><option selected>m</option></select>`;
      const page = await open({ children: fields + extra });
      await fillIn(page);
      await publish(page).click();
      await expect.poll(sent).toHaveLength(1);
      expect(sent()[0]).toMatchObject({ state: "usado", wash: "", swap: "sim", size: "m" });
    });

    it("sends lists, Rails' boxes by their own value, and neither files nor what is disabled", async () => {
      const extra = `<input type="hidden" name="tags[]" value=""><input name="tags[]" value="linho"><input name="tags[]" value="verão">
      <input type="hidden" name="ways[]" value="correios"><input type="checkbox" name="ways[]" value="em mãos" checked>
      <input type="hidden" name="gift" value="0"><input type="checkbox" name="gift" value="1" checked>
      <input type="hidden" name="swap" value="0"><input type="checkbox" name="swap" value="1">
      <input type="file" name="manual"><input name="hush" value="a" disabled>`;
      const page = await open({ children: fields + extra });
      await fillIn(page);
      await publish(page).click();
      await expect.poll(sent).toHaveLength(1);
      const [body] = sent();
      expect(body).toMatchObject({ tags: ["linho", "verão"], gift: "1", swap: "0" });
      expect(body).toMatchObject({ ways: ["correios", "em mãos"] });
      expect(Object.keys(body as object)).not.toContain("manual");
      expect(Object.keys(body as object)).not.toContain("hush");
      expect(Object.keys(body as object)).not.toContain("photos");
    });
  });

  describe("while the fields of its category are on their way", () => {
    const request = "**/fields_by_subcategory*";
    const path = "/api/product_upload/fields_by_subcategory";
    const failedText = "não deu para carregar os campos desta categoria.";
    const status = (page: Page) => page.locator(tag).locator("[part=status]");
    const failure = (page: Page) => page.locator(tag).locator("[part=failure]");
    const isCreated = (page: Page) => page.getByText("anúncio publicado.").waitFor();

    // Buttons are pressed by keyboard: suggestions of the title move them.

    /** Another tab, in which the fields of a restored draft are held. */
    async function openDraft(): Promise<{ page: Page; release: () => void }> {
      const first = await openNew();
      await fillIn(first);
      await first.getByLabel("material").fill("palha");
      await expectDraft(first, { material: ["palha"] });
      const page = await first.context().newPage();
      await first.close();
      const release = await holdRequests(page, request);
      await page.goto("/t");
      await waitUntilMounted(page, tag);
      await page.getByRole("button", { name: "continuar" }).click();
      await expect.poll(() => title(page).inputValue()).toBe("Bolsa de crochê");
      return { page, release };
    }

    it("waits for those of a restored draft, and goes with what was typed there", async () => {
      const { page, release } = await openDraft();
      await publish(page).press("Enter");
      await expect
        .poll(() => status(page).textContent())
        .toBe("carregando os campos da categoria…");
      await waitForState(page, tag, "loading");
      expect(sent()).toEqual([]);
      release();
      await isCreated(page);
      expect(sent()).toEqual([expect.objectContaining({ material: "palha" })]);
      await expect.poll(() => draftIn(page)).toBeNull();
    });

    it("stays here with its draft when they do not come, until they have been asked for again", async () => {
      const { page, release } = await openDraft();
      demo.server.failNext({ path, status: 500 });
      demo.server.failNext({ path, status: 500 });
      await publish(page).press("Enter");
      release();
      await failure(page).getByText(failedText).waitFor();
      expect(sent()).toEqual([]);
      await expectDraft(page, { material: ["palha"] });
      // They fail once more.
      await failure(page).getByRole("button", { name: "tentar de novo" }).press("Enter");
      await expect.poll(() => asked(path)).toHaveLength(3);
      await failure(page).getByText(failedText).waitFor();
      expect(sent()).toEqual([]);
      await failure(page).getByRole("button", { name: "tentar de novo" }).press("Enter");
      await isCreated(page);
      expect(sent()).toEqual([expect.objectContaining({ material: "palha" })]);
    });

    it("says no more that they are missing once they are there", async () => {
      const page = await openNew();
      await fillIn(page);
      await page.getByLabel("cor").selectOption("azul");
      demo.server.failNext({ path, status: 500 });
      demo.server.failNext({ path, status: 500 });
      await category(page).selectOption("3");
      const place = page.locator("[data-yy-fields-failure]");
      await place.getByText(failedText).waitFor();
      await publish(page).press("Enter");
      await failure(page).getByText(failedText).waitFor();
      await place.getByRole("button", { name: "tentar de novo" }).press("Enter");
      await expect.poll(() => page.getByLabel("cor").inputValue()).toBe("azul");
      await expect.poll(() => failure(page).textContent()).toBe("");
      expect(sent()).toEqual([]);
      await publish(page).press("Enter");
      await isCreated(page);
      expect(sent()).toEqual([expect.objectContaining({ color: "azul" })]);
    });

    it("goes without those that do not come when nothing was typed for them", async () => {
      const page = await openNew();
      demo.server.failNext({ path, status: 500 });
      demo.server.failNext({ path, status: 500 });
      await fillIn(page);
      await page.locator("[data-yy-fields-failure]").getByText(failedText).waitFor();
      await publish(page).press("Enter");
      await isCreated(page);
      expect(asked(path)).toHaveLength(2);
      expect(sent()).toEqual([expect.objectContaining({ subcategory_id: "2" })]);
    });

    it("says that the session is over where that is why they do not come", async () => {
      const page = await openNew();
      await fillIn(page);
      await page.getByLabel("cor").selectOption("azul");
      await session.end(page);
      await category(page).selectOption("3");
      await page.getByText(failedText).waitFor();
      await publish(page).press("Enter");
      await failure(page).getByText("sua sessão terminou").waitFor();
      await failure(page).getByRole("link", { name: "entrar" }).waitFor();
      expect(sent()).toEqual([]);
    });

    it("waits for those of the category that is chosen in the end", async () => {
      const page = await openNew();
      await fillIn(page);
      await page.getByLabel("material").fill("palha");
      const release = await holdRequests(page, `${request}subcategory_id=3`);
      await category(page).selectOption("3");
      await publish(page).press("Enter");
      await waitForState(page, tag, "loading");
      await category(page).selectOption("2");
      await isCreated(page);
      release();
      expect(sent()).toEqual([expect.objectContaining({ subcategory_id: "2", material: "palha" })]);
    });

    it("waits for those that a script has chosen in the moment before", async () => {
      const page = await openNew();
      await fillIn(page);
      await page.getByLabel("cor").selectOption("azul");
      await page.evaluate(() => {
        const select = document.querySelector("[name=subcategory_id]") as HTMLSelectElement;
        select.value = "3";
        select.dispatchEvent(new Event("change", { bubbles: true }));
        select.form?.requestSubmit();
      });
      await isCreated(page);
      expect(sent()).toEqual([expect.objectContaining({ subcategory_id: "3", color: "azul" })]);
      expect(sent()[0]).toHaveProperty("heel_height");
    });

    it("waits for the code that draws them, too", async () => {
      const first = await openNew();
      const page = await first.context().newPage();
      await first.close();
      const release = await holdRequests(page, "**/chunks/product-upload-more-*");
      await page.goto("/t");
      await status(page).waitFor({ state: "attached" });
      await fillIn(page);
      await publish(page).press("Enter");
      await waitForState(page, tag, "loading");
      release();
      await isCreated(page);
      expect(sent()).toEqual([expect.objectContaining({ subcategory_id: "2", material: "" })]);
    });

    it("still says which button was pressed, which rails-ujs has disabled meanwhile", async () => {
      const button =
        '<input type="submit" name="commit" value="pôr à venda" data-disable-with="…">';
      const page = await openNew({ libs: ["ujs"], children: fields + button });
      await fillIn(page);
      await page.getByLabel("cor").selectOption("azul");
      const release = await holdRequests(page, request);
      await category(page).selectOption("3");
      await page.getByRole("button", { name: "pôr à venda" }).press("Enter");
      await expect.poll(() => page.locator("[name=commit]").isDisabled()).toBe(true);
      release();
      await isCreated(page);
      expect(sent()).toEqual([expect.objectContaining({ commit: "pôr à venda", color: "azul" })]);
    });

    it("waits for photos as well, whichever comes first", async () => {
      const page = await openNew({ attributes: photoPath, children: photosInput + fields });
      await fillIn(page);
      await page.getByLabel("cor").selectOption("azul");
      const releaseFields = await holdRequests(page, request);
      const releasePhotos = await holdRequests(page, "**/api/product_upload/photos");
      await category(page).selectOption("3");
      await page.getByLabel("fotos").setInputFiles(picture("a.png"));
      await page.getByRole("progressbar", { name: "enviando a.png" }).waitFor();
      await publish(page).press("Enter");
      await expect
        .poll(() => status(page).textContent())
        .toBe("carregando os campos da categoria…");
      releaseFields();
      await expect.poll(() => status(page).textContent()).toBe("esperando as fotos chegarem…");
      expect(sent()).toEqual([]);
      releasePhotos();
      await isCreated(page);
      expect(sent()).toEqual([
        expect.objectContaining({ color: "azul", photos: [expect.stringMatching(/^a-/)] }),
      ]);
    });
  });

  describe("when it is refused", () => {
    it("shows the server's messages on the fields until they are corrected, and the rest below", async () => {
      const page = await open();
      demo.server.failNext({
        path: "/produto",
        status: 422,
        body: '{"title":["é curto","é feio"],"price":"é alto","base":"sua lojinha está fechada"}',
      });
      await fillIn(page);
      await publish(page).click();
      await page.getByText("é curto, é feio").waitFor();
      const described = await title(page).evaluate((field) => {
        const id = field.getAttribute("aria-describedby") ?? "";
        return [document.getElementById(id)?.textContent, field.getAttribute("aria-invalid")];
      });
      expect(described).toEqual(["é curto, é feio", "true"]);
      await expect
        .poll(() => title(page).evaluate((field) => field === document.activeElement))
        .toBe(true);
      await page.getByRole("alert").getByText("sua lojinha está fechada").waitFor();
      await page.keyboard.type("!");
      await page.getByText("é curto, é feio").waitFor({ state: "detached" });
      expect(await page.getByText("é alto").count()).toBe(1);
      expect(await seenErrors(page)).toEqual([]);
      await page.getByRole("button", { name: "tentar de novo" }).click();
      await page.getByText("anúncio publicado.").waitFor();
      await expect.poll(() => page.getByText("é alto").count()).toBe(0);
    });

    it.each([
      ["500", { status: 500 }],
      ["a page in place of JSON", { body: "<html>", contentType: "text/html" }],
      ["a product without an id", { status: 201, body: "{}" }],
      ["422 that is a list", { status: 422, body: '["não"]' }],
      ["422 with numbers for messages", { status: 422, body: '{"title": 7}' }],
      ["404", { status: 404, body: '{"title":"x"}' }],
      ["a refused token", { status: 422, body: '{"error":"csrf"}' }],
      ["a refused token of Rails", { status: 422, body: '{"status":422,"error":"No"}' }],
      ["a lost connection", { drop: true }],
    ] as const)("says so, keeps everything and can be retried after %s", async (_, fault) => {
      const isLost = "drop" in fault;
      const page = await (isLost ? openNew() : open());
      if (isLost) await page.route("**/produto", (route) => route.abort(), { times: 1 });
      else demo.server.failNext({ path: "/produto", ...fault });
      await fillIn(page);
      await publish(page).click();
      await page.getByText("não foi possível enviar").waitFor();
      expect(await title(page).inputValue()).toBe("Bolsa de crochê");
      expect((await seenErrors(page)).map(({ name }) => name)).toEqual(["RequestError"]);
      await page.getByRole("button", { name: "tentar de novo" }).click();
      await page.getByText("anúncio publicado.").waitFor();
      await expect.poll(() => page.getByText("não foi possível enviar").count()).toBe(0);
    });

    describe("the key of a listing (Idempotency-Key)", () => {
      const keys = () =>
        demo.server.requests
          .filter(({ path, method }) => path === "/produto" && method === "POST")
          .map(({ headers }) => headers["idempotency-key"]);
      const products = (name: string) =>
        demo.server.state.products.filter((product) => product.title === name);

      it("makes one product of a listing whose answer was lost, and two of the next one", async () => {
        const page = await openNew();
        const loseAnswer = async (route: Route) => {
          await route.fetch();
          await route.abort();
        };
        await page.route("**/produto", loseAnswer, { times: 1 });
        await fillIn(page);
        await publish(page).click();
        await page.getByText("não foi possível enviar").waitFor();
        expect(products("Bolsa de crochê")).toHaveLength(1);
        await page.getByRole("button", { name: "tentar de novo" }).click();
        await page.getByText("anúncio publicado.").waitFor();
        expect(products("Bolsa de crochê")).toHaveLength(1);
        await fillIn(page);
        await publish(page).click();
        await expect.poll(() => products("Bolsa de crochê").length).toBe(2);
        const [first, again, next] = keys();
        expect(first).toMatch(/^[0-9a-f-]{36}$/);
        expect(again).toBe(first);
        expect(next).not.toBe(first);
      });

      it("stays the same when a rejected listing is corrected", async () => {
        const page = await open();
        demo.server.failNext({ path: "/produto", status: 422, body: '{"title":"é curto"}' });
        await fillIn(page);
        await publish(page).click();
        await page.getByText("é curto").waitFor();
        await title(page).fill("Bolsa de crochê azul");
        await expect.poll(() => page.locator("[data-yy-message]").count()).toBe(0);
        // By keyboard: suggestions for the title come, so the button moves, perhaps between the
        // mouse's going down and up.
        await publish(page).press("Enter");
        await page.getByText("anúncio publicado.").waitFor();
        const [rejected, corrected] = keys();
        expect(corrected).toBe(rejected);
      });

      it("is another one for another user", async () => {
        const page = await openNew();
        demo.server.failNext({ path: "/produto", status: 500 });
        await fillIn(page);
        await publish(page).click();
        await page.getByText("não foi possível enviar").waitFor();
        await page.request.post("/_demo/sign-in", { data: { userId: 3 } });
        await session.refresh(page);
        await publish(page).click();
        await expect.poll(() => keys().length).toBe(2);
        expect(new Set(keys()).size).toBe(2);
      });
    });

    it("goes to the first field of the page, whatever the server's order, also after a 409", async () => {
      const page = await open();
      const body = '{"price":"é alto","title":"você já anunciou esta peça"}';
      demo.server.failNext({ path: "/produto", status: 409, body });
      await fillIn(page);
      await publish(page).click();
      await page.getByText("você já anunciou esta peça").waitFor();
      await page.getByText("é alto").waitFor();
      await expect
        .poll(() => title(page).evaluate((field) => field === document.activeElement))
        .toBe(true);
    });

    it("takes the sign-in page of a session that has ended for no listing", async () => {
      const page = await openNew();
      await fillIn(page);
      await session.end(page);
      demo.server.failNext({ path: "/produto", status: 303, headers: { location: "/entrar" } });
      await publish(page).click();
      await page.getByText("sua sessão terminou").waitFor();
      const link = page.getByRole("link", { name: "entrar" });
      expect(await link.getAttribute("target")).toBe("_blank");
      expect(await link.getAttribute("href")).toMatch(/\/entrar\?redirect_to=.*%2Ft$/);
      await expect.poll(async () => (await session.of(page)).signedIn).toBe(false);
      expect(await seenErrors(page)).toEqual([]);
    });

    it("is sent with the token of whoever has signed in again in another tab, photos too", async () => {
      const page = await openNew({ attributes: photoPath, children: `${photosInput}${fields}` });
      await fillIn(page);
      const other = await page.context().newPage();
      await other.goto("/entrar");
      await other.getByRole("button", { name: "Marina" }).click();
      await other.waitForURL((url) => url.pathname === "/");
      await page.getByLabel("fotos").setInputFiles(picture("a.png"));
      await page.getByRole("button", { name: "remover foto 1" }).waitFor();
      await publish(page).click();
      await page.getByText("anúncio publicado.").waitFor();
      expect(sent()).toEqual([expect.objectContaining({ photos: [expect.stringMatching(/^a-/)] })]);
    });

    it("says that the session is over, and goes on keeping the draft of whose it was", async () => {
      const page = await openNew();
      await fillIn(page);
      demo.server.failNext({ path: "/produto", status: 401 });
      await publish(page).click();
      await page.getByText("sua sessão terminou").waitFor();
      await title(page).fill("Bolsa de crochê, nova");
      await expectDraft(page, { title: ["Bolsa de crochê, nova"], subcategory_id: ["2"] });
      expect(await seenErrors(page)).toEqual([]);
    });

    it("says so although the visitor has gone on typing, and does not take them away", async () => {
      const page = await open();
      await page.getByLabel("preço").fill("0");
      await title(page).fill("Bolsa");
      const release = await holdRequests(page, "**/produto");
      await publish(page).click();
      await waitForState(page, tag, "loading");
      await page.getByLabel("marca").fill("Zara");
      release();
      await page.locator("[data-yy-message]").getByText("deve ser maior do que R$ 0,00").waitFor();
      const live = page.locator(tag).locator("[aria-live]");
      expect(await live.textContent()).toContain("preço: deve ser maior do que R$ 0,00");
      const focused = await page.evaluate(() => (document.activeElement as HTMLInputElement).name);
      expect(focused).toBe("brand");
    });
  });

  describe("suggestions of the title", () => {
    const brand = "usar marca Farm";
    const dress = "usar categoria vestidos";

    it("come once the typist pauses, fill in only by a click, and are asked once", async () => {
      const page = await open();
      // Without a delay: a pause of 300 ms between two keys would be one of the typist's.
      await title(page).pressSequentially("vestido farm");
      await page.getByRole("button", { name: brand }).waitFor();
      expect(asked("/api/smart_match/for_product_upload").map(({ query }) => query.title)).toEqual([
        "vestido farm",
      ]);
      expect(await page.getByLabel("marca").inputValue()).toBe("");
      expect(await category(page).inputValue()).toBe("");
      await page.getByRole("button", { name: brand }).focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => page.getByLabel("marca").inputValue()).toBe("Farm");
      await page.getByRole("button", { name: brand }).waitFor({ state: "detached" });
      // The focus went on to the next suggestion.
      await page.keyboard.press("Enter");
      await expect.poll(() => category(page).inputValue()).toBe("1");
      await page.getByRole("button", { name: dress }).waitFor({ state: "detached" });
      await expect
        .poll(() => category(page).evaluate((field) => field === document.activeElement))
        .toBe(true);
    });

    it("do not come for what stands there already, nor touch what was typed", async () => {
      const page = await open();
      await page.getByLabel("marca").fill("FARM ");
      await title(page).fill("vestido farm");
      await page.getByRole("button", { name: dress }).waitFor();
      expect(await page.getByRole("button", { name: brand }).count()).toBe(0);
      await page.getByLabel("marca").fill("outra");
      await page.getByRole("button", { name: brand }).waitFor();
      expect(await page.getByLabel("marca").inputValue()).toBe("outra");
    });

    it("drop a late answer, and are silent about a failure, which the page is told of", async () => {
      const page = await openNew();
      const release = await holdRequests(page, "**/smart_match/*title=vestido");
      const first = page.waitForRequest("**/smart_match/*title=vestido");
      await title(page).fill("vestido");
      await first;
      await title(page).fill("bolsa");
      await page.getByRole("button", { name: "usar categoria bolsas" }).waitFor();
      release();
      demo.server.failNext({ path: "/api/smart_match", status: 500 });
      await title(page).fill("bolsa nova");
      await expect.poll(() => seenErrors(page)).toHaveLength(1);
      await expect.poll(() => page.getByRole("button", { name: /^usar/ }).count()).toBe(0);
    });

    it("wait for the end of a composed word", async () => {
      const page = await openNew();
      await title(page).focus();
      const devTools = await page.context().newCDPSession(page);
      await devTools.send("Input.imeSetComposition", {
        text: "vestido",
        selectionStart: 7,
        selectionEnd: 7,
      });
      // The pause after which it would ask is 300 ms; the rest is the request's way.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
      expect(asked("/api/smart_match/for_product_upload")).toEqual([]);
      await devTools.send("Input.insertText", { text: "vestido" });
      await page.getByRole("button", { name: dress }).waitFor();
    });
  });

  describe("fields of the category", () => {
    it("are the form's own, and keep what was typed from one category to another and back", async () => {
      const page = await open();
      await category(page).selectOption("2");
      await page.getByLabel("material").fill("palha");
      await page.getByLabel("cor").selectOption("azul");
      await category(page).selectOption("3");
      await page.getByLabel("altura do salto (cm)").fill("4");
      expect(await page.getByLabel("cor").inputValue()).toBe("azul");
      expect(await page.getByLabel("material").count()).toBe(0);
      await category(page).selectOption("2");
      await page.getByLabel("material").waitFor();
      expect(await page.getByLabel("material").inputValue()).toBe("palha");
      await title(page).fill("Bolsa");
      await page.getByLabel("preço").fill("10");
      await publish(page).click();
      await expect.poll(sent).toHaveLength(1);
      expect(sent()[0]).toMatchObject({ material: "palha", color: "azul" });
      expect(sent()[0]).not.toHaveProperty("heel_height");
      // The next listing is another one.
      await page.getByText("anúncio publicado.").waitFor();
      await category(page).selectOption("2");
      await page.getByLabel("material").waitFor();
      expect(await page.getByLabel("material").inputValue()).toBe("");
    });

    describe("while the widget is off", () => {
      /** The server's own set is of bags. */
      const children = fields
        .replace('value="2"', 'value="2" selected')
        .replace(
          '<div data-part="fields">',
          '<div data-part="fields"><p><label>modelo <input name="model" value="tote"></label></p>',
        );
      const heel = (page: Page) => page.getByLabel("altura do salto (cm)");
      const isOff = (page: Page) =>
        page.waitForFunction((name) => !document.querySelector(`${name}:state(mounted)`), tag);

      async function openShoes() {
        const page = await openNew({ children });
        await category(page).selectOption("3");
        await page.getByLabel("cor").selectOption("azul");
        await heel(page).pressSequentially("4");
        return page;
      }

      it("stay, with their texts and the focus, and the server's form sends them", async () => {
        const page = await openShoes();
        await switchOff(page, tag);
        await isOff(page);
        await expect.poll(() => heel(page).evaluate((field) => field.matches(":focus"))).toBe(true);
        await page.keyboard.type("2");
        expect(await page.getByLabel("modelo").count()).toBe(1);
        expect(await page.getByLabel("modelo").isVisible()).toBe(false);
        expect(
          await page.evaluate(() => {
            const form = document.querySelector("form") as HTMLFormElement;
            return Object.fromEntries(new FormData(form));
          }),
        ).toMatchObject({ subcategory_id: "3", color: "azul", heel_height: "42" });
        const names = await page.evaluate(() => {
          const form = document.querySelector("form") as HTMLFormElement;
          return [...new FormData(form).keys()];
        });
        expect(names).not.toContain("model");
        expect(names.filter((name) => name === "color")).toHaveLength(1);
      });

      it("have what was typed meanwhile when it comes back, and the server's own are theirs", async () => {
        const page = await openShoes();
        await switchOff(page, tag);
        await isOff(page);
        await heel(page).fill("7");
        await switchOff(page);
        await waitUntilMounted(page, tag);
        await expect.poll(() => heel(page).inputValue()).toBe("7");
        expect(await heel(page).count()).toBe(1);
        expect(await page.getByLabel("cor").inputValue()).toBe("azul");
        await category(page).selectOption("2");
        await expect.poll(() => page.getByLabel("modelo").isVisible()).toBe(true);
        expect(await page.getByLabel("modelo").isEnabled()).toBe(true);
        expect(await page.getByLabel("modelo").inputValue()).toBe("tote");
        expect(await heel(page).count()).toBe(0);
      });

      it("stay when it has failed, too", async () => {
        const page = await openShoes();
        const upload = page.locator(tag);
        await upload.evaluate((element) => element.setAttribute("data-max-photos", "muitas"));
        await waitForState(page, tag, "failed");
        await heel(page).fill("7");
        await upload.evaluate((element) => element.removeAttribute("data-max-photos"));
        await waitUntilMounted(page, tag);
        await expect.poll(() => heel(page).inputValue()).toBe("7");
      });

      it("are the server's, where those are shown", async () => {
        const page = await openNew({ children });
        await page.getByLabel("modelo").fill("hobo");
        await switchOff(page, tag);
        await isOff(page);
        expect(await page.getByLabel("modelo").inputValue()).toBe("hobo");
        await switchOff(page);
        await waitUntilMounted(page, tag);
        expect(await page.getByLabel("modelo").inputValue()).toBe("hobo");
        expect(asked("/api/product_upload/fields_by_subcategory")).toEqual([]);
      });
    });

    it("say that they are loading, that they failed, and are asked for again", async () => {
      const page = await open();
      const release = await holdRequests(page, "**/fields_by_subcategory*");
      demo.server.failNext({ path: "/api/product_upload/fields", status: 500 });
      await category(page).selectOption("3");
      await page.getByText("carregando os campos da categoria…").waitFor();
      release();
      await page.getByText("não deu para carregar os campos desta categoria.").waitFor();
      expect((await seenErrors(page)).map(({ name }) => name)).toEqual(["RequestError"]);
      await page.getByRole("button", { name: "tentar de novo" }).click();
      await page.getByLabel("altura do salto (cm)").waitFor();
      await expect.poll(() => page.getByText("não deu para carregar").count()).toBe(0);
      const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name);
      await expect.poll(focused).toBe("size");
    });

    it("leave the server's own set where it is, and bring it back with what was typed", async () => {
      const children = fields
        .replace('value="2"', 'value="2" selected')
        .replace(
          '<div data-part="fields">',
          '<div data-part="fields"><p><label>material <input name="material" value="couro"></label></p>',
        );
      const page = await open({ children });
      await page.getByLabel("material").fill("couro macio");
      expect(asked("/api/product_upload/fields_by_subcategory")).toEqual([]);
      await category(page).selectOption("3");
      await page.getByLabel("altura do salto (cm)").waitFor();
      expect(await page.locator("[name=material]").isHidden()).toBe(true);
      expect(await page.locator("[name=material]").isDisabled()).toBe(true);
      await category(page).selectOption("2");
      await expect.poll(() => page.getByLabel("material").isVisible()).toBe(true);
      expect(await page.getByLabel("material").inputValue()).toBe("couro macio");
      expect(await page.getByLabel("altura do salto (cm)").count()).toBe(0);
    });
  });

  describe("what the page says", () => {
    it("shows the smart price only to who has it", async () => {
      const children = `${fields}<p data-part="smart-price" hidden>preço esperto</p>`;
      const page = await openNew({ children });
      await page.getByText("preço esperto").waitFor();
      const other = await openNew({ children, signedInAs: 8 });
      await expect.poll(async () => (await session.of(other)).user?.id).toBe(8);
      expect(await other.getByText("preço esperto").isHidden()).toBe(true);
    });

    it.each([
      ["a form", { children: "</form>", form: "hidden" }, "ElementError"],
      [
        "an address it may go to",
        { attributes: 'data-redirect-url="https://mau.example/"' },
        "ConfigError",
      ],
      ["where photos go", { children: fields + photosInput }, "ConfigError"],
    ] as const)("gives the form back without %s", async (what, options, name) => {
      const markup =
        what === "a form"
          ? `<${tag}><p>o formulário não veio</p></${tag}>`
          : `<${tag} ${"attributes" in options ? options.attributes : ""}><form action="/vender">${"children" in options ? options.children : fields}</form></${tag}>`;
      const page = await fixture(markup);
      await waitForState(page, tag, "failed");
      expect((await seenErrors(page)).map((error) => error.name)).toEqual([name]);
      expect(await page.locator("[data-yy-place]").count()).toBe(0);
      expect(await draftIn(page)).toBeNull();
    });
  });
});
