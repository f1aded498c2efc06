import { useDemo } from "@yy/testing";
import { describe, expect, it } from "vitest";
import { openHttpPage } from "../testing/httpPage";
import { useOtherOrigin } from "../testing/otherOrigin";

// Only a browser keeps cookies back, asks before it sends, and stops a redirect; the client's own
// rules are in `crossOrigin.test.ts`. Without the demo's Content-Security-Policy, whose
// `connect-src 'self'` would block the requests first.
const demo = useDemo({ csp: false });
const other = useOtherOrigin();
const third = useOtherOrigin();

const allowing = (origin: string) => `<meta name="yy-allowed-origins" content="${origin}">`;

it("asks another origin for data with neither token nor cookies, and without a preflight", async () => {
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

it("lets another origin pass no write on to a third", async () => {
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

it("refuses a redirect to another origin before a token gets there", async () => {
  const page = await openHttpPage(demo, {}, { signedInAs: 1 });
  const location = `${other.origin}/taken`;
  demo.server.addPage("/away", { html: "", status: 307, headers: { location } });
  for (const method of ["GET", "POST"] as const) {
    const outcome = await page.evaluate(
      (method) => http.outcomeOf(() => http.request({ method, url: "/away" })),
      method,
    );
    expect(outcome.error, method).toMatchObject({ name: "RequestError", status: 0, body: null });
  }
  expect(other.requests).toEqual([]);
});

describe("an upload", () => {
  const image = '{"image_public_id":"de-fora"}';
  const redirectTo = (location: string, status: number) => {
    demo.server.addPage("/away", { html: "", status, headers: { location } });
    demo.server.failNext({ path: "/api/profile", status, headers: { location } });
    other.answerWith((response) =>
      response.setHeader("Content-Type", "application/json").end(image),
    );
  };
  const sendBoth = () => {
    const file = new File(["a"], "eu.png", { type: "image/png" });
    return Promise.all([
      http.outcomeOf(() => http.uploadPhoto("/away", file)),
      http.outcomeOf(() => http.uploadProfileImage("avatar", file)),
    ]);
  };
  const lost = { error: { name: "RequestError", status: 0, body: null } };

  it.each([302, 303, 307, 308])(
    "takes neither token nor image where a redirect of status %i leads",
    async (status) => {
      const page = await openHttpPage(demo, {}, { signedInAs: 1 });
      redirectTo(`${other.origin}/taken`, status);
      expect(await page.evaluate(sendBoth)).toMatchObject([lost, lost]);
      expect(other.requests).toEqual([]);
      expect(await page.locator("iframe").count()).toBe(0);
    },
  );

  it("believes no answer of another origin, where the browser does not hold the request back", async () => {
    const page = await openHttpPage(demo, {}, { signedInAs: 1 });
    redirectTo(`${other.origin}/taken`, 307);
    await page.evaluate(() =>
      Object.defineProperty(HTMLIFrameElement.prototype, "srcdoc", { set() {} }),
    );
    const message = expect.stringMatching(
      `was redirected to another origin, ${other.origin}/taken$`,
    );
    const refused = { error: { ...lost.error, message } };
    expect(await page.evaluate(sendBoth)).toMatchObject([refused, refused]);
  });

  it("is sent on a page whose policy allows no frames", async () => {
    const policy =
      "default-src 'none'; script-src 'unsafe-inline'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types yy";
    const headers = { "content-security-policy": policy };
    const page = await openHttpPage(demo, { headers }, { signedInAs: 1 });
    const { value } = await page.evaluate(() =>
      http.outcomeOf(() =>
        http.uploadProfileImage("avatar", new File(["a"], "eu.png", { type: "image/png" })),
      ),
    );
    expect(value).toMatch(/^avatar-/);
    expect(demo.server.requests.at(-1)?.headers).toMatchObject({
      origin: demo.server.origin,
      cookie: expect.stringMatching(/./),
      "x-csrf-token": expect.stringMatching(/./),
    });
  });
});

it("cleans the HTML of another origin that is named", async () => {
  const page = await openHttpPage(demo);
  other.answerWith((response) =>
    response.setHeader("Content-Type", "text/html").end("<p onclick='x()'>de fora</p>"),
  );
  const html = await page.evaluate(
    async ([url, allowOrigin]) => {
      const { fragment } = await http.fetchHtml(url, { allowOrigin });
      return fragment.firstElementChild?.outerHTML;
    },
    [`${other.origin}/c`, `https://a.test ${other.origin}`] as const,
  );
  expect(html).toBe("<p>de fora</p>");
});
