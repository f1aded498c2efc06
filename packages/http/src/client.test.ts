// @vitest-environment page

import { csrfToken } from "@yy/page/metas";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PATH } from "../testing/httpPage";
import { usePage } from "../testing/usePage";
import { request } from "./client";
import { isAbort } from "./isAbort";
import { onOwnRequest } from "./unauthorized";

const page = usePage();
const FOLLOW = { method: "POST", url: "/api/users/follow", json: { following_id: "2" } } as const;

const lastRequest = () => {
  const recorded = page.server.requests.at(-1);
  if (!recorded) throw new Error("the server saw no request");
  return recorded;
};

describe("headers", () => {
  it("names itself and asks for JSON", async () => {
    await page.open();
    await request({ url: "/metadata/user" });
    const { headers } = lastRequest();
    expect(headers["x-requested-with"]).toBe("XMLHttpRequest");
    expect(headers.accept).toBe("application/json");
    expect(headers).not.toHaveProperty("x-csrf-token");
    expect(headers).not.toHaveProperty("x-api-version");
    expect(headers).not.toHaveProperty("content-type");
  });

  it("asks for an API version in both headers", async () => {
    await page.open();
    await request({ url: "/metadata/user", version: 3 });
    const { headers } = lastRequest();
    expect(headers.accept).toBe("application/vnd.yy.v3+json, application/json");
    expect(headers["x-api-version"]).toBe("3");
  });

  it("sends the token the page holds at that moment with every write", async () => {
    await page.open({}, 1);
    const token = csrfToken();
    expect(token).toMatch(/./);
    await request(FOLLOW);
    expect(lastRequest()).toMatchObject({ status: 201, headers: { "x-csrf-token": token } });

    document.querySelector('meta[name="csrf-token"]')?.setAttribute("content", "rotated");
    await request({ ...FOLLOW, json: { following_id: "4" } });
    const writes = page.server.requests.filter(({ path }) => path === FOLLOW.url);
    expect(writes.map(({ headers }) => headers["x-csrf-token"])).toEqual([token, "rotated", token]);
  });

  it("says JSON for every write but a multipart one", async () => {
    await page.open({}, 1);
    await request({ method: "PUT", url: PATH });
    await request({ method: "PATCH", url: PATH, body: new FormData() });
    const [bare, multipart] = page.server.requests.filter(({ method }) => method !== "GET");
    expect(bare?.headers["content-type"]).toBe("application/json");
    expect(multipart?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  });
});

describe("answers", () => {
  it("gives status, headers, text and the address after redirects", async () => {
    await page.open();
    page.server.addPage("/moved", { html: "", status: 302, headers: { location: "/landed?a=1" } });
    page.server.addPage("/landed", { html: "olá", headers: { link: '</2>; rel="next"' } });
    const { status, url, text, headers } = await request({ url: "/moved" });
    expect({ status, url, text, link: headers.get("link") }).toEqual({
      status: 200,
      url: `${page.server.origin}/landed?a=1`,
      text: "olá",
      link: '</2>; rel="next"',
    });
  });

  it("is empty text for 204", async () => {
    await page.open();
    page.server.failNext({ path: "/metadata", status: 204 });
    expect((await request({ url: "/metadata/user" })).text).toBe("");
  });

  it.each([
    [422, '{"email":["já existe"]}', { email: ["já existe"] }],
    [500, "<h1>erro</h1>", "<h1>erro</h1>"],
    [404, "", ""],
  ])("rejects %i with its body", async (status, body, expected) => {
    await page.open();
    page.server.failNext({ path: "/metadata", status, body });
    const url = `${page.server.origin}/metadata/user`;
    await expect(request({ url: "/metadata/user" })).rejects.toMatchObject({
      name: "RequestError",
      message: `GET ${url} answered ${status}`,
      status,
      url,
      body: expected,
    });
  });

  it.each([{ drop: true }, { truncate: true }])("is status 0 when lost: %j", async (fault) => {
    await page.open();
    page.server.failNext({ path: "/metadata", ...fault });
    await expect(request({ url: "/metadata/user" })).rejects.toMatchObject({
      name: "RequestError",
      status: 0,
      body: null,
      url: `${page.server.origin}/metadata/user`,
      cause: { name: "TypeError" },
    });
  });

  it.each([429, 500, 503])("sends a call that answers %i once", async (status) => {
    await page.open({}, 1);
    page.server.failNext({ status, headers: { "retry-after": "0" }, times: 2 });
    await expect(request({ url: "/metadata/user" })).rejects.toMatchObject({ status });
    await expect(request(FOLLOW)).rejects.toMatchObject({ status });
    expect(page.server.requests.map(({ method }) => method)).toEqual(["GET", "POST"]);
  });

  it("announces 401 before it rejects, and only 401", async () => {
    await page.open();
    const order: string[] = [];
    const stop = onOwnRequest((request) => order.push(request));
    await request(FOLLOW).catch(() => order.push("rejected"));
    await request({ url: "/nowhere" }).catch(() => order.push("rejected"));
    stop();
    expect(order).toEqual(["requested", "unauthorized", "rejected", "requested", "rejected"]);
  });
});

describe("addresses", () => {
  it.each(["javascript:alert(1)", "data:application/json,{}", "http://["])(
    "asks nothing of %s",
    async (url) => {
      await page.open();
      await expect(request({ url })).rejects.toMatchObject({ name: "ConfigError" });
    },
  );

  it("keeps the words of the developer errors", async () => {
    await page.open();
    await expect(request({ url: "" })).rejects.toThrow("Required parameter url is missing.");
    await expect(request({ url: "/", version: Number("x") })).rejects.toThrow(
      "Argument version is required.",
    );
    expect(page.server.requests).toEqual([]);
  });

  it("resolves against the page", async () => {
    await page.open();
    expect((await request({ url: "?a=1" })).url).toBe(`${page.server.origin}${PATH}?a=1`);
  });
});

describe("time", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("gives up after 30 s", async () => {
    await page.open();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    page.server.failNext({ path: "/metadata", delay: 60_000 });
    const ended = vi.fn();
    request({ url: "/metadata/user" }).catch(ended);
    await vi.advanceTimersByTimeAsync(29_900);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await vi.waitUntil(() => ended.mock.calls.length > 0);
    expect(ended.mock.lastCall?.[0]).toMatchObject({
      name: "RequestError",
      status: 0,
      body: null,
      cause: { name: "TimeoutError" },
    });
  });

  it("rejects with the caller's own abort, untouched, and is not sent when it comes first", async () => {
    await page.open();
    page.server.failNext({ path: "/metadata", delay: 20_000 });
    const controller = new AbortController();
    const { signal } = controller;
    const caught = async () => {
      const error: unknown = await request({ url: "/metadata/user", signal }).catch((e) => e);
      return error === signal.reason && isAbort(error);
    };
    const during = caught();
    await vi.waitUntil(() => page.server.requests.length > 0);
    controller.abort();
    expect([await during, await caught()]).toEqual([true, true]);
    expect(page.server.requests).toHaveLength(1);
  });

  it("tells an abort from every other failure", () => {
    expect(isAbort(new DOMException("", "TimeoutError"))).toBe(false);
    expect(isAbort(new TypeError("Failed to fetch"))).toBe(false);
    expect(isAbort("AbortError")).toBe(false);
  });
});
