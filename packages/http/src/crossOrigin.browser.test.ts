import { useDemo } from "@yy/testing";
import { describe, expect, it } from "vitest";
import { openHttpPage } from "../testing/httpPage";
import { useOtherOrigin } from "../testing/otherOrigin";

// Without the demo's Content-Security-Policy, whose `connect-src 'self'` would block requests before the client's own
// rules do.
const demo = useDemo({ csp: false });
const other = useOtherOrigin();
const third = useOtherOrigin();

const allowing = (origin: string) => `<meta name="yy-allowed-origins" content="${origin}">`;

describe("another origin", () => {
  it("is asked for data when the page allows it, with neither token nor X-Requested-With nor cookies", async () => {
    const head = allowing(`https://a.test ${other.origin}`);
    const page = await openHttpPage(demo, { head }, { signedInAs: 1 });
    const url = `${other.origin}/a`;
    await page.evaluate((url) => http.request({ url }), url);
    expect(other.requests).toHaveLength(1);
    const headers = other.requests[0]?.headers ?? {};
    expect(headers.accept).toBe("application/json");
    expect(headers).not.toHaveProperty("x-csrf-token");
    expect(headers).not.toHaveProperty("x-requested-with");
    expect(headers).not.toHaveProperty("cookie");
  });

  it("is asked for data when the caller allows it", async () => {
    const page = await openHttpPage(demo);
    const outcome = await page.evaluate(
      ([url, allowOrigin]) =>
        http.outcomeOf(async () => (await http.sharedGet({ url, allowOrigin })).status),
      [`${other.origin}/b`, other.origin] as const,
    );
    expect(outcome).toEqual({ value: 200 });
  });

  it("is not asked for data", async () => {
    const page = await openHttpPage(demo, { head: allowing("https://allowed.test") });
    const outcomes = await page.evaluate(
      async (origin) => [
        await http.outcomeOf(() => http.request({ url: `${origin}/a` })),
        await http.outcomeOf(() => http.fetchFollowStates(`${origin}/states`)),
        // A call must not share the request of another that allows more origins.
        ...(await Promise.all([
          http.outcomeOf(() => http.sharedGet({ url: `${origin}/b` })),
          http.outcomeOf(() => http.sharedGet({ url: `${origin}/b`, allowOrigin: origin })),
        ])),
      ],
      other.origin,
    );
    for (const { error } of outcomes.slice(0, 3))
      expect(error).toMatchObject({
        name: "ConfigError",
        message: `${other.origin} is not an origin this page may read from: meta[name=yy-allowed-origins] does not name it`,
      });
    expect(other.requests.map(({ url }) => url)).toEqual(["/b"]);
  });

  it("is not written to", async () => {
    const page = await openHttpPage(demo, { head: allowing("https://allowed.test") });
    const outcome = await page.evaluate(
      (url) => http.outcomeOf(() => http.follow(url, "2")),
      `${other.origin}/follow`,
    );
    expect(outcome.error).toMatchObject({
      name: "ConfigError",
      message: `${other.origin} is not an origin this page may write to: meta[name=yy-allowed-origins] does not name it`,
    });
    expect(other.requests).toEqual([]);
  });

  it("is written to when the page allows it, without the token", async () => {
    const page = await openHttpPage(demo, { head: allowing(`https://a.test ${other.origin}`) });
    await page.evaluate((url) => http.follow(url, "2"), `${other.origin}/follow`);
    const write = other.requests.find(({ method }) => method === "POST");
    expect(write?.headers["content-type"]).toBe("application/json");
    expect(write?.headers).not.toHaveProperty("x-csrf-token");
    expect(write?.headers).not.toHaveProperty("x-requested-with");
  });

  it("is written to when the caller allows it", async () => {
    const page = await openHttpPage(demo);
    const outcome = await page.evaluate(
      ([url, allowOrigin]) =>
        http.outcomeOf(
          async () => (await http.request({ method: "POST", url, allowOrigin })).status,
        ),
      [`${other.origin}/b`, other.origin] as const,
    );
    expect(outcome).toEqual({ value: 200 });
  });

  it("cannot pass a write on to a third", async () => {
    const page = await openHttpPage(demo, { head: allowing(other.origin) });
    const { origin } = third;
    other.answerWith((response) => response.writeHead(307, { location: `${origin}/x` }).end());
    const outcome = await page.evaluate(
      (url) => http.outcomeOf(() => http.request({ method: "POST", url })),
      `${other.origin}/b`,
    );
    expect(outcome.error).toMatchObject({ name: "RequestError", status: 0 });
    expect(third.requests).toEqual([]);
  });

  it("is status 0 when its body stops arriving", async () => {
    const page = await openHttpPage(demo, { head: allowing(other.origin) });
    other.answerWith((response) => void response.writeHead(200).write('{"id":'));
    const outcome = await page.evaluate(
      (url) => http.outcomeOf(() => http.request({ url, timeout: 300 })),
      `${other.origin}/slow`,
    );
    expect(outcome.error).toMatchObject({ status: 0, body: null, cause: "TimeoutError" });
  });
});

describe("a redirect to another origin", () => {
  const redirect = (path: string, status = 307) =>
    demo.server.addPage(path, { html: "", status, headers: { location: `${other.origin}/taken` } });

  it("is refused before a token gets there", async () => {
    const page = await openHttpPage(demo, {}, { signedInAs: 1 });
    redirect("/away");
    const [read, write] = await page.evaluate(async () => [
      await http.outcomeOf(() => http.request({ url: "/away" })),
      await http.outcomeOf(() => http.request({ method: "POST", url: "/away" })),
    ]);
    const lost = { name: "RequestError", status: 0, body: null };
    expect(read?.error).toMatchObject(lost);
    expect(write?.error).toMatchObject(lost);
    expect(other.requests).toEqual([]);
  });

  it("brings neither HTML nor scripts", async () => {
    const page = await openHttpPage(demo);
    redirect("/away", 302);
    const [html, script] = await page.evaluate(
      async (allowOrigin) => [
        await http.outcomeOf(() => http.fetchHtml("/away", { allowOrigin })),
        await http.outcomeOf(() => http.loadScript("/away")),
      ],
      other.origin,
    );
    expect(html?.error).toMatchObject({ name: "RequestError", status: 0 });
    expect(script?.error).toMatchObject({ name: "RequestError", status: 0 });
  });

  it("is refused when the other origin sends its answer from elsewhere", async () => {
    const page = await openHttpPage(demo, { head: allowing(other.origin) });
    demo.server.addPage("/back", {
      html: "<p>oi</p>",
      headers: { "access-control-allow-origin": "*" },
    });
    const { origin } = demo.server;
    other.answerWith((response) => response.writeHead(302, { location: `${origin}/back` }).end());
    const outcome = await page.evaluate(
      (url) => http.outcomeOf(() => http.request({ url })),
      `${other.origin}/a`,
    );
    expect(outcome.error).toMatchObject({ name: "RequestError", status: 0 });
  });
});

describe("HTML of another origin", () => {
  const answerHtml = () =>
    other.answerWith((response) =>
      response.setHeader("Content-Type", "text/html").end("<p onclick='x()'>de fora</p>"),
    );

  it.each([undefined, "", "https://a.test", "http://127.0.0.1"])(
    "is not asked for when %j is allowed",
    async (allowOrigin) => {
      const page = await openHttpPage(demo, { head: allowing(other.origin) });
      const outcome = await page.evaluate(
        ({ url, allowOrigin }) => http.outcomeOf(() => http.fetchHtml(url, { allowOrigin })),
        { url: `${other.origin}/c`, allowOrigin },
      );
      expect(outcome.error).toMatchObject({ name: "RequestError", status: 0, body: null });
      expect(other.requests).toEqual([]);
    },
  );

  it("is cleaned when its origin is named", async () => {
    const page = await openHttpPage(demo);
    answerHtml();
    const html = await page.evaluate(
      async ([url, allowOrigin]) => {
        const { fragment } = await http.fetchHtml(url, { allowOrigin });
        return fragment.firstElementChild?.outerHTML;
      },
      [`${other.origin}/c`, `https://a.test ${other.origin}`] as const,
    );
    expect(html).toBe("<p>de fora</p>");
  });
});

describe("a script of another origin", () => {
  it("is neither asked for nor run", async () => {
    const page = await openHttpPage(demo, { head: allowing(other.origin) });
    other.answerWith((response) =>
      response.setHeader("Content-Type", "text/javascript").end("window.ran = true"),
    );
    const outcomes = await page.evaluate(
      async (origin) => [
        await http.outcomeOf(() => http.loadScript(`${origin}/a.js`)),
        await http.outcomeOf(() => http.loadMessageList(`${origin}/perfil/mensagens`, "")),
        await http.outcomeOf(() => http.lookUpOutpost(`${origin}/a.js`, "529.982.247-25")),
        await http.outcomeOf(async () =>
          http.runScript(await http.request({ url: `${origin}/a.js` })),
        ),
      ],
      other.origin,
    );
    for (const { error } of outcomes)
      expect(error).toMatchObject({ name: "RequestError", status: 0 });
    expect(other.requests.map(({ url }) => url)).toEqual(["/a.js"]);
    expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBeUndefined();
  });
});

describe("a sprite of another origin", () => {
  it("is taken from the address in the meta, without X-Requested-With", async () => {
    const head = `<meta name="yy-icon-sprite" content="${other.origin}/icons.svg">`;
    const page = await openHttpPage(demo, { head });
    other.answerWith((response) =>
      response
        .setHeader("Content-Type", "image/svg+xml")
        .end('<svg xmlns="http://www.w3.org/2000/svg"><symbol id="icon-a"/></svg>'),
    );
    const id = await page.evaluate(async () => (await http.fetchSprite()).firstElementChild?.id);
    expect(id).toBe("icon-a");
    expect(other.requests[0]?.headers).not.toHaveProperty("x-requested-with");
  });
});
