import { failNext, type OpenOptions, useDemo } from "@yy/demo-pages/testing";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { refresh, sessionOf, waitUntilKnown } from "../testing/index";

const metadata = "/metadata/user";
const name = (id = "") =>
  `<yy-session-value ${id && `id="${id}"`} data-field="first_name" data-fallback="visitante"><b>você</b></yy-session-value>`;

const day = 86_400_000;

/** What a `yy:error` said and where. */
interface Seen {
  readonly id: string;
  readonly name: string;
  readonly status: number | undefined;
}

// biome-ignore lint/correctness/useHookAtTopLevel: Vitest's hooks, not React's
const demo = useDemo({ backForwardCache: true });

const asked = () => demo.server.requests.filter(({ path }) => path === metadata).length;

/** Opens a page with this body; `prepare` runs in the browser before the page's first script. */
async function open(body: string, visit: OpenOptions = {}, prepare?: () => void): Promise<Page> {
  demo.server.addPage("/t", { body });
  const page = await demo.open("/_demo/state", visit);
  await page.addInitScript(() => {
    const seen: Seen[] = [];
    Reflect.set(window, "seen", seen);
    addEventListener("yy:error", (event) => {
      const { error, element } = (event as CustomEvent).detail;
      seen.push({ id: element.id, name: error.name, status: error.status });
    });
  });
  if (prepare) await page.addInitScript(prepare);
  await page.goto("/t");
  return page;
}

const errors = (page: Page): Promise<Seen[]> =>
  page.evaluate(() => Reflect.get(window, "seen") as Seen[]);

/** Answers the next metadata calls with this body. */
const answer = (body: unknown, times = 1) =>
  failNext(demo.server, {
    path: metadata,
    body: typeof body === "string" ? body : JSON.stringify(body),
    times,
  });

describe("asking for the metadata (contract 1.7)", () => {
  it("is done by nobody on a page that needs it not", async () => {
    const page = await open("<p>oi</p>", { signedInAs: 1 });
    await page.waitForFunction(() => "YY" in window);
    expect(await sessionOf(page)).toMatchObject({ signedIn: null, user: null });
    expect(asked()).toBe(0);
  });

  it("is done once per page, whoever needs it, however late", async () => {
    const page = await open(name() + name() + name(), { signedInAs: 1 });
    await page.getByText("Marina").nth(2).waitFor();
    await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), name());
    await page.getByText("Marina").nth(3).waitFor();
    expect(asked()).toBe(1);
  });

  it("brings every field of the user, those the spec does not list too", async () => {
    const page = await open(name(), { signedInAs: 1 });
    await waitUntilKnown(page);
    expect(await sessionOf(page)).toMatchObject({
      signedIn: true,
      user: { id: 1, first_name: "Marina", smart_price_enabled: true, nickname: "marina" },
    });
  });

  it("is retried once after 200 ms", async () => {
    const page = await open("");
    failNext(demo.server, { path: metadata, status: 500 });
    const waited = await page.evaluate(async (html) => {
      document.body.insertAdjacentHTML("beforeend", html);
      const answered = () =>
        performance.getEntriesByName(
          `${location.origin}/metadata/user`,
        ) as PerformanceResourceTiming[];
      while (answered().length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
      const [first, second] = answered();
      return (second?.startTime ?? 0) - (first?.responseEnd ?? 0);
    }, name());
    expect(waited).toBeGreaterThanOrEqual(199);
    await page.getByText("visitante").waitFor();
    expect(asked()).toBe(2);
    expect(await errors(page)).toEqual([]);
  });

  it.each([
    ["500", { status: 500 }, 500],
    ["a dropped connection", { drop: true }, 0],
    ["a truncated body", { truncate: true }, 0],
    ["HTML", { body: "<p>entre</p>", contentType: "text/html" }, 200],
    ["an empty body", { body: "" }, 200],
    ["204", { status: 204 }, 204],
    ["a list", { body: "[]" }, 200],
    ["null", { body: "null" }, 200],
  ] as const)(
    "rejects after the second failure, with one yy:error on the first who asked: %s",
    async (_, fault, status) => {
      failNext(demo.server, { path: metadata, times: 2, ...fault });
      const page = await open(name("first") + name("second"), { signedInAs: 1 });
      await expect
        .poll(() => errors(page))
        .toEqual([{ id: "first", name: "RequestError", status }]);
      await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), name());
      await page.waitForFunction(
        () => document.querySelectorAll("yy-session-value:state(mounted)").length === 3,
      );
      expect(asked()).toBe(2);
      expect(await errors(page)).toHaveLength(1);
      expect((await sessionOf(page)).signedIn).toBeNull();
    },
  );

  it("takes any other page's failure for its own business: a refresh mends it", async () => {
    failNext(demo.server, { path: metadata, status: 500, times: 2 });
    const page = await open(name("first"), { signedInAs: 1 });
    await expect.poll(async () => (await errors(page)).length).toBe(1);
    expect(await refresh(page)).toBeNull();
    await page.getByText("Marina").waitFor();
  });
});

describe("the answer", () => {
  it.each([
    ["an id that is a number", { id: 7 }, true],
    ["the id 0", { id: 0 }, true],
    ["a null id", { id: null }, false],
    ["no id", {}, false],
    ["no id beside other fields of wrong types", { name: 5 }, false],
  ])("says who is there by the id alone: %s", async (_, user, signedIn) => {
    answer(user);
    const page = await open(name());
    await waitUntilKnown(page);
    expect((await sessionOf(page)).signedIn).toBe(signedIn);
    expect(await errors(page)).toEqual([]);
  });

  it("may lack every other field, or have it null", async () => {
    answer({ id: 7, name: null, on_vacation: null, sold_notifications_count: null });
    const page = await open(name());
    await waitUntilKnown(page);
    expect((await sessionOf(page)).user).toMatchObject({ id: 7, name: null, email: null });
  });

  it.each([
    { id: "7" },
    { id: true },
    { id: 7, name: 5 },
    { id: 7, pro_seller: "true" },
    { id: 7, sold_notifications_count: "3" },
    { id: 7, similar_product: [] },
    { id: 7, confirmed_loja_staff: 1 },
  ])("is a RequestError when a field has a wrong type: %j", async (user) => {
    answer(user, 2);
    const page = await open(name("first"));
    await expect.poll(() => errors(page)).toMatchObject([{ id: "first", name: "RequestError" }]);
    expect(await sessionOf(page)).toMatchObject({ signedIn: null, user: null });
  });
});

describe("401", () => {
  it("on any call signs the visitor out, without a reload", async () => {
    demo.server.addPage("/t", {
      body: `${name()}<yy-follow-button data-user-id="3" data-follow-path="/api/users/follow" data-unfollow-path="/api/users/unfollow" data-login-path="/entrar">seguir</yy-follow-button>`,
    });
    const page = await demo.open("/t", { signedInAs: 1 });
    await page.getByText("Marina").waitFor();
    failNext(demo.server, { path: "/api/users/follow", status: 401 });
    await page.getByRole("button", { name: "seguir" }).click();
    await page.getByText("visitante").waitFor();
    expect(await sessionOf(page)).toMatchObject({ signedIn: false, user: null, vacation: null });
    expect(asked()).toBe(1);
  });

  it("on the metadata call itself is an answer: signed out, asked once, no error", async () => {
    failNext(demo.server, { path: metadata, status: 401 });
    const page = await open(name(), { signedInAs: 1 });
    await page.getByText("visitante").waitFor();
    expect(asked()).toBe(1);
    expect(await errors(page)).toEqual([]);
  });
});

describe("refresh", () => {
  it("asks again and brings who is there now", async () => {
    const page = await open(name(), { signedInAs: 1 });
    await page.getByText("Marina").waitFor();
    await page.request.post("/_demo/sign-in", { data: { userId: 2 } });
    expect(await refresh(page)).toBeNull();
    expect((await sessionOf(page)).user?.id).toBe(2);
  });

  it("rejects and leaves the state when it fails", async () => {
    const page = await open(name(), { signedInAs: 1 });
    await page.getByText("Marina").waitFor();
    failNext(demo.server, { path: metadata, status: 500, times: 2 });
    expect(await refresh(page)).toBe("RequestError");
    expect((await sessionOf(page)).user?.id).toBe(1);
  });

  it("drops an answer that comes after a later one", async () => {
    const page = await open(name(), { signedInAs: 1 });
    await page.getByText("Marina").waitFor();
    // The first call fails, so its retry is answered after the second call is.
    failNext(demo.server, { path: metadata, status: 500 });
    const early = refresh(page);
    await expect.poll(asked).toBe(2);
    answer({ id: 2 });
    await refresh(page);
    expect((await sessionOf(page)).user?.id).toBe(2);
    await early;
    expect(asked()).toBe(4);
    expect((await sessionOf(page)).user?.id).toBe(2);
  });

  it("keeps the inbox counters of the same visitor, and forgets those of another", async () => {
    const page = await open(name(), { signedInAs: 1 });
    await page.getByText("Marina").waitFor();
    await page.evaluate(() =>
      Reflect.get(window, "YY").session.setInbox({
        default_unread: 2,
        chat_unread: 1,
        total_unread: 3,
      }),
    );
    await refresh(page);
    expect((await sessionOf(page)).inbox).not.toBeNull();
    await page.request.post("/_demo/sign-in", { data: { userId: 2 } });
    await refresh(page);
    expect((await sessionOf(page)).inbox).toBeNull();
  });
});

describe("a page out of the back/forward cache", () => {
  /** Playwright's own waits for a load, which a page out of the cache does not have. */
  const goBack = async (page: Page) => {
    await page.evaluate(() => history.back());
    await page.waitForURL("**/t", { waitUntil: "commit" });
  };

  it("asks who is there now", async () => {
    demo.server.addPage("/u", { body: "<p>outra</p>", script: "none" });
    const page = await open(name(), { signedInAs: 1 });
    await page.getByText("Marina").waitFor();
    await page.evaluate(() => Reflect.set(window, "sameDocument", true));
    await page.goto("/u");
    await page.request.post("/_demo/sign-out");
    await goBack(page);
    await page.getByText("visitante").waitFor();
    expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
    expect(asked()).toBe(2);
  });

  it("asks nothing if nobody had asked before", async () => {
    demo.server.addPage("/u", { body: "<p>outra</p>", script: "none" });
    const page = await open("<p>oi</p>", { signedInAs: 1 });
    await page.evaluate(() => Reflect.set(window, "sameDocument", true));
    await page.goto("/u");
    await goBack(page);
    await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), name());
    await page.getByText("Marina").waitFor();
    expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
    expect(asked()).toBe(1);
  });
});

describe("what the head says", () => {
  it.each([
    ["false", false],
    ["true", true],
    ["", true],
    ["FALSE", true],
    ["0", true],
    [null, true],
  ])("fingerprint is false only for the word false: %j", async (content, expected) => {
    const page = await open("");
    await page.evaluate((text) => {
      const meta = document.querySelector<HTMLMetaElement>("meta[name=fingerprint]");
      if (text === null) meta?.remove();
      else if (meta) meta.content = text;
      document.dispatchEvent(new Event("turbo:render"));
    }, content);
    expect((await sessionOf(page)).fingerprint).toBe(expected);
  });

  it("has the device type and the environment, production when it is not said", async () => {
    const page = await open("");
    const { deviceType, environment } = await sessionOf(page);
    const metas = await page.evaluate(() =>
      ["device-type", "yy-environment"].map(
        (meta) => document.querySelector<HTMLMetaElement>(`meta[name=${meta}]`)?.content,
      ),
    );
    expect([deviceType, environment]).toEqual(metas);
    demo.server.addPage("/nua", {
      html: '<!doctype html><title>t</title><script type="module" src="/dist/yy.js" nonce="{{nonce}}"></script>',
    });
    await page.goto("/nua");
    expect(await sessionOf(page)).toMatchObject({ deviceType: null, environment: "production" });
  });

  it("is read when the script ran before the metas were parsed", async () => {
    demo.server.addPage("/cedo", {
      html: '<!doctype html><title>t</title><script src="/dist/yy.all.js" nonce="{{nonce}}"></script><meta name="fingerprint" content="false"><meta name="device-type" content="mobile">',
    });
    const page = await demo.open("/cedo");
    expect(await sessionOf(page)).toMatchObject({ fingerprint: false, deviceType: "mobile" });
  });
});

describe("the vacation record", () => {
  const stored = (page: Page) =>
    page.evaluate(() => JSON.parse(localStorage.getItem("yy:vacation") ?? "null"));

  const openRemembering = async (record: unknown, visit: OpenOptions = { signedInAs: 7 }) => {
    const page = await demo.open("/_demo/state", visit);
    await page.evaluate((value) => localStorage.setItem("yy:vacation", value), text(record));
    return page;
  };
  const text = (record: unknown) => (typeof record === "string" ? record : JSON.stringify(record));

  it.each([
    [7, true],
    [1, false],
  ])("is written when the metadata arrives, for 24 hours: user %d, %s", async (id, state) => {
    const before = Date.now();
    const page = await open(name(), { signedInAs: id });
    await waitUntilKnown(page);
    const record = await stored(page);
    expect(record).toEqual({ userId: String(id), state, expires: expect.any(Number) });
    expect(record.expires - day).toBeGreaterThanOrEqual(before);
    expect(record.expires - day).toBeLessThanOrEqual(Date.now());
    expect((await sessionOf(page)).vacation).toEqual(record);
  });

  it("is used until the metadata arrives", async () => {
    const record = { userId: "7", state: true, expires: Date.now() + day };
    const page = await openRemembering(record);
    failNext(demo.server, { path: metadata, delay: 60_000 });
    demo.server.addPage("/t", { body: name() });
    await page.goto("/t");
    await expect.poll(() => sessionOf(page)).toMatchObject({ signedIn: null, vacation: record });
  });

  it.each([
    ["expired", { userId: "7", state: true, expires: Date.now() - 1 }],
    ["broken", "{"],
    ["misshapen", { userId: "7" }],
  ])("is removed when it is %s", async (_, record) => {
    const page = await openRemembering(record);
    failNext(demo.server, { path: metadata, delay: 60_000 });
    demo.server.addPage("/t", { body: name() });
    await page.goto("/t");
    await expect.poll(() => stored(page)).toBeNull();
    expect((await sessionOf(page)).vacation).toBeNull();
  });

  it.each([
    ["another user's", { id: 8 }],
    ["of a visitor who is signed out", { id: null }],
  ])("is removed when the metadata shows that it is %s", async (_, user) => {
    const page = await openRemembering({ userId: "7", state: true, expires: Date.now() + day });
    answer(user);
    demo.server.addPage("/t", { body: name() });
    await page.goto("/t");
    await waitUntilKnown(page);
    expect((await sessionOf(page)).vacation).toBeNull();
    expect(await stored(page)).toBeNull();
  });

  it("stays when the metadata of the same user says nothing of a vacation", async () => {
    const record = { userId: "7", state: true, expires: Date.now() + day };
    const page = await openRemembering(record);
    answer({ id: 7 });
    demo.server.addPage("/t", { body: name() });
    await page.goto("/t");
    await waitUntilKnown(page);
    expect((await sessionOf(page)).vacation).toEqual(record);
    expect(await stored(page)).toEqual(record);
  });

  it.each([
    ["ahead", day],
    ["behind", -day],
  ])("follows the metadata when the clock is a day %s", async (_, skew) => {
    const page = await openRemembering({
      userId: "7",
      state: false,
      expires: Date.now() + day / 2,
    });
    await page.clock.setSystemTime(Date.now() + skew);
    demo.server.addPage("/t", { body: name() });
    await page.goto("/t");
    await waitUntilKnown(page);
    const now = await page.evaluate(() => Date.now());
    const { vacation } = await sessionOf(page);
    expect(vacation).toMatchObject({ userId: "7", state: true });
    expect(Math.abs((vacation?.expires ?? 0) - now - day)).toBeLessThan(10_000);
  });

  it.each([
    [
      "its methods",
      () => {
        for (const method of ["getItem", "setItem", "removeItem"])
          Reflect.set(Storage.prototype, method, () => {
            throw new DOMException("full", "QuotaExceededError");
          });
      },
    ],
    [
      "its very name",
      () => {
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
      },
    ],
  ])("is lived without where storage throws: %s", async (_, prepare) => {
    const page = await open(name(), { signedInAs: 7 }, prepare);
    await page.getByText("Thiago").waitFor();
    expect((await sessionOf(page)).vacation).toMatchObject({ userId: "7", state: true });
    expect(await errors(page)).toEqual([]);
  });
});

describe("two bundles on one page", () => {
  it.each([
    ["yy.js", "yy.all.js"],
    ["yy.all.js", "yy.js"],
    ["yy.all.js", "yy.all.js"],
  ])("share one store and one request: %s, then %s", async (first, second) => {
    demo.server.addPage("/t", { body: name(), script: "none" });
    const page = await demo.open("/t", { signedInAs: 1 });
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    await page.evaluate(load, `/dist/${first}`);
    await page.evaluate(() =>
      Reflect.set(window, "firstSession", Reflect.get(window, "YY").session),
    );
    await page.evaluate(load, `/dist/${second}?outra`);
    await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), name());
    await page.getByText("Marina").nth(1).waitFor();
    expect(
      await page.evaluate(
        () => Reflect.get(window, "YY").session === Reflect.get(window, "firstSession"),
      ),
    ).toBe(true);
    expect(asked()).toBe(1);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/^yy-[a-z-]+ .*\d+\.\d+\.\d+.*\d+\.\d+\.\d+/);
  });
});

/** Runs in the page: adds one more bundle and waits until it has run. */
async function load(address: string): Promise<void> {
  const script = document.createElement("script");
  if (!address.includes("yy.all")) script.type = "module";
  script.src = address;
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
}
