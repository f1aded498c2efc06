// @vitest-environment page
import { describe, expect, it } from "vitest";
import { useOtherOrigin } from "../testing/otherOrigin";
import { usePage } from "../testing/usePage";
import { fetchFollowStates, follow } from "./api/follow";
import { sendForm } from "./api/forms";
import { loadMessageList } from "./api/messageList";
import { lookUpOutpost } from "./api/outpostLookup";
import { request } from "./client";
import { fetchHtml } from "./htmlAnswer";
import { loadScript, runScript } from "./scriptResponse";
import { sharedGet } from "./sharedGet";
import { fetchSprite } from "./sprite";
import { isUnauthorized, onOwnRequest } from "./unauthorized";

const page = usePage();
const other = useOtherOrigin();

const allowing = (origin: string) => ({
  head: `<meta name="yy-allowed-origins" content="${origin}">`,
});
const lost = { name: "RequestError", status: 0, body: null };

describe("another origin", () => {
  it("is asked for data when the caller allows it", async () => {
    await page.open();
    const { origin } = other;
    expect(await sharedGet({ url: `${origin}/b`, allowOrigin: origin })).toMatchObject({
      status: 200,
    });
  });

  it("is not asked for data", async () => {
    await page.open(allowing("https://allowed.test"));
    const { origin } = other;
    // A call must not share the request of another that allows more origins.
    const outcomes = await Promise.allSettled([
      request({ url: `${origin}/a` }),
      fetchFollowStates(`${origin}/states`),
      sharedGet({ url: `${origin}/b` }),
      sharedGet({ url: `${origin}/b`, allowOrigin: origin }),
    ]);
    const refused = {
      reason: {
        name: "ConfigError",
        message: `${origin} is not an origin this page may read from: meta[name=yy-allowed-origins] does not name it`,
      },
    };
    expect(outcomes).toMatchObject([refused, refused, refused, { value: { status: 200 } }]);
    expect(other.requests.map(({ url }) => url)).toEqual(["/b"]);
  });

  it("gets the fields of a form, and not the token among them, by which Rails, Laravel or Django knows its own pages", async () => {
    await page.open(allowing(other.origin));
    const send = (origin: string, method: "get" | "post") => {
      const data = new FormData();
      for (const name of ["authenticity_token", "_token", "csrfmiddlewaretoken"])
        data.set(name, "secret");
      data.set("q", "saia");
      return sendForm({
        action: `${origin}/busca`,
        method,
        enctype: "application/x-www-form-urlencoded",
        charset: "UTF-8",
        data,
      });
    };
    for (const method of ["get", "post"] as const) await send(other.origin, method);
    const seen = other.requests.map(({ url, body }) => url + body);
    expect(seen).toEqual([expect.stringContaining("saia"), expect.stringContaining("saia")]);
    expect(seen.join()).not.toContain("secret");
    page.server.addPage("/busca", { html: "" });
    await send(page.server.origin, "post");
    expect(page.server.requests.at(-1)?.body).toMatchObject({ authenticity_token: "secret" });
  });

  it("is not written to", async () => {
    await page.open(allowing("https://allowed.test"));
    await expect(follow(`${other.origin}/follow`, "2")).rejects.toMatchObject({
      name: "ConfigError",
      message: `${other.origin} is not an origin this page may write to: meta[name=yy-allowed-origins] does not name it`,
    });
    expect(other.requests).toEqual([]);
  });

  it("is written to when the page allows it, without the token", async () => {
    await page.open(allowing(`https://a.test ${other.origin}`));
    await follow(`${other.origin}/follow`, "2");
    const [write] = other.requests;
    expect(write).toMatchObject({
      method: "POST",
      headers: { "content-type": "application/json" },
    });
    expect(write?.headers).not.toHaveProperty("x-csrf-token");
    expect(write?.headers).not.toHaveProperty("x-requested-with");
  });

  it("is written to when the caller allows it", async () => {
    await page.open();
    const { origin } = other;
    const answer = await request({ method: "POST", url: `${origin}/b`, allowOrigin: origin });
    expect(answer.status).toBe(200);
  });

  it("is status 0 when its body stops arriving", async () => {
    await page.open(allowing(other.origin));
    other.answerWith((response) => void response.writeHead(200).write('{"id":'));
    await expect(request({ url: `${other.origin}/slow`, timeoutMs: 300 })).rejects.toMatchObject({
      ...lost,
      cause: { name: "TimeoutError" },
    });
  });
});

describe("a redirect to another origin", () => {
  it("brings neither HTML nor scripts", async () => {
    await page.open();
    const location = `${other.origin}/taken`;
    page.server.addPage("/away", { html: "", status: 302, headers: { location } });
    await expect(fetchHtml("/away", { allowOrigin: other.origin })).rejects.toMatchObject(lost);
    await expect(loadScript("/away")).rejects.toMatchObject(lost);
  });

  it("is refused when the other origin sends its answer from elsewhere", async () => {
    await page.open(allowing(other.origin));
    page.server.addPage("/back", { html: "<p>oi</p>" });
    const { origin } = page.server;
    other.answerWith((response) => response.writeHead(302, { location: `${origin}/back` }).end());
    await expect(request({ url: `${other.origin}/a` })).rejects.toMatchObject({
      ...lost,
      message: `${other.origin}/a was redirected to another origin, ${origin}/back`,
    });
  });
});

describe("HTML of another origin", () => {
  it.each([undefined, "", "https://a.test", "http://127.0.0.1"])(
    "is not asked for when %j is allowed",
    async (allowOrigin) => {
      await page.open(allowing(other.origin));
      await expect(fetchHtml(`${other.origin}/c`, { allowOrigin })).rejects.toMatchObject(lost);
      expect(other.requests).toEqual([]);
    },
  );
});

describe("a script of another origin", () => {
  it("is neither asked for nor run", async () => {
    await page.open(allowing(other.origin));
    other.answerWith((response) =>
      response.setHeader("Content-Type", "text/javascript").end("window.ran = true"),
    );
    const { origin } = other;
    for (const load of [
      () => loadScript(`${origin}/a.js`),
      () => loadMessageList(`${origin}/perfil/mensagens`, ""),
      () => lookUpOutpost(`${origin}/a.js`, "529.982.247-25"),
    ])
      await expect(load()).rejects.toMatchObject(lost);
    expect(other.requests).toEqual([]);
    const answer = await request({ url: `${origin}/a.js` });
    expect(() => runScript(answer)).toThrow(expect.objectContaining(lost));
  });
});

describe("a sprite of another origin", () => {
  it("is taken from the address in the meta, without X-Requested-With", async () => {
    await page.open({ head: `<meta name="yy-icon-sprite" content="${other.origin}/icons.svg">` });
    other.answerWith((response) =>
      response
        .setHeader("Content-Type", "image/svg+xml")
        .end('<svg xmlns="http://www.w3.org/2000/svg"><symbol id="icon-a"/></svg>'),
    );
    expect((await fetchSprite()).firstElementChild?.id).toBe("icon-a");
    expect(other.requests[0]?.headers).not.toHaveProperty("x-requested-with");
  });
});

describe("a 401 of another origin", () => {
  it("says nothing of the visitor's session here", async () => {
    const sprite = `<meta name="yy-icon-sprite" content="${other.origin}/icons.svg">`;
    await page.open({ head: `${allowing(other.origin).head}${sprite}` }, 1);
    other.answerWith((response) => response.writeHead(401).end());
    let announced = 0;
    const stop = onOwnRequest(() => {
      announced += 1;
    });
    const { origin } = other;
    const outcomes = await Promise.allSettled([
      fetchSprite(),
      request({ url: `${origin}/a` }),
      request({ method: "POST", url: `${origin}/b` }),
      fetchHtml(`${origin}/c`, { allowOrigin: origin }),
    ]);
    stop();
    const refused = { reason: { name: "RequestError", status: 401 } };
    expect(outcomes).toMatchObject([refused, refused, refused, refused]);
    expect(announced).toBe(0);
    expect(
      outcomes.map((outcome) => "reason" in outcome && isUnauthorized(outcome.reason)),
    ).toEqual([false, false, false, false]);
  });
});
