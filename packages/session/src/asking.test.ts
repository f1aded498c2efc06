// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { signIn, usePage } from "../../http/testing/usePage";
import { newSession } from "../testing/newSession";

const page = usePage();
const path = "/metadata/user";
const askedTimes = () => page.server.requests.filter((request) => request.path === path).length;
const answerWith = (user: unknown, times = 1) =>
  page.server.failNext({ path, body: JSON.stringify(user), times });

let { session, request } = {} as Awaited<ReturnType<typeof newSession>>;
beforeEach(async () => {
  await page.open({}, 1);
  ({ session, request } = await newSession());
});

const nobodyKnown = { signedIn: null, user: null };
const report = vi.fn();
const ask = () => session.ensureUser(report);
afterEach(() => {
  report.mockClear();
  vi.useRealTimers();
});

describe("asking for the metadata", () => {
  it("is done once per page, whoever needs it, however late", async () => {
    expect(session.getState()).toMatchObject(nobodyKnown);
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(first.user?.first_name).toBe("Marina");
    expect(second).toBe(first);
    expect((await ask()).user?.id).toBe(1);
    expect(askedTimes()).toBe(1);
  });

  it("brings every field of the user, those that are not listed too", async () => {
    expect(await ask()).toMatchObject({
      signedIn: true,
      user: { id: 1, first_name: "Marina", smart_price_enabled: true, nickname: "marina" },
    });
  });

  it("is retried once after 200 ms", async () => {
    page.server.failNext({ path, status: 500 });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const known = ask();
    let waited = 0;
    while (askedTimes() < 2) {
      await new Promise(setImmediate);
      if (page.server.requests[0]?.isOver) waited += 1;
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(waited).toBeGreaterThanOrEqual(200);
    vi.useRealTimers();
    expect((await known).user?.id).toBe(1);
    expect(askedTimes()).toBe(2);
    expect(report).not.toHaveBeenCalled();
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
    "rejects after the second failure, told to the first who asked alone: %s",
    async (_, fault, status) => {
      page.server.failNext({ path, times: 2, ...fault });
      const second = vi.fn();
      const error = { name: "RequestError", status };
      const asked = [ask(), session.ensureUser(second)];
      for (const each of asked) await expect(each).rejects.toMatchObject(error);
      await expect(session.ensureUser(second)).rejects.toMatchObject(error);
      expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(error));
      expect(second).not.toHaveBeenCalled();
      expect(askedTimes()).toBe(2);
      expect(session.getState().signedIn).toBeNull();
    },
  );

  it("is done anew after a failure for an action of the visitor, and by refresh", async () => {
    page.server.failNext({ path, status: 500, times: 4 });
    await expect(ask()).rejects.toThrow();
    await expect(session.ensureUser(report, { retry: true })).rejects.toThrow();
    expect(askedTimes()).toBe(4);
    expect((await session.refresh()).user?.id).toBe(1);
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
    answerWith(user);
    expect((await ask()).signedIn).toBe(signedIn);
  });

  it("may lack every other field, or have it null", async () => {
    answerWith({ id: 7, name: null, on_vacation: null, sold_notifications_count: null });
    expect((await ask()).user).toMatchObject({ id: 7, name: null, email: null });
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
    answerWith(user, 2);
    await expect(ask()).rejects.toMatchObject({ name: "RequestError" });
    expect(session.getState()).toMatchObject(nobodyKnown);
  });
});

describe("401", () => {
  const refused = async () => {
    page.server.failNext({ path: "/api/users/follow", status: 401 });
    await expect(request({ method: "POST", url: "/api/users/follow" })).rejects.toThrow();
  };

  it("on any call is asked about, and means that nobody is signed in any more", async () => {
    await ask();
    await signIn(null);
    await refused();
    expect(await ask()).toMatchObject({ signedIn: false, user: null, vacation: null });
    expect(askedTimes()).toBe(2);
  });

  it("of another application of the same origin changes nothing", async () => {
    await ask();
    const told = vi.fn();
    session.subscribe(({ signedIn }) => told(signedIn));
    await refused();
    expect((await ask()).user?.id).toBe(1);
    expect(told).not.toHaveBeenCalledWith(false);
    expect(told).not.toHaveBeenCalledWith(null);
  });

  it("is believed where nobody can say who is there", async () => {
    await ask();
    page.server.failNext({ path, status: 502, times: 2 });
    await refused();
    expect(await ask()).toMatchObject({ signedIn: false, user: null });
  });

  it("on the metadata call itself is an answer: signed out, asked once, no error", async () => {
    page.server.failNext({ path, status: 401 });
    expect(await ask()).toMatchObject({ signedIn: false, user: null });
    expect(askedTimes()).toBe(1);
    expect(report).not.toHaveBeenCalled();
  });
});

describe("refresh", () => {
  beforeEach(ask);

  it("asks again and brings who is there now", async () => {
    await signIn(2);
    expect((await session.refresh()).user?.id).toBe(2);
  });

  it("rejects and leaves the state when it fails", async () => {
    page.server.failNext({ path, status: 500, times: 2 });
    await expect(session.refresh()).rejects.toMatchObject({ name: "RequestError" });
    expect(session.getState().user?.id).toBe(1);
  });

  it("drops an answer that comes after a later one", async () => {
    // The first call fails and is retried, so that its answer arrives after that of the second
    // call.
    page.server.failNext({ path, status: 500 });
    const early = session.refresh();
    await vi.waitUntil(() => askedTimes() === 2);
    answerWith({ id: 2 });
    await session.refresh();
    expect(session.getState().user?.id).toBe(2);
    await early;
    await vi.waitUntil(() => askedTimes() === 4);
    expect(session.getState().user?.id).toBe(2);
  });

  it("does not take the answer to a request that was sent before it", async () => {
    page.server.failNext({ path, delay: 100, body: JSON.stringify({ id: 1 }) });
    const early = session.refresh();
    await vi.waitUntil(() => askedTimes() === 2);
    await signIn(2);
    expect((await session.refresh()).user?.id).toBe(2);
    await early;
    expect(session.getState().user?.id).toBe(2);
  });

  it("keeps the inbox counters of the same visitor, and forgets those of another", async () => {
    session.setInbox({ default_unread: 2, chat_unread: 1, total_unread: 3 });
    expect((await session.refresh()).inbox).not.toBeNull();
    await signIn(2);
    expect((await session.refresh()).inbox).toBeNull();
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
  ])("fingerprint is false only for the word false: %j", (content, expected) => {
    const say = (words: string | null) => {
      const meta = document.querySelector<HTMLMetaElement>("meta[name=fingerprint]");
      if (words === null) meta?.remove();
      else if (meta) meta.content = words;
      document.dispatchEvent(new Event("turbo:render"));
    };
    say(String(!expected));
    expect(session.getState().fingerprint).toBe(!expected);
    say(content);
    expect(session.getState().fingerprint).toBe(expected);
  });

  it("has the device type and the environment, production when it is not said", () => {
    expect(session.getState()).toMatchObject({ deviceType: "desktop", environment: "production" });
    document.head.innerHTML =
      '<meta name="device-type" content="mobile"><meta name="yy-environment" content="staging">';
    document.dispatchEvent(new Event("turbolinks:render"));
    expect(session.getState()).toMatchObject({ deviceType: "mobile", environment: "staging" });
    document.head.replaceChildren();
    document.dispatchEvent(new Event("turbo:render"));
    expect(session.getState()).toMatchObject({ deviceType: null, environment: "production" });
  });
});
