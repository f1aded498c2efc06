import { collectProblems, type Fault, holdRequests, sampled, useDemo } from "@yy/testing";
import { seenErrors, session, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import {
  alerts,
  focused,
  markup,
  messages,
  nota,
  openRating,
  panel,
  path,
  rated,
  send,
  tag,
  thanks,
} from "./testing/ratingOnPage";

const json = (body: unknown, status = 422): Fault => ({
  path,
  status,
  body: JSON.stringify(body),
});
const failed = "não deu para enviar a avaliação.";

/**
 * What reads the server's answer. What it means is one function's: of each reader the conformance
 * suite asks a refusal, a sign-in, an unknown outcome and what says no.
 */
const readers = [
  ["the widget itself", {}],
  ["rails-ujs", { libs: ["ujs"], formAttributes: 'data-remote="true"' }],
  ["Turbo", { libs: ["turbo"] }],
] as const;

/** Everything that may send the form. */
const senders = [
  ...readers,
  ["the widget beside rails-ujs", { libs: ["ujs"] }],
  ["Turbo beside rails-ujs", { libs: ["ujs", "turbo"] }],
  ["the widget, of a remote form that nobody serves", { formAttributes: 'data-remote="true"' }],
] as const;

describe("yy-purchase-rating: sending", () => {
  const demo = useDemo();
  const button = '<button data-disable-with="enviando…">avaliar</button>';

  /** Records POST requests as they leave the browser. */
  const countPosts = (page: Page) => {
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
    });
    return posts;
  };

  it.each(senders)(
    "puts the panel away after a success alone, once, and says thanks, by %s",
    async (_, options) => {
      const page = await openRating(demo, { button, ...options });
      const posts = countPosts(page);
      // With a body of its own: for the answer of the demo, which is the page with the rating,
      // Turbo would leave this one.
      demo.server.failNext({
        path,
        status: 500,
        body: "<h1>erro</h1>",
        contentType: "text/html",
      });
      demo.server.failNext({ path, status: 201, body: "", delay: 200 });
      await nota(page).fill("4");
      await send(page).click();
      await expect.poll(() => alerts(page)).toEqual([failed]);
      expect(await panel(page).isVisible()).toBe(true);
      expect(await nota(page).inputValue()).toBe("4");
      await expect.poll(() => send(page).isEnabled()).toBe(true);
      expect(await panel(page).getAttribute("aria-busy")).toBeNull();
      expect(await rated(page)).toEqual([]);
      expect((await seenErrors(page)).map(({ name }) => name)).toEqual(["RequestError"]);

      await page.evaluate(() => {
        const form = document.querySelector("form") as HTMLFormElement;
        form.requestSubmit();
        form.requestSubmit();
      });
      await thanks(page).waitFor();
      await expect.poll(() => panel(page).isVisible()).toBe(false);
      await expect.poll(() => alerts(page)).toEqual([]);
      expect(await rated(page)).toEqual([4]);
      expect(posts).toEqual([path, path]);
    },
  );

  it.each(sampled(readers, ([reader]) => reader === "the widget itself"))(
    "says why not, at its field or for the whole, keeps what was typed, and takes the next try: by %s",
    async (_, options) => {
      const page = await openRating(demo, { button, ...options });
      demo.server.failNext(json({ value: ["não é uma nota", "é curta"], base: "tente amanhã." }));
      await nota(page).fill("9");
      await nota(page).press("Enter");
      await expect.poll(() => messages(page)).toEqual(["não é uma nota, é curta"]);
      await expect.poll(() => alerts(page)).toEqual(["tente amanhã."]);
      await expect.poll(() => focused(page)).toBe("rating[value]");
      expect(await nota(page).inputValue()).toBe("9");
      await nota(page).fill("3");
      await expect.poll(() => messages(page)).toEqual([]);

      await expect.poll(() => send(page).isEnabled()).toBe(true);
      await page.route(`**${path}`, (route) => route.abort(), { times: 1 });
      await send(page).click();
      await expect.poll(() => alerts(page)).toEqual([expect.stringContaining("não sabemos se")]);
      expect(await page.getByRole("button", { name: "tentar de novo" }).count()).toBe(0);
      demo.server.failNext({ path, status: 500 });
      await send(page).click();
      await expect.poll(() => alerts(page)).toEqual([failed]);

      // What other bodies mean is asked of `parseServerErrors`.
      for (const body of ['{"value":{"a":1}}', "{"]) {
        demo.server.failNext({ path, status: 422, body });
        // The messages are the same each time: wait for the response instead.
        const answered = page.waitForResponse(`**${path}`);
        await page.getByRole("button", { name: "tentar de novo" }).click();
        await answered;
        await page.locator(`${tag}:state(sending)`).waitFor({ state: "detached" });
        await expect.poll(() => alerts(page)).toEqual([failed]);
      }

      demo.server.failNext(json({ error: "unauthorized" }, 401));
      await page.getByRole("button", { name: "tentar de novo" }).click();
      await expect
        .poll(() => alerts(page))
        .toEqual(["sua sessão terminou. entre de novo para avaliar."]);
      expect(await page.getByRole("link", { name: "entrar" }).getAttribute("href")).toBe(
        `${demo.server.origin}/entrar?redirect_to=${encodeURIComponent(page.url())}`,
      );
      expect(await nota(page).inputValue()).toBe("3");
      expect(await rated(page)).toEqual([]);

      demo.server.failNext({ path, status: 201, body: "" });
      await expect.poll(() => send(page).isEnabled()).toBe(true);
      await nota(page).press("Enter");
      await thanks(page).waitFor();
      await expect.poll(() => focused(page)).toBe("thanks");
    },
  );

  it("makes the session signed out on a 401, whoever sent the form", async () => {
    const page = await openRating(demo, { libs: ["ujs"], formAttributes: "data-remote" });
    await session.refresh(page);
    await session.end(page);
    demo.server.failNext(json({}, 401));
    await send(page).click();
    await expect.poll(async () => (await session.of(page)).signedIn).toBe(false);
  });

  it("asks what `data-confirm` says once in a frame that nobody serves, where rails-ujs has asked", async () => {
    const rating = markup({ formAttributes: 'data-confirm="certeza?"' });
    demo.server.addPage("/quadro", {
      body: `<main><turbo-frame id="q">${rating}</turbo-frame></main>`,
      libs: ["ujs"],
    });
    const page = await demo.open("/quadro", { signedInAs: 1 });
    await waitUntilMounted(page, tag);
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.message());
      return dialog.accept();
    });
    await nota(page).fill("4");
    await send(page).click();
    await thanks(page).waitFor();
    expect(asked).toEqual(["certeza?"]);
  });

  it("is given once, where the server redirects to a page that has no JSON", async () => {
    demo.server.addPage("/compras-feitas", { body: "", status: 406 });
    const page = await openRating(demo);
    const posts = countPosts(page);
    const headers = { location: "/compras-feitas" };
    demo.server.failNext({ path, method: "POST", status: 302, body: "", headers });
    await nota(page).fill("4");
    await send(page).click();
    await thanks(page).waitFor();
    expect(await alerts(page)).toEqual([]);
    expect(posts).toHaveLength(1);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("takes a redirect to the sign-in page for no success", async () => {
    const page = await openRating(demo);
    demo.server.failNext({ path, status: 302, body: "", headers: { location: "/entrar" } });
    await send(page).click();
    await page.getByRole("link", { name: "entrar" }).waitFor();
    expect(await panel(page).isVisible()).toBe(true);
    expect(await rated(page)).toEqual([]);
  });

  it.each([
    ["the widget itself", {}],
    ["Turbo", { libs: ["turbo"] }],
  ] as const)(
    "keeps the rating from a proxy's page and from the sign-in page: %s",
    async (_, by) => {
      const page = await openRating(demo, by);
      await nota(page).fill("4");
      const again = page.getByRole("button", { name: "tentar de novo" });
      const html = { path, method: "POST", body: "<h1>nginx</h1>", contentType: "text/html" };
      demo.server.failNext({ ...html, status: 413 });
      await send(page).click();
      await expect.poll(() => alerts(page)).toEqual([expect.stringContaining("grande demais")]);
      expect(await again.count()).toBe(0);
      demo.server.failNext({ ...html, status: 429, headers: { "retry-after": "30" } });
      await send(page).click();
      await expect
        .poll(() => alerts(page))
        .toEqual([expect.stringContaining("espere 30 segundos")]);
      expect(await again.count()).toBe(1);
      demo.server.failNext({ ...html, status: 302, headers: { location: "/entrar" } });
      await send(page).click();
      await page.locator(tag).getByRole("link", { name: "entrar" }).waitFor();
      expect(await nota(page).inputValue()).toBe("4");
      expect(await rated(page)).toEqual([]);
    },
  );

  it("sends the token and what was typed, and tries again with the same button", async () => {
    const page = await openRating(demo, {
      button: '<button name="kind" value="x">avaliar</button>',
    });
    await nota(page).fill("2");
    demo.server.failNext({ path, status: 503 });
    await send(page).click();
    await page.getByRole("button", { name: "tentar de novo" }).click();
    await thanks(page).waitFor();
    const last = demo.server.requests.at(-1);
    expect(last?.body).toMatchObject({ "rating[value]": "2", kind: "x" });
    expect(last?.headers["x-csrf-token"]).toBeTruthy();
    await expect.poll(() => focused(page)).toBe("thanks");
  });

  it("says so where the visitor sees it, in its own words for a refused token", async () => {
    const page = await openRating(demo, { viewport: { width: 390, height: 320 } });
    await page.evaluate(() => document.querySelector("h2")?.style.setProperty("height", "250px"));
    for (const fault of [{ status: 422, body: '{"error":"csrf"}' }, { status: 401 }]) {
      demo.server.failNext({ path, ...fault });
      await send(page).click();
      const words = fault.status === 401 ? "sua sessão terminou" : "não deu para enviar";
      const alert = page.getByRole("alert").getByText(words);
      await alert.waitFor();
      await expect
        .poll(() => alert.evaluate((node) => node.getBoundingClientRect().bottom <= innerHeight))
        .toBe(true);
    }
  });

  it("leaves the focus where the visitor has gone meanwhile", async () => {
    const page = await openRating(demo, { attributes: 'data-thanks-text="valeu!"' });
    await page.evaluate(() => {
      document.body.insertAdjacentHTML("beforeend", '<input name="fora" aria-label="fora">');
    });
    await nota(page).fill("2");
    const release = await holdRequests(page, `**${path}`);
    await send(page).click();
    await page.getByLabel("fora").focus();
    release();
    await page.getByRole("status").getByText("valeu!").waitFor();
    await expect.poll(() => focused(page)).toBe("fora");
  });

  describe("a script answer of rails-ujs", () => {
    const remote = { libs: ["ujs"], formAttributes: 'data-remote="true"' } as const;
    const answerWith = (body: string, status = 200) =>
      demo.server.failNext({ path, status, body, contentType: "text/javascript" });

    it.each([
      ["removes the form", 'document.querySelector("form").remove()'],
      ["puts words in the form's place", 'document.querySelector("form").outerHTML = "<p>ok</p>"'],
      ["empties the panel", 'document.querySelector("[data-part=panel]").textContent = ""'],
    ])("that %s counts as a success", async (_, body) => {
      const page = await openRating(demo, remote);
      await nota(page).fill("4");
      answerWith(body);
      await send(page).click();
      await thanks(page).waitFor();
      expect(await rated(page)).toEqual([4]);
      expect(await panel(page).isVisible()).toBe(false);
      expect(collectProblems(page).cspViolations).toEqual([]);
    });

    it("has said itself why not, with its status", async () => {
      const page = await openRating(demo, remote);
      answerWith('document.querySelector("h2").textContent = "já avaliada"', 422);
      await send(page).click();
      await page.getByRole("heading", { name: "já avaliada" }).waitFor();
      expect(await panel(page).isVisible()).toBe(true);
      expect(await alerts(page)).toEqual([]);
      expect(await rated(page)).toEqual([]);
    });
  });

  /**
   * Turbo reads the response first; a second reader is held back until Turbo fires this event, and
   * 100 ms longer.
   */
  const readLate = (page: Page, drawing: string) =>
    page.evaluate(
      ([answered, type]) => {
        const { text } = Response.prototype;
        const isRendering = new Promise((resolve) => {
          window.addEventListener(type, () => setTimeout(resolve, 100));
        });
        let times = 0;
        Response.prototype.text = async function (this: Response) {
          times += this.url.includes(answered) ? 1 : 0;
          if (times === 2) await isRendering;
          return text.call(this);
        };
      },
      ["/compras/7/aval", drawing] as const,
    );

  it("has told of a success before Turbo draws the page it redirects to", async () => {
    const page = await openRating(demo, { libs: ["turbo"] });
    await readLate(page, "turbo:before-render");
    await nota(page).fill("5");
    await send(page).click();
    await page.getByText("você deu 5 estrelas").waitFor();
    expect(await rated(page)).toEqual([5]);
  });

  it("has told of a success before a Turbo stream takes the panel away", async () => {
    const page = await openRating(demo, { libs: ["turbo"] });
    await readLate(page, "turbo:before-stream-render");
    demo.server.failNext({
      path,
      status: 200,
      body: `<turbo-stream action="remove" targets="${tag}"></turbo-stream>`,
      contentType: "text/vnd.turbo-stream.html",
    });
    await nota(page).fill("5");
    await send(page).click();
    await panel(page).waitFor({ state: "detached" });
    expect(await rated(page)).toEqual([5]);
  });

  it("still goes by the browser alone without JavaScript", async () => {
    demo.server.addPage("/avaliar", {
      body: `<form action="${path}" method="post"><input type="hidden" name="authenticity_token" value="{{csrf}}"><input name="rating[value]" value="5"><button>avaliar</button></form>`,
    });
    const page = await demo.open("/avaliar", { javaScript: false, signedInAs: 1 });
    await send(page).click();
    await page.getByText("você deu").waitFor();
    expect(demo.server.state.ratings).toHaveLength(1);
  });
});
