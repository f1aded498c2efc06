import { useDemo } from "@yy/testing";
import { session } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { answerMetadata, errors, metadata, name, openVisited } from "../testing/metadataPage";

const day = 86_400_000;

const demo = useDemo();

describe("the vacation record", () => {
  const stored = (page: Page) =>
    page.evaluate(() => JSON.parse(localStorage.getItem("yy:vacation") ?? "null"));

  /** Opens a page that requests the metadata of user 7, in a browser that has this vacation record. */
  const openRemembering = (record: unknown, prepare?: (page: Page) => Promise<void>) =>
    openVisited(demo, name(), {
      signedInAs: 7,
      prepare: async (page) => {
        await page.addInitScript(
          (value) => localStorage.setItem("yy:vacation", value),
          typeof record === "string" ? record : JSON.stringify(record),
        );
        await prepare?.(page);
      },
    });

  it.each([
    [7, true],
    [1, false],
  ])("is written when the metadata arrives, for 24 hours: user %d, %s", async (id, state) => {
    const before = Date.now();
    const page = await openVisited(demo, name(), { signedInAs: id });
    await session.waitUntilKnown(page);
    const record = await stored(page);
    expect(record).toEqual({ userId: String(id), state, expires: expect.any(Number) });
    expect(record.expires - day).toBeGreaterThanOrEqual(before);
    expect(record.expires - day).toBeLessThanOrEqual(Date.now());
    expect((await session.of(page)).vacation).toEqual(record);
  });

  it("is used until the metadata arrives", async () => {
    const record = { userId: "7", state: true, expires: Date.now() + day };
    demo.server.failNext({ path: metadata, delay: 60_000 });
    const page = await openRemembering(record);
    await expect.poll(() => session.of(page)).toMatchObject({ signedIn: null, vacation: record });
  });

  it.each([
    ["expired", { userId: "7", state: true, expires: Date.now() - 1 }],
    ["broken", "{"],
    ["misshapen", { userId: "7" }],
  ])("is removed when it is %s", async (_, record) => {
    demo.server.failNext({ path: metadata, delay: 60_000 });
    const page = await openRemembering(record);
    await expect.poll(() => stored(page)).toBeNull();
    expect((await session.of(page)).vacation).toBeNull();
  });

  it.each([
    ["another user's", { id: 8 }],
    ["of a visitor who is signed out", { id: null }],
  ])("is removed when the metadata shows that it is %s", async (_, user) => {
    answerMetadata(demo, user);
    const page = await openRemembering({ userId: "7", state: true, expires: Date.now() + day });
    await session.waitUntilKnown(page);
    expect((await session.of(page)).vacation).toBeNull();
    expect(await stored(page)).toBeNull();
  });

  it("stays when the metadata of the same user says nothing of a vacation", async () => {
    const record = { userId: "7", state: true, expires: Date.now() + day };
    answerMetadata(demo, { id: 7 });
    const page = await openRemembering(record);
    await session.waitUntilKnown(page);
    expect((await session.of(page)).vacation).toEqual(record);
    expect(await stored(page)).toEqual(record);
  });

  it.each([
    ["ahead", day],
    ["behind", -day],
  ])("follows the metadata when the clock is a day %s", async (_, skew) => {
    const record = { userId: "7", state: false, expires: Date.now() + day / 2 };
    const page = await openRemembering(record, (fresh) =>
      fresh.clock.setSystemTime(Date.now() + skew),
    );
    await session.waitUntilKnown(page);
    const now = await page.evaluate(() => Date.now());
    const { vacation } = await session.of(page);
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
    const page = await openVisited(demo, name(), {
      signedInAs: 7,
      prepare: async (fresh) => {
        await fresh.addInitScript(prepare);
      },
    });
    await page.getByText("Thiago").waitFor();
    expect((await session.of(page)).vacation).toMatchObject({ userId: "7", state: true });
    expect(await errors(page)).toEqual([]);
  });
});
