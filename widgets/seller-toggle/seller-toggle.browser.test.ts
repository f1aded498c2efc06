import { collectProblems, holdRequests, recordEvents, useDemo, useFixture } from "@yy/testing";
import { seenErrors, session, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { schema } from "./schema";

const events = recordEvents(schema);

const tag = "yy-seller-toggle";
const shippingPath = "/api/v3/soft_shipping_rates";
const bundlePath = "/api/boosted_bundle/participations";

const shipping = (attributes = "", children = "frete econômico") =>
  `<${tag} data-feature="soft-shipping" ${attributes}>${children}</${tag}>`;
const bundle = (attributes = "") =>
  `<${tag} data-feature="boosted-bundle" ${attributes}>destaque na busca</${tag}>`;

describe("yy-seller-toggle", () => {
  const demo = useDemo();
  const marina = () => demo.server.state.users.find(({ id }) => id === 1);
  const writes = () =>
    demo.server.requests
      .filter(({ path }) => path.startsWith(shippingPath) || path === bundlePath)
      .map(({ method, path, body }) => [method, path, body]);

  const fixture = useFixture(demo, { signedInAs: 1, prepare: events.on });

  async function open(body: string): Promise<Page> {
    const page = await fixture(body);
    await waitUntilMounted(page, tag);
    return page;
  }

  /** Opens a new page: for tests that change the session, or the page's network. */
  async function openNew(body: string): Promise<Page> {
    demo.server.addPage("/perfil/teste", { body: `<main>${body}</main>` });
    const page = await demo.open("/perfil/teste", {
      signedInAs: 1,
      prepare: events.on,
    });
    await waitUntilMounted(page, tag);
    return page;
  }

  const turns = async (page: Page) =>
    (await events.seen(page)).map(({ from, detail }) => {
      const origin = "origin" in detail ? detail.origin : "saved";
      return `${from} ${detail.enabled} ${origin}`;
    });
  const turned = (page: Page, on: boolean, name = "frete econômico") =>
    page.getByRole("switch", { name, checked: on, exact: true });
  /** Releases the one request that is held, and waits until the page has its response. */
  const finish = async (page: Page, release: () => void) => {
    const answered = page.waitForEvent("requestfinished", (request) =>
      request.url().includes(shippingPath),
    );
    release();
    await answered;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  };
  /**
   * Waits for the end of the requests. Otherwise the response to a test's last press may come after
   * its switch was removed, during the next test.
   */
  const idle = (page: Page) =>
    page.locator(`${tag}:state(pending)`).first().waitFor({ state: "detached" });

  it("is a switch named by its children, off without data-enabled, pressed anywhere, by Space and by Enter", async () => {
    const page = await open(shipping());
    const off = turned(page, false);
    const { x, y, width, height } = (await off.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    expect(height).toBeGreaterThanOrEqual(44);
    await page.mouse.click(x + 8, y + height / 2);
    await turned(page, true).waitFor();
    await expect.poll(() => marina()?.soft_shipping).toBe(true);
    await page.mouse.click(x + width - 8, y + height / 2);
    await expect.poll(() => marina()?.soft_shipping).toBe(false);
    await turned(page, false).focus();
    await page.keyboard.press("Space");
    await expect.poll(() => marina()?.soft_shipping).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => marina()?.soft_shipping).toBe(false);
    await turned(page, false).waitFor();
    await idle(page);
    expect(writes()).toEqual([
      ["POST", `${shippingPath}/enable`, undefined],
      ["POST", `${shippingPath}/disable`, undefined],
      ["POST", `${shippingPath}/enable`, undefined],
      ["POST", `${shippingPath}/disable`, undefined],
    ]);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });

  it("shows the change at once, is pending until the answer, then writes what holds into the markup", async () => {
    const page = await open(bundle('data-enabled id="a"'));
    const release = await holdRequests(page, `**${bundlePath}`);
    await turned(page, true, "destaque na busca").click();
    await turned(page, false, "destaque na busca").waitFor();
    await waitForState(page, tag, "pending");
    expect(await page.locator(`${tag}:state(enabled)`).count()).toBe(0);
    expect(await turns(page)).toEqual(["a false user"]);
    expect(await page.locator(tag).getAttribute("data-enabled")).toBe("");
    release();
    await idle(page);
    await expect.poll(() => turns(page)).toEqual(["a false user", "a false saved"]);
    await expect.poll(() => page.locator(tag).getAttribute("data-enabled")).toBe("false");
    expect(writes()).toEqual([["PUT", bundlePath, { enabled: false }]]);
    const [request] = demo.server.requests.filter(({ path }) => path === bundlePath);
    expect(request?.headers["x-csrf-token"]).toBeTruthy();
    expect(request?.headers["x-api-version"]).toBe("1");
  });

  describe("failing", () => {
    for (const [failure, fault, words] of [
      ["403", { status: 403 }, "não deu para mudar. tente de novo."],
      ["404 in HTML", { status: 404, body: "<h1>404</h1>", contentType: "text/html" }, "não deu"],
      ["409", { status: 409, body: "null" }, "não deu para mudar"],
      [
        "422 in the server's words",
        { status: 422, body: '{"enabled":["só depois"]}' },
        "só depois",
      ],
      ["422 of an odd shape", { status: 422, body: '[["?"]]' }, "não deu para mudar"],
      ["500", { status: 500 }, "não deu para mudar"],
      ["HTML where JSON should be", { status: 200, body: "<p>oi</p>" }, "não deu para mudar"],
      ["an answer without the state", { status: 200, body: '{"enabled":"sim"}' }, "não deu"],
    ] as const) {
      it(`turns back on ${failure}, says so, and is pressed again to retry`, async () => {
        const page = await open(shipping('id="a"'));
        demo.server.failNext({ path: shippingPath, ...fault });
        await turned(page, false).focus();
        await page.keyboard.press("Space");
        await page.getByRole("alert").getByText(words).waitFor();
        await turned(page, false).waitFor();
        expect(await turns(page)).toEqual(["a true user", "a false revert"]);
        expect(await seenErrors(page)).toMatchObject([{ widget: tag, name: "RequestError" }]);
        expect(await page.locator(`${tag}:state(error)`).count()).toBe(1);
        expect(await page.locator(tag).getAttribute("data-enabled")).toBeNull();
        await page.keyboard.press("Space");
        await expect.poll(() => marina()?.soft_shipping).toBe(true);
        await expect.poll(() => page.getByRole("alert").count()).toBe(0);
        await expect.poll(() => page.locator(`${tag}:state(error)`).count()).toBe(0);
        await idle(page);
      });
    }

    it("turns back when the connection drops", async () => {
      const page = await openNew(shipping("", "<strong>frete</strong> econômico"));
      await page.route(`**${shippingPath}/*`, (route) => route.abort(), { times: 1 });
      await turned(page, false).click();
      await page.getByRole("alert").waitFor();
      await turned(page, false).click();
      await expect.poll(() => marina()?.soft_shipping).toBe(true);
    });

    it("turns back on 401, says why, and the session is signed out", async () => {
      const page = await openNew(shipping('data-signed-out-text="entre para mudar"'));
      await page.request.post("/_demo/sign-out", { data: {} });
      await turned(page, false).click();
      await page.getByRole("alert").getByText("entre para mudar").waitFor();
      const login = await page.getByRole("link", { name: "entrar" }).getAttribute("href");
      expect(new URL(login ?? "").searchParams.get("redirect_to")).toBe(page.url());
      await turned(page, false).waitFor();
      await expect.poll(async () => (await session.of(page)).signedIn).toBe(false);
    });

    it("says so where the server leads to its sign-in page", async () => {
      const page = await openNew(shipping());
      const headers = { location: "/entrar" };
      demo.server.failNext({ path: shippingPath, status: 303, headers, body: "" });
      await turned(page, false).click();
      await page.getByRole("alert").getByText("sua sessão terminou").waitFor();
      await page.getByRole("link", { name: "entrar" }).waitFor();
      await turned(page, false).click();
      await expect.poll(() => marina()?.soft_shipping).toBe(true);
      await expect.poll(() => page.getByRole("link", { name: "entrar" }).count()).toBe(0);
    });

    it("shows what the server keeps where it is not what was asked, without an error", async () => {
      const page = await open(shipping('id="a" data-failed-text="não foi"'));
      demo.server.failNext({ path: shippingPath, status: 200, body: '{"enabled":false}' });
      await turned(page, false).click();
      await page.getByRole("alert").getByText("não foi").waitFor();
      await turned(page, false).waitFor();
      expect(await turns(page)).toEqual(["a true user", "a false saved", "a false revert"]);
      expect(await seenErrors(page)).toEqual([]);
    });
  });

  describe("quick presses", () => {
    for (const [presses, ends] of [
      [10, false],
      [11, true],
    ] as const) {
      it(`sends one request after the other and ends as the last of ${presses} presses wanted`, async () => {
        const page = await open(shipping());
        const release = await holdRequests(page, `**${shippingPath}/*`);
        await page.evaluate(
          ([selector, count]) => {
            const inner = document.querySelector(selector as string)?.shadowRoot;
            for (let i = 0; i < (count as number); i += 1) inner?.querySelector("button")?.click();
          },
          [tag, presses] as const,
        );
        await waitForState(page, tag, "pending");
        release();
        await idle(page);
        await turned(page, ends).waitFor();
        expect(marina()?.soft_shipping).toBe(ends);
        expect(writes()).toHaveLength(ends ? 1 : 2);
      });
    }

    it("drops what was remembered when a request fails", async () => {
      const page = await open(shipping());
      const release = await holdRequests(page, `**${shippingPath}/*`);
      demo.server.failNext({ path: shippingPath, status: 500 });
      await turned(page, false).click();
      await turned(page, true).click();
      await turned(page, false).click();
      release();
      await page.getByRole("alert").waitFor();
      await idle(page);
      await turned(page, false).waitFor();
      expect(writes()).toHaveLength(1);
    });

    it("sends the last press where the failed request may have been carried out, and reports that one alone", async () => {
      const page = await open(shipping());
      const release = await holdRequests(page, `**${shippingPath}/*`);
      demo.server.failNext({ path: shippingPath, status: 500, after: true });
      await turned(page, false).click();
      await turned(page, true).click();
      release();
      await idle(page);
      await turned(page, false).waitFor();
      expect(marina()?.soft_shipping).toBe(false);
      expect(writes().map(([, path]) => path)).toEqual([
        `${shippingPath}/enable`,
        `${shippingPath}/disable`,
      ]);
      expect(await seenErrors(page)).toHaveLength(1);
      expect(await page.getByRole("alert").count()).toBe(0);
    });

    it("says so where that fails as well", async () => {
      const page = await open(shipping());
      const release = await holdRequests(page, `**${shippingPath}/*`);
      demo.server.failNext({ path: shippingPath, status: 500, after: true });
      demo.server.failNext({ path: shippingPath, status: 500 });
      await turned(page, false).click();
      await turned(page, true).click();
      release();
      await page.getByRole("alert").waitFor();
      await idle(page);
      await turned(page, false).click();
      await turned(page, true).waitFor();
      await idle(page);
      expect(marina()?.soft_shipping).toBe(true);
    });
  });

  describe("while another tab says that somebody else is there", () => {
    async function openTurned() {
      const page = await openNew(shipping());
      await session.refresh(page);
      const release = await holdRequests(page, `**${shippingPath}/*`);
      await turned(page, false).click();
      await turned(page, true).waitFor();
      return { page, release };
    }
    const hear = (page: Page, id: string) =>
      page.evaluate((user) => new BroadcastChannel("yy:identity").postMessage(user), id);

    it("turns back when the seller is gone, whatever the answer, without a word", async () => {
      const { page, release } = await openTurned();
      await page.request.post("/_demo/sign-out", { data: {} });
      await hear(page, "");
      await turned(page, false).waitFor();
      expect(await page.locator(`${tag}:state(pending)`).count()).toBe(0);
      await finish(page, release);
      await session.refresh(page);
      await turned(page, false).waitFor();
      expect(await page.locator(`${tag}:state(error)`).count()).toBe(0);
      expect(await seenErrors(page)).toEqual([]);
    });

    it("stays when it is the same seller after all, and says that it is saved", async () => {
      const { page, release } = await openTurned();
      const metadata = page.waitForResponse("**/metadata/user");
      await hear(page, "");
      await metadata;
      await session.waitUntilKnown(page);
      await finish(page, release);
      await idle(page);
      await turned(page, true).waitFor();
      expect((await turns(page)).at(-1)).toMatch(/true saved$/);
      expect(marina()?.soft_shipping).toBe(true);
    });

    it("is pressed off after it, by one press", async () => {
      const page = await openNew(shipping("data-enabled"));
      await session.refresh(page);
      const metadata = page.waitForResponse("**/metadata/user");
      await hear(page, "");
      await metadata;
      await session.waitUntilKnown(page);
      await turned(page, true).click();
      await turned(page, false).waitFor();
      await idle(page);
      expect(writes().map(([, path]) => path)).toEqual([`${shippingPath}/disable`]);
    });
  });

  it("keeps the switches of a feature in step, also one that comes later, and leaves others alone", async () => {
    const page = await open(shipping('id="a"') + bundle('id="b"') + shipping('id="c"'));
    demo.server.failNext({ path: shippingPath, status: 500 });
    const release = await holdRequests(page, `**${shippingPath}/*`);
    await turned(page, false).first().click();
    await expect.poll(() => turned(page, true).count()).toBe(2);
    await page.evaluate(
      (html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html),
      shipping('id="d"'),
    );
    await expect.poll(() => turned(page, true).count()).toBe(3);
    release();
    await expect.poll(() => turned(page, false).count()).toBe(3);
    await turned(page, false, "destaque na busca").waitFor();
    expect(await turns(page)).toEqual(["a true user", "a false revert"]);
    expect(await page.getByRole("alert").count()).toBe(1);

    await page.evaluate((selector) => {
      (document.querySelector(selector) as HTMLElement).dataset.enabled = "true";
    }, `${tag}#c`);
    await expect.poll(() => turned(page, true).count()).toBe(3);
    expect(writes()).toHaveLength(1);
  });

  it("lets a write go on when it leaves, without a word, and returns as its markup says", async () => {
    const page = await open(shipping());
    const release = await holdRequests(page, `**${shippingPath}/*`);
    demo.server.failNext({ path: shippingPath, status: 500 });
    await turned(page, false).click();
    await page.evaluate((selector) => document.querySelector(selector)?.remove(), tag);
    await finish(page, release);
    expect(writes()).toHaveLength(1);
    expect(await seenErrors(page)).toEqual([]);
    await page.evaluate(
      (html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html),
      shipping("data-enabled"),
    );
    await turned(page, true).waitFor();
  });

  it("shows what newer markup says that takes its place", async () => {
    const page = await open(shipping());
    await page.evaluate(
      ([selector, html]) => {
        const template = document.createElement("template");
        template.innerHTML = html;
        document.querySelector(selector)?.replaceWith(template.content);
      },
      [tag, shipping("data-enabled")] as const,
    );
    await turned(page, true).waitFor();
    await turned(page, true).click();
    await expect.poll(() => writes()).toEqual([["POST", `${shippingPath}/disable`, undefined]]);
    await idle(page);
  });

  it("shows what the server has accepted meanwhile when a snapshot from before comes back", async () => {
    const page = await open(shipping());
    const release = await holdRequests(page, `**${shippingPath}/*`);
    await turned(page, false).click();
    const snapshot = await page.evaluate((selector) => {
      const element = document.querySelector(selector);
      element?.remove();
      return element?.outerHTML ?? "";
    }, tag);
    await finish(page, release);
    expect(marina()?.soft_shipping).toBe(true);
    await page.evaluate(
      (html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html),
      snapshot,
    );
    await turned(page, true).waitFor();
  });

  describe("its children", () => {
    const form = (button: string) =>
      `<form action="/salvar" method="post"><input type="hidden" name="x" value="1">${button}</form>`;

    it("show their words; the form that works without the script gives way", async () => {
      const page = await open(
        shipping("", `<span>frete econômico</span> ${form("<button>ligar</button>")}`),
      );
      await turned(page, false).waitFor();
      expect(await page.getByRole("button").count()).toBe(0);
      expect(await page.getByText("ligar").isVisible()).toBe(false);
    });

    it("are named by the button where there are no other words, and by words that come later", async () => {
      const page = await open(shipping("", form("<button>usar frete econômico</button>")));
      await turned(page, false, "usar frete econômico").waitFor();
      await page.evaluate(
        (selector) => document.querySelector(selector)?.prepend("frete econômico"),
        tag,
      );
      await turned(page, false).waitFor();
    });

    it("may be a label with its field: a press on it turns once", async () => {
      const page = await open(
        shipping("", '<label>frete econômico <input type="checkbox" name="frete"></label>'),
      );
      await page.getByText("frete econômico").click({ force: true });
      await turned(page, true).waitFor();
      await idle(page);
      expect(writes()).toHaveLength(1);
    });

    it("without a word are an ElementError, and stay", async () => {
      const page = await fixture(shipping("", "<img alt=''>"));
      await waitForState(page, tag, "failed");
      expect(await seenErrors(page)).toMatchObject([
        {
          name: "ElementError",
          message: `${tag}: words inside it are required, they name the switch`,
        },
      ]);
    });

    it("work without JavaScript", async () => {
      demo.server.addPage("/perfil/teste", {
        body: `<main>${shipping("", `frete econômico ${form("<button>ligar</button>")}`)}</main>`,
      });
      const page = await demo.open("/perfil/teste", { javaScript: false });
      await page.getByRole("button", { name: "ligar" }).waitFor();
    });
  });
});
