import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { InboxCounters } from "./counters";
import { UnreadHolds } from "./unreadHolds";

const counters: InboxCounters = { default_unread: 3, chat_unread: 2, total_unread: 5 };
const a = "default$$$1";
const b = "default$$$2";

describe("UnreadHolds", () => {
  it("counts a message that is read and deleted at the same time once", () => {
    const holds = new UnreadHolds();
    const read = holds.take(counters, [a, b]);
    expect(read).toMatchObject({ default_unread: 1, total_unread: 3 });
    expect(holds.take(read, [a])).toEqual(read);
  });

  it("gives back only what no other action holds", () => {
    const holds = new UnreadHolds();
    let now = holds.take(counters, [a]);
    now = holds.take(now, [a, b]);
    now = holds.restore(now, [a, b]);
    expect(now).toMatchObject({ default_unread: 2, total_unread: 4 });
    expect(holds.restore(now, [a])).toEqual(counters);
  });

  it("gives nothing back once one of the actions has succeeded", () => {
    const holds = new UnreadHolds();
    const now = holds.take(holds.take(counters, [a]), [a]);
    holds.confirm([a]);
    expect(holds.has(a)).toBe(false);
    expect(holds.restore(now, [a])).toEqual(now);
  });

  it("lowers the server's new counters by what it does not know of yet", () => {
    const holds = new UnreadHolds();
    holds.take(counters, [a, b]);
    holds.confirm([a]);
    const answered = { default_unread: 2, chat_unread: 2, total_unread: 4 };
    const now = holds.lowerAgain(answered);
    expect(now).toMatchObject({ default_unread: 1, total_unread: 3 });
    expect(holds.restore(now, [b])).toEqual(answered);
  });

  it("comes back to where it began when everything fails, in any order", () => {
    const type = fc.constantFrom("default", "chat", "offer");
    const id = fc.tuple(type, fc.nat(3)).map(([name, number]) => `${name}$$$${number}`);
    const actions = fc.array(fc.uniqueArray(id), { maxLength: 4 });
    const some = fc.record({
      default_unread: fc.nat(3),
      chat_unread: fc.nat(3),
      offer_unread: fc.nat(3),
      total_unread: fc.nat(9),
    });
    fc.assert(
      fc.property(some, actions, fc.boolean(), (before, sent, reversed) => {
        const holds = new UnreadHolds();
        let now: InboxCounters = before;
        for (const ids of sent) now = holds.take(now, ids);
        for (const count of Object.values(now)) expect(count).toBeGreaterThanOrEqual(0);
        for (const ids of reversed ? sent.toReversed() : sent) now = holds.restore(now, ids);
        expect(now).toEqual(before);
      }),
    );
  });
});
