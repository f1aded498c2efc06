// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { describeEndpoint, V1 } from "../../testing/describeEndpoint";
import { usePage } from "../../testing/usePage";
import { setBoostedBundle } from "./boostedBundle";
import { follow, unfollow } from "./follow";
import { type FormSubmission, sendForm as sendFormAs } from "./forms";
import { deleteMessages, markMessagesRead } from "./inbox";
import { sendLocation } from "./location";
import { createProduct } from "./products";
import { setSoftShipping } from "./softShipping";

const page = usePage();

const sendForm = (form: Omit<FormSubmission, "enctype" | "charset">) =>
  sendFormAs({ enctype: "application/x-www-form-urlencoded", charset: "UTF-8", ...form });

describeEndpoint(page, "markMessagesRead", {
  call: () => markMessagesRead(["default$$$1", "chat$$$9"]),
  sent: {
    method: "PATCH",
    path: "/api/inbox/messages/set_as_read",
    body: { ids: ["default$$$1", "chat$$$9"] },
    headers: V1,
  },
  gives: expect.objectContaining({ default_unread: expect.any(Number) }),
  body: "ignored",
});

describeEndpoint(page, "deleteMessages", {
  call: () => deleteMessages(["default$$$1"]),
  sent: {
    method: "DELETE",
    path: "/api/inbox/messages",
    body: { ids: ["default$$$1"] },
    headers: V1,
  },
  gives: null,
  body: "ignored",
});

describeEndpoint(page, "follow", {
  call: () => follow("/api/users/follow", "2"),
  sent: { method: "POST", path: "/api/users/follow", body: { following_id: "2" } },
  gives: expect.objectContaining({ status: 201 }),
  body: "ignored",
});

describeEndpoint(page, "unfollow", {
  call: async () => {
    await follow("/api/users/follow", "2").catch(() => "follows already");
    return unfollow("/api/users/unfollow", "2");
  },
  sent: { method: "DELETE", path: "/api/users/unfollow", body: { following_id: "2" } },
  gives: expect.objectContaining({ status: 204 }),
  body: "ignored",
});

describeEndpoint(page, "createProduct", {
  call: () => createProduct({ title: "camisa", price: 10, subcategory_id: 1 }, "uma-chave"),
  sent: {
    method: "POST",
    path: "/produto",
    body: { title: "camisa", price: 10, subcategory_id: 1 },
    headers: { "idempotency-key": "uma-chave" },
  },
  gives: expect.objectContaining({ id: expect.any(Number), title: "camisa", price: 10 }),
  wrong: [
    ["{}", "id"],
    ['{"id":true}', "id"],
  ],
});

describeEndpoint(page, "setSoftShipping", {
  call: async () => [await setSoftShipping(true), await setSoftShipping(false)],
  sent: { method: "POST", path: "/api/v3/soft_shipping_rates/disable", body: undefined },
  gives: [true, false],
  wrong: [["{}", "enabled"]],
});

describeEndpoint(page, "setBoostedBundle", {
  call: () => setBoostedBundle(true),
  sent: {
    method: "PUT",
    path: "/api/boosted_bundle/participations",
    body: { enabled: true },
    headers: V1,
  },
  gives: true,
  wrong: [['{"enabled":1}', "enabled"]],
});

describeEndpoint(page, "sendLocation", {
  call: () => sendLocation("/api/location", { latitude: -23.5, longitude: -46.6 }),
  sent: {
    method: "POST",
    path: "/api/location",
    body: { latitude: -23.5, longitude: -46.6 },
  },
  gives: expect.objectContaining({ status: expect.any(Number) }),
  body: "ignored",
});

describe("details", () => {
  beforeEach(() => page.open({}, 1));

  it("a delete answered with counters gives them", async () => {
    page.server.failNext({ status: 200, body: '{"default_unread":0,"chat_unread":1}' });
    expect(await deleteMessages(["default$$$1"], "/api/inbox/messages")).toEqual({
      default_unread: 0,
      chat_unread: 1,
    });
  });

  it("a form is sent as its method says, a file of a GET by its name", async () => {
    const data = new FormData();
    data.set("q", "saia & blusa");
    data.set("foto", new File(["a"], "eu.png"));
    page.server.addPage("/formulario", { html: "" });
    const nothing = { status: 200, body: null, redirectedTo: undefined };
    const get = { action: "/formulario?q=x#fim", method: "get", data } as const;
    expect(await sendForm(get)).toMatchObject(nothing);
    expect(page.server.requests.at(-1)).toMatchObject({
      method: "GET",
      query: { q: "saia & blusa", foto: "eu.png" },
    });
    // One with a file is uploaded in a frame, by a real browser: `upload.browser.test.ts`.
    data.set("foto", new File([], ""));
    expect(await sendForm({ action: "/formulario", method: "post", data })).toMatchObject(nothing);
    expect(page.server.requests.at(-1)).toMatchObject({
      method: "POST",
      body: { q: "saia & blusa" },
    });
  });

  it("a form that was redirected says where to, and one for no address is not sent", async () => {
    page.server.addPage("/formulario", { html: "", status: 303, headers: { location: "/fim" } });
    page.server.addPage("/fim", { html: '{"id":1}' });
    const sent = (action: string) => sendForm({ action, method: "post", data: new FormData() });
    expect(await sent("/formulario")).toEqual({
      status: 200,
      url: `${page.server.origin}/fim`,
      body: { id: 1 },
      redirectedTo: `${page.server.origin}/fim`,
    });
    await expect(sent("javascript:alert(1)")).rejects.toMatchObject({ name: "ConfigError" });
  });
});

describe("a write that the page has shown as done", () => {
  beforeEach(() => page.open({}, 1));
  afterEach(() => vi.restoreAllMocks());

  /** Whether the browser finishes the request of the call though the page is left. */
  async function outlivesPage(call: () => Promise<unknown>) {
    const fetched = vi.spyOn(globalThis, "fetch");
    await call().catch(() => "refused");
    return fetched.mock.calls.at(-1)?.[1]?.keepalive ?? false;
  }
  const ids = (count: number) => Array.from({ length: count }, (_, id) => `default$$$${id}`);

  it.each([
    ["markMessagesRead", () => markMessagesRead(ids(100))],
    ["deleteMessages", () => deleteMessages(ids(1))],
    ["setSoftShipping", () => setSoftShipping(true)],
    ["setBoostedBundle", () => setBoostedBundle(true)],
    ["follow", () => follow("/api/users/follow", "2")],
    ["unfollow", () => unfollow("/api/users/unfollow", "2")],
  ])("outlives the page: %s", async (_, call) => {
    expect(await outlivesPage(call)).toBe(true);
  });

  it("does not, where browsers would refuse that many ids", async () => {
    expect(await outlivesPage(() => markMessagesRead(ids(5_000)))).toBe(false);
  });
});
