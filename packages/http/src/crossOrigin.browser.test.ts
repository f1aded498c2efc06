import { useDemo } from "@yy/testing";
import { expect, it } from "vitest";
import { openHttpPage } from "../testing/httpPage";
import { useOtherOrigin } from "../testing/otherOrigin";

// Only a browser keeps cookies back, asks before it sends, and stops a redirect; the client's own rules are in
// `crossOrigin.test.ts`. Without the demo's Content-Security-Policy, whose
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
