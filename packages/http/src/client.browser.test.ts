import { useDemo } from "@yy/testing";
import { describe, expect, it } from "vitest";
import { openHttpPage, PATH } from "../testing/httpPage";

const demo = useDemo();
const FOLLOW = { method: "POST", url: "/api/users/follow", json: { following_id: "2" } } as const;

const lastRequest = () => {
  const recorded = demo.server.requests.at(-1);
  if (!recorded) throw new Error("the server saw no request");
  return recorded;
};

describe("headers", () => {
  it("names itself and asks for JSON", async () => {
    const page = await openHttpPage(demo);
    await page.evaluate(() => http.request({ url: "/metadata/user" }));
    const { headers } = lastRequest();
    expect(headers["x-requested-with"]).toBe("XMLHttpRequest");
    expect(headers.accept).toBe("application/json");
    expect(headers).not.toHaveProperty("x-csrf-token");
    expect(headers).not.toHaveProperty("x-api-version");
    expect(headers).not.toHaveProperty("content-type");
  });

  it("asks for an API version in both headers", async () => {
    const page = await openHttpPage(demo);
    await page.evaluate(() => http.request({ url: "/metadata/user", version: 3 }));
    const { headers } = lastRequest();
    expect(headers.accept).toBe("application/vnd.yy.v3+json, application/json");
    expect(headers["x-api-version"]).toBe("3");
  });

  it("sends the token the page holds at that moment with every write", async () => {
    const page = await openHttpPage(demo, {}, { signedInAs: 1 });
    const token = await page.evaluate(() => http.pageMeta.csrfToken());
    expect(token).toMatch(/./);
    await page.evaluate((options) => http.request(options), FOLLOW);
    expect(lastRequest()).toMatchObject({ status: 201, headers: { "x-csrf-token": token } });

    const outcome = await page.evaluate((options) => {
      document.querySelector('meta[name="csrf-token"]')?.setAttribute("content", "rotated");
      return http.outcomeOf(() => http.request(options));
    }, FOLLOW);
    expect(lastRequest().headers["x-csrf-token"]).toBe("rotated");
    expect(outcome.error).toMatchObject({ status: 422, body: { error: "csrf" } });
  });

  it("says JSON for every write but a multipart one", async () => {
    const page = await openHttpPage(demo, {}, { signedInAs: 1 });
    await page.evaluate(async (url) => {
      await http.request({ method: "PUT", url });
      await http.request({ method: "PATCH", url, body: new FormData() });
    }, PATH);
    const [bare, multipart] = demo.server.requests.slice(-2);
    expect(bare?.headers["content-type"]).toBe("application/json");
    expect(multipart?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  });
});

describe("answers", () => {
  it("gives status, headers, text and the address after redirects", async () => {
    const page = await openHttpPage(demo);
    demo.server.addPage("/moved", { html: "", status: 302, headers: { location: "/landed?a=1" } });
    demo.server.addPage("/landed", { html: "olá", headers: { link: '</2>; rel="next"' } });
    const answer = await page.evaluate(async () => {
      const { status, url, text, headers } = await http.request({ url: "/moved" });
      return { status, url, text, link: headers.get("link") };
    });
    expect(answer).toEqual({
      status: 200,
      url: `${demo.server.origin}/landed?a=1`,
      text: "olá",
      link: '</2>; rel="next"',
    });
  });

  it("is empty text for 204", async () => {
    const page = await openHttpPage(demo);
    demo.server.failNext({ path: "/metadata", status: 204 });
    const text = await page.evaluate(
      async () => (await http.request({ url: "/metadata/user" })).text,
    );
    expect(text).toBe("");
  });

  it.each([
    [422, '{"email":["já existe"]}', { email: ["já existe"] }],
    [500, "<h1>erro</h1>", "<h1>erro</h1>"],
    [404, "", ""],
  ])("rejects %i with its body", async (status, body, expected) => {
    const page = await openHttpPage(demo);
    demo.server.failNext({ path: "/metadata", status, body });
    const outcome = await page.evaluate(() =>
      http.outcomeOf(() => http.request({ url: "/metadata/user" })),
    );
    const url = `${demo.server.origin}/metadata/user`;
    expect(outcome.error).toEqual({
      name: "RequestError",
      message: `GET ${url} answered ${status}`,
      status,
      url,
      body: expected,
    });
  });

  it.each([{ drop: true }, { truncate: true }])("is status 0 when lost: %j", async (fault) => {
    const page = await openHttpPage(demo);
    demo.server.failNext({ path: "/metadata", ...fault });
    const outcome = await page.evaluate(() =>
      http.outcomeOf(() => http.request({ url: "/metadata/user" })),
    );
    expect(outcome.error).toMatchObject({
      name: "RequestError",
      status: 0,
      body: null,
      url: `${demo.server.origin}/metadata/user`,
      cause: "TypeError",
    });
  });

  it.each([429, 500, 503])("sends a call that answers %i once", async (status) => {
    const page = await openHttpPage(demo, {}, { signedInAs: 1 });
    demo.server.failNext({ status, headers: { "retry-after": "0" } });
    await page.evaluate(() => http.outcomeOf(() => http.request({ url: "/metadata/user" })));
    demo.server.failNext({ status, headers: { "retry-after": "0" } });
    await page.evaluate((options) => http.outcomeOf(() => http.request(options)), FOLLOW);
    expect(demo.server.requests.map((recorded) => recorded.method)).toEqual(["GET", "POST"]);
  });

  it("announces 401 before it rejects, and only 401", async () => {
    const page = await openHttpPage(demo);
    const order = await page.evaluate(async (options) => {
      const order: string[] = [];
      http.onUnauthorized(() => order.push("unauthorized"));
      await http.request(options).catch(() => order.push("rejected"));
      await http.request({ url: "/nowhere" }).catch(() => order.push("rejected"));
      return order;
    }, FOLLOW);
    expect(order).toEqual(["unauthorized", "rejected", "rejected"]);
  });
});

describe("addresses", () => {
  it.each(["javascript:alert(1)", "data:application/json,{}", "http://["])(
    "asks nothing of %s",
    async (url) => {
      const page = await openHttpPage(demo);
      const outcome = await page.evaluate(
        (url) => http.outcomeOf(() => http.request({ url })),
        url,
      );
      expect(outcome.error?.name).toBe("ConfigError");
    },
  );

  it("keeps the words of the developer errors", async () => {
    const page = await openHttpPage(demo);
    const url = await page.evaluate(() => http.outcomeOf(() => http.request({ url: "" })));
    const version = await page.evaluate(() =>
      http.outcomeOf(() => http.request({ url: "/", version: Number("x") })),
    );
    expect(url.error?.message).toBe("Required parameter url is missing.");
    expect(version.error?.message).toBe("Argument version is required.");
    expect(demo.server.requests).toEqual([]);
  });

  it("resolves against the page", async () => {
    const page = await openHttpPage(demo);
    const url = await page.evaluate(async () => (await http.request({ url: "?a=1" })).url);
    expect(url).toBe(`${demo.server.origin}${PATH}?a=1`);
  });
});

describe("time", () => {
  it("gives up after 30 s", async () => {
    const page = await openHttpPage(demo);
    await page.clock.install();
    demo.server.failNext({ path: "/metadata", delay: 20_000 });
    await page.evaluate(() => {
      Object.assign(window, { ended: null });
      void http
        .outcomeOf(() => http.request({ url: "/metadata/user" }))
        .then((outcome) => Object.assign(window, { ended: outcome }));
    });
    await page.clock.runFor(29_900);
    expect(await page.evaluate(() => Reflect.get(window, "ended"))).toBeNull();
    await page.clock.runFor(200);
    const ended = await page.waitForFunction(() => Reflect.get(window, "ended"));
    expect(await ended.jsonValue()).toMatchObject({
      error: { name: "RequestError", status: 0, body: null, cause: "TimeoutError" },
    });
  });

  it("rejects with the caller's own abort, untouched, and is not sent when it comes first", async () => {
    const page = await openHttpPage(demo);
    demo.server.failNext({ path: "/metadata", delay: 20_000 });
    const [during, before] = await page.evaluate(async () => {
      const controller = new AbortController();
      const options = { url: "/metadata/user", signal: controller.signal };
      const caught = async (work: Promise<unknown>) => {
        const error: unknown = await work.catch((reason: unknown) => reason);
        return error === controller.signal.reason && http.isAbort(error);
      };
      const pending = caught(http.request(options));
      setTimeout(() => controller.abort(), 100);
      return [await pending, await caught(http.request(options))];
    });
    expect([during, before]).toEqual([true, true]);
    expect(demo.server.requests).toHaveLength(1);
  });

  it("tells an abort from every other failure", async () => {
    const page = await openHttpPage(demo);
    const told = await page.evaluate(() => [
      http.isAbort(new DOMException("", "TimeoutError")),
      http.isAbort(new TypeError("Failed to fetch")),
      http.isAbort("AbortError"),
    ]);
    expect(told).toEqual([false, false, false]);
  });
});
