// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { usePage } from "../../http/testing/usePage";
import { newSession } from "../testing/newSession";

const page = usePage();
const path = "/metadata/user";
const key = "yy:vacation";
const day = 86_400_000;

const stored = () => JSON.parse(localStorage.getItem(key) ?? "null");
const ofUser7 = (more: object = {}) => ({
  userId: "7",
  state: true,
  expires: Date.now() + day,
  ...more,
});
const answerWith = (user: object) => page.server.failNext({ path, body: JSON.stringify(user) });

let { session } = {} as Awaited<ReturnType<typeof newSession>>;
const ask = () => session.ensureUser(() => {});

/** Asks who is there, and returns the vacation that is known before the answer. */
async function vacationBefore(): Promise<unknown> {
  const states = vi.fn();
  session.subscribe(states);
  await ask();
  expect(states.mock.calls[0]?.[0]).toMatchObject({ signedIn: null });
  return states.mock.calls[0]?.[0].vacation;
}

/** Opens a page for this user, in a browser that has this vacation record. */
async function openRemembering(record: unknown, userId = 7): Promise<void> {
  await page.open({}, userId);
  ({ session } = await newSession());
  if (record) localStorage.setItem(key, record === "{" ? record : JSON.stringify(record));
}

beforeEach(() => openRemembering(null));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it.each([
  [7, true],
  [1, false],
])("is written when the metadata arrives, for 24 hours: user %d, %s", async (id, state) => {
  await openRemembering(null, id);
  const before = Date.now();
  const { vacation } = await ask();
  const record = stored();
  expect(record).toEqual({ userId: String(id), state, expires: expect.any(Number) });
  expect(record.expires - day).toBeGreaterThanOrEqual(before);
  expect(record.expires - day).toBeLessThanOrEqual(Date.now());
  expect(vacation).toEqual(record);
});

it("is used until the metadata arrives", async () => {
  const record = ofUser7();
  await openRemembering(record);
  expect(await vacationBefore()).toEqual(record);
});

it.each([
  ["expired", ofUser7({ expires: Date.now() - 1 })],
  ["broken", "{"],
  ["misshapen", { userId: "7" }],
])("is removed when it is %s", async (_, record) => {
  await openRemembering(record);
  answerWith({ id: 7 });
  expect(await vacationBefore()).toBeNull();
  expect(stored()).toBeNull();
});

it.each([
  ["another user's", { id: 8 }],
  ["of a visitor who is signed out", { id: null }],
])("is removed when the metadata shows that it is %s", async (_, user) => {
  await openRemembering(ofUser7());
  answerWith(user);
  expect((await ask()).vacation).toBeNull();
  expect(stored()).toBeNull();
});

it("stays when the metadata of the same user says nothing of a vacation", async () => {
  const record = ofUser7();
  await openRemembering(record);
  answerWith({ id: 7 });
  expect((await ask()).vacation).toEqual(record);
  expect(stored()).toEqual(record);
});

it.each([
  ["ahead", day],
  ["behind", -day],
])("follows the metadata when the clock is a day %s", async (_, skew) => {
  await openRemembering(ofUser7({ state: false, expires: Date.now() + day / 2 }));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + skew });
  const { vacation } = await ask();
  expect(vacation).toEqual(ofUser7());
});

it("is lived without where storage throws", async () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect((await ask()).vacation).toMatchObject({ userId: "7", state: true });
  session.signOut();
  expect(session.getState().vacation).toBeNull();
});
