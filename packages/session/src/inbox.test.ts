// @vitest-environment page
import { beforeEach, describe, expect, it, vi } from "vitest";
import { currentVisitor } from "../../http/src/unauthorized";
import { signIn, usePage } from "../../http/testing/usePage";
import { newSession } from "../testing/newSession";

const page = usePage();
const path = "/api/inbox/counters";
const { signal } = new AbortController();
const counted = { default_unread: 2, chat_unread: 1 };
const requests = () => page.server.requests.filter((request) => request.path === path);

let { session, askInbox, refreshInbox, inboxWrites } = {} as Awaited<ReturnType<typeof newSession>>;
const report = vi.fn();
beforeEach(async () => {
  report.mockClear();
  await page.open({}, 1);
  ({ session, askInbox, refreshInbox, inboxWrites } = await newSession());
});
const inbox = () => session.getState().inbox;

describe("asking for the counters", () => {
  it("is done once per page, and for a signed-in visitor alone", async () => {
    await Promise.all([askInbox(report, signal), askInbox(report, signal)]);
    await askInbox(report, signal);
    expect(inbox()).toMatchObject(counted);
    expect(requests()).toHaveLength(1);
    session.signOut();
    await askInbox(report, signal);
    expect(await refreshInbox({ signal })).toBeNull();
    expect(requests()).toHaveLength(1);
    expect(report).not.toHaveBeenCalled();
  });

  it("tells its first failure, and is done anew by a refresh alone", async () => {
    page.server.failNext({ path, status: 500 });
    await askInbox(report, signal);
    await askInbox(report, signal);
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 500 }));
    expect(await refreshInbox({ signal, timeInterval: 5 })).toMatchObject(counted);
    expect(requests().at(-1)?.query).toEqual({ time_interval: "5" });
  });

  it("tells nothing of a 401, which signs the visitor out, nor to a widget that has left", async () => {
    await session.ensureUser(report);
    await signIn(null);
    await askInbox(report, signal);
    expect(session.getState().signedIn).toBe(false);
    await signIn(1);
    const left = new AbortController();
    await session.refresh();
    const asking = askInbox(report, left.signal);
    left.abort();
    await asking;
    expect(report).not.toHaveBeenCalled();
  });

  it("does not show as unread what was read while the first counters were on their way", async () => {
    await session.ensureUser(report);
    page.server.failNext({ path, delay: 100, body: JSON.stringify(counted) });
    page.server.failNext({ path, body: JSON.stringify({ ...counted, default_unread: 1 }) });
    const asking = askInbox(report, signal);
    await vi.waitUntil(() => requests().length === 1);
    await inboxWrites.write({ unread: ["default$$$1"], send: async () => null });
    await asking;
    expect(inbox()).toMatchObject({ default_unread: 1 });
  });

  it("drops counters that others have overtaken, or another visitor", async () => {
    await session.ensureUser(report);
    const early = refreshInbox({ signal });
    session.setInbox({ default_unread: 9, chat_unread: 9 });
    expect(await early).toMatchObject({ default_unread: 9 });
    const late = refreshInbox({ signal });
    session.signOut();
    expect(await late).toBeNull();
  });
});

describe("an action on messages", () => {
  const unread = ["default$$$1"];
  beforeEach(() => askInbox(report, signal));

  it("lowers the counters at once, and takes those of the answer", async () => {
    const answer = { default_unread: 0, chat_unread: 1 };
    const written = inboxWrites.write({ unread, send: async () => answer });
    expect(inbox()).toMatchObject({ default_unread: 1, chat_unread: 1 });
    expect(inboxWrites.holds("default$$$1")).toBe(true);
    await written;
    expect(inbox()).toEqual(answer);
    expect(inboxWrites.underWay).toBeUndefined();
  });

  it("gives back what it has taken when it fails, and rejects", async () => {
    const send = () => Promise.reject(new Error("refused"));
    await expect(inboxWrites.write({ unread, send })).rejects.toThrow("refused");
    expect(inbox()).toMatchObject(counted);
  });

  it("goes after those before it, and a refresh after all", async () => {
    const order: string[] = [];
    const send = (name: string) => async () => {
      await new Promise(setImmediate);
      order.push(name);
      return null;
    };
    await Promise.all([
      inboxWrites.write({ unread, send: send("first") }),
      inboxWrites.write({ unread: ["chat$$$9"], send: send("second") }),
      refreshInbox({ signal }).then(() => order.push("refresh")),
    ]);
    expect(order).toEqual(["first", "second", "refresh"]);
  });

  it("is not sent when its turn comes after another visitor has", async () => {
    let release = () => {};
    const held = new Promise<null>((resolve) => {
      release = () => resolve(null);
    });
    const send = vi.fn(async () => null);
    const first = inboxWrites.write({ unread, send: () => held });
    const waiting = inboxWrites.write({ unread: ["chat$$$9"], send });
    await signIn(3);
    await session.refresh();
    await refreshInbox({ signal });
    const counters = inbox();
    release();
    await first;
    await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
    expect(send).not.toHaveBeenCalled();
    expect(inbox()).toEqual(counters);
  });

  it("changes nothing for who is there when it ends, if that is somebody else", async () => {
    const written = inboxWrites.write({ unread, send: async () => counted });
    session.signOut();
    await written;
    expect(inbox()).toBeNull();
    expect(inboxWrites.holds("default$$$1")).toBe(false);
  });
});

describe("actions on messages when the page is left", () => {
  const unread = ["default$$$1"];
  const chat = ["chat$$$9"];
  const leave = () => window.dispatchEvent(new Event("pagehide"));
  const settle = () => new Promise(setImmediate);
  let order: string[] = [];
  let answers: Record<string, (counters: typeof counted | null) => void> = {};
  beforeEach(async () => {
    order = [];
    answers = {};
    await askInbox(report, signal);
  });
  /** Writes, and waits for `answers[name]`. */
  const write = (name: string, ids: readonly string[]) =>
    inboxWrites.write({
      unread: ids,
      send: () => {
        order.push(name);
        return new Promise((resolve) => {
          answers[name] = resolve;
        });
      },
    });

  it("are sent at once, in order, and once", async () => {
    const written = [write("first", unread), write("second", chat), write("third", [])];
    await settle();
    expect(order).toEqual(["first"]);
    leave();
    await settle();
    expect(order).toEqual(["first", "second", "third"]);

    leave();
    for (const name of ["second", "first"]) answers[name]?.(null);
    await settle();
    expect(inboxWrites.underWay).toBeDefined();
    answers.third?.(null);
    await Promise.all(written);
    await settle();
    expect(order).toEqual(["first", "second", "third"]);
    expect(inboxWrites.underWay).toBeUndefined();
  });

  it("are sent in the task that leaves", async () => {
    const written = write("first", unread);
    leave();
    await settle();
    expect(order).toEqual(["first"]);
    answers.first?.(null);
    await written;
  });

  it("keep counters that do not include the others, should the page come back", async () => {
    const written = [write("first", unread), write("second", chat)];
    await settle();
    leave();
    await settle();
    answers.second?.({ default_unread: 1, chat_unread: 0 });
    await settle();
    answers.first?.({ default_unread: 1, chat_unread: 1 });
    await Promise.all(written);
    expect(inbox()).toMatchObject({ default_unread: 1, chat_unread: 0 });

    const later = write("third", unread);
    await vi.waitUntil(() => order.includes("third"));
    answers.third?.({ default_unread: 5, chat_unread: 0 });
    await later;
    expect(inbox()).toMatchObject({ default_unread: 5, chat_unread: 0 });
  });

  it("are not sent where another visitor has come", async () => {
    const visitor = currentVisitor();
    const first = write("first", unread);
    const second = write("second", chat);
    await settle();
    session.signOut();
    await vi.waitUntil(() => currentVisitor() !== visitor);
    leave();
    await expect(second).rejects.toMatchObject({ name: "AbortError" });
    answers.first?.(null);
    await first;
    expect(order).toEqual(["first"]);
  });
});
