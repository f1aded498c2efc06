import { type OpenOptions, useDemo } from "@yy/testing";
import { session, waitInPage } from "@yy/testing/page";
import { describe, expect, it } from "vitest";
import {
  answerMetadata,
  askedOf,
  errors,
  metadata,
  name,
  openVisited,
} from "../testing/metadataPage";

const demo = useDemo();

const open = (body: string, visit?: OpenOptions) => openVisited(demo, body, visit);
const asked = () => askedOf(demo);
const answer = (body: unknown, times?: number) => answerMetadata(demo, body, times);

describe("asking for the metadata", () => {
  it("is done by nobody on a page that needs it not", async () => {
    const page = await open("<p>oi</p>", { signedInAs: 1 });
    await waitInPage(page, () => "YY" in window, null, "the widgets' script");
    expect(await session.of(page)).toMatchObject({ signedIn: null, user: null });
    expect(asked()).toBe(0);
  });

  it("is done once per page, whoever needs it, however late", async () => {
    const page = await open(name() + name() + name(), { signedInAs: 1 });
    await page.getByText("Marina").nth(2).waitFor();
    await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), name());
    await page.getByText("Marina").nth(3).waitFor();
    expect(asked()).toBe(1);
  });

  it("brings every field of the user, those that are not listed too", async () => {
    const page = await open(name(), { signedInAs: 1 });
    await session.waitUntilKnown(page);
    expect(await session.of(page)).toMatchObject({
      signedIn: true,
      user: { id: 1, first_name: "Marina", smart_price_enabled: true, nickname: "marina" },
    });
  });

  it("is retried once after 200 ms", async () => {
    const page = await open("");
    demo.server.failNext({ path: metadata, status: 500 });
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
      demo.server.failNext({ path: metadata, times: 2, ...fault });
      const page = await open(name("first") + name("second"), { signedInAs: 1 });
      await expect
        .poll(() => errors(page))
        .toEqual([{ id: "first", name: "RequestError", status }]);
      await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), name());
      await waitInPage(
        page,
        () => document.querySelectorAll("yy-session-value:state(mounted)").length === 3,
        null,
        "all three to be mounted",
      );
      expect(asked()).toBe(2);
      expect(await errors(page)).toHaveLength(1);
      expect((await session.of(page)).signedIn).toBeNull();
    },
  );

  it("is asked anew by session.refresh after the second failure", async () => {
    demo.server.failNext({ path: metadata, status: 500, times: 2 });
    const page = await open(name("first"), { signedInAs: 1 });
    await expect.poll(async () => (await errors(page)).length).toBe(1);
    expect(await session.refresh(page)).toBeNull();
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
    await session.waitUntilKnown(page);
    expect((await session.of(page)).signedIn).toBe(signedIn);
    expect(await errors(page)).toEqual([]);
  });

  it("may lack every other field, or have it null", async () => {
    answer({ id: 7, name: null, on_vacation: null, sold_notifications_count: null });
    const page = await open(name());
    await session.waitUntilKnown(page);
    expect((await session.of(page)).user).toMatchObject({ id: 7, name: null, email: null });
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
    expect(await session.of(page)).toMatchObject({ signedIn: null, user: null });
  });
});

describe("401", () => {
  it("on any call signs the visitor out, without a reload", async () => {
    demo.server.addPage("/t", {
      body: `${name()}<yy-follow-button data-user-id="3" data-follow-path="/api/users/follow" data-unfollow-path="/api/users/unfollow" data-login-path="/entrar">seguir</yy-follow-button>`,
    });
    const page = await demo.open("/t", { signedInAs: 1 });
    await page.getByText("Marina").waitFor();
    demo.server.failNext({ path: "/api/users/follow", status: 401 });
    await page.getByRole("button", { name: "seguir" }).click();
    await page.getByText("visitante").waitFor();
    expect(await session.of(page)).toMatchObject({ signedIn: false, user: null, vacation: null });
    expect(asked()).toBe(1);
  });

  it("on the metadata call itself is an answer: signed out, asked once, no error", async () => {
    demo.server.failNext({ path: metadata, status: 401 });
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
    expect(await session.refresh(page)).toBeNull();
    expect((await session.of(page)).user?.id).toBe(2);
  });

  it("rejects and leaves the state when it fails", async () => {
    const page = await open(name(), { signedInAs: 1 });
    await page.getByText("Marina").waitFor();
    demo.server.failNext({ path: metadata, status: 500, times: 2 });
    expect(await session.refresh(page)).toBe("RequestError");
    expect((await session.of(page)).user?.id).toBe(1);
  });

  it("drops an answer that comes after a later one", async () => {
    const page = await open(name(), { signedInAs: 1 });
    await page.getByText("Marina").waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    // The first call fails and is retried, so that its answer arrives after that of the second call.
    demo.server.failNext({ path: metadata, status: 500 });
    const failed = page.waitForResponse(`**${metadata}`);
    const early = session.refresh(page);
    await failed;
    answer({ id: 2 });
    await session.refresh(page);
    expect((await session.of(page)).user?.id).toBe(2);
    await expect
      .poll(async () => {
        await page.clock.runFor(200);
        return asked();
      })
      .toBe(4);
    await early;
    expect((await session.of(page)).user?.id).toBe(2);
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
    await session.refresh(page);
    expect((await session.of(page)).inbox).not.toBeNull();
    await page.request.post("/_demo/sign-in", { data: { userId: 2 } });
    await session.refresh(page);
    expect((await session.of(page)).inbox).toBeNull();
  });
});
