import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type InboxCounters,
  isUnreadKey,
  lowerUnread,
  restoreUnread,
  totalUnread,
  unreadCount,
  unreadKey,
} from "./counters";

const counters: InboxCounters = { default_unread: 3, chat_unread: 2, offer_unread: 1 };

describe("totalUnread", () => {
  it("is default plus chat unread", () => {
    expect(totalUnread(counters)).toBe(5);
  });

  it("is the given total, even 0", () => {
    expect(totalUnread({ ...counters, total_unread: 9 })).toBe(9);
    expect(totalUnread({ ...counters, total_unread: 0 })).toBe(0);
  });
});

describe("unreadKey", () => {
  it("names the counter of a type", () => {
    expect(unreadKey("chat")).toBe("chat_unread");
  });
});

describe("isUnreadKey", () => {
  it("knows a counter by its ending", () => {
    expect(isUnreadKey("chat_unread")).toBe(true);
    expect(isUnreadKey("sold_notifications_count")).toBe(false);
  });
});

describe("unreadCount", () => {
  it("is the counter of that name", () => {
    expect(unreadCount(counters, "offer_unread")).toBe(1);
  });

  it("works out a total that was not given", () => {
    expect(unreadCount(counters, "total_unread")).toBe(5);
    expect(unreadCount({ ...counters, total_unread: 0 }, "total_unread")).toBe(0);
  });

  it("is 0 for what is no counter", () => {
    expect(unreadCount({ ...counters, new_message_since_last_view: true }, "new_message")).toBe(0);
    expect(unreadCount(counters, "")).toBe(0);
  });

  it("is 0 for a type without a counter, also one inherited from all objects", () => {
    expect(unreadCount(counters, "system_unread")).toBe(0);
    const inherited: InboxCounters = Object.assign(Object.create({ system_unread: 4 }), counters);
    expect(unreadCount(inherited, "system_unread")).toBe(0);
  });
});

describe("lowerUnread", () => {
  it("takes one per message off its type and off the total", () => {
    const lowered = lowerUnread(counters, ["chat$$$1", "chat$$$2", "offer$$$3"]);
    expect(lowered.counters).toEqual({
      default_unread: 3,
      chat_unread: 0,
      offer_unread: 0,
      total_unread: 2,
    });
  });

  it("stops at zero", () => {
    const lowered = lowerUnread({ default_unread: 0, chat_unread: 1 }, ["chat$$$1", "chat$$$2"]);
    expect(lowered.counters).toMatchObject({ chat_unread: 0, total_unread: 0 });
    expect(lowered.taken).toEqual(
      new Map([
        ["chat_unread", 1],
        ["total_unread", 1],
      ]),
    );
  });

  it("lowers only the total for a type without a counter", () => {
    const lowered = lowerUnread(counters, ["system$$$1"]);
    expect(lowered.counters).toEqual({ ...counters, total_unread: 4 });
  });

  it("leaves the counters it was given as they were", () => {
    const given = Object.freeze({ ...counters });
    lowerUnread(given, ["chat$$$1"]);
    expect(given).toEqual(counters);
  });

  it("ignores what is no message id, and types named like object members", () => {
    const lowered = lowerUnread(counters, ["42", "__proto__$$$1"]);
    expect(lowered.counters).toEqual({ ...counters, total_unread: 4 });
  });
});

describe("restoreUnread", () => {
  const type = fc.constantFrom("chat", "default", "offer", "system");
  const ids = fc.array(type.map((name) => `${name}$$$1`));
  const someCounters = fc.record({
    default_unread: fc.nat(5),
    chat_unread: fc.nat(5),
    offer_unread: fc.nat(5),
    total_unread: fc.nat(20),
  });

  it("restores exactly what was taken, and nothing was ever negative", () => {
    fc.assert(
      fc.property(someCounters, ids, (before, messageIds) => {
        const lowered = lowerUnread(before, messageIds);
        for (const count of Object.values(lowered.counters))
          expect(count).toBeGreaterThanOrEqual(0);
        expect(restoreUnread(lowered.counters, lowered.taken)).toEqual(before);
      }),
    );
  });

  it("adds to counters that are newer than the ones it was taken from", () => {
    const { taken } = lowerUnread(counters, ["chat$$$1"]);
    const newer = { default_unread: 0, chat_unread: 7, total_unread: 7 };
    expect(restoreUnread(newer, taken)).toMatchObject({ chat_unread: 8, total_unread: 8 });
  });
});
