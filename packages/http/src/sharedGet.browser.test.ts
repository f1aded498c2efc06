import { useDemo } from "@yy/testing";
import { expect, it } from "vitest";
import { openHttpPage } from "../testing/httpPage";

const demo = useDemo();
const asked = () => demo.server.requests.filter(({ path }) => path.startsWith("/metadata"));

it("asks once for all who ask while it is in flight, also when the address is written differently", async () => {
  const page = await openHttpPage(demo);
  const texts = await page.evaluate(async () => {
    const urls = ["/metadata/user", "/metadata/user", `${location.origin}/metadata/user`];
    const answers = await Promise.all(urls.map((url) => http.sharedGet({ url })));
    return answers.map(({ text }) => text);
  });
  expect(texts).toEqual(Array(3).fill('{"id":null}'));
  expect(asked()).toHaveLength(1);
});

it("asks again once the answer is there, and after a failure", async () => {
  const page = await openHttpPage(demo);
  demo.server.failNext({ path: "/metadata", status: 500 });
  const outcomes = await page.evaluate(async () => {
    const ask = () =>
      http.outcomeOf(async () => (await http.sharedGet({ url: "/metadata/user" })).text);
    const failed = await Promise.all([ask(), ask()]);
    return [...failed, await ask(), await ask()];
  });
  expect(outcomes.map(({ error, value }) => error?.status ?? value)).toEqual([
    500,
    500,
    '{"id":null}',
    '{"id":null}',
  ]);
  expect(asked()).toHaveLength(3);
});

it.each([
  { accept: "text/html" },
  { version: 1 },
  { headers: { "X-Store": "2" } },
  { url: "/metadata/user?b" },
  { allowOrigin: "https://a.test" },
])("keeps apart what differs in %j", async (difference) => {
  const page = await openHttpPage(demo);
  await page.evaluate(async (difference) => {
    const url = "/metadata/user";
    const ask = (options: object) => http.outcomeOf(() => http.sharedGet({ url, ...options }));
    await Promise.all([ask({}), ask(difference)]);
  }, difference);
  expect(asked()).toHaveLength(2);
});

it("goes on for the others when one caller leaves", async () => {
  const page = await openHttpPage(demo);
  demo.server.failNext({ path: "/metadata", delay: 300 });
  const outcomes = await page.evaluate(async () => {
    const [leaving, staying] = [new AbortController(), new AbortController()];
    const ask = ({ signal }: AbortController) =>
      http.outcomeOf(async () => (await http.sharedGet({ url: "/metadata/user", signal })).text);
    const both = Promise.all([ask(leaving), ask(staying)]);
    setTimeout(() => leaving.abort(), 50);
    return both;
  });
  expect(outcomes.map(({ error, value }) => error?.name ?? value)).toEqual([
    "AbortError",
    '{"id":null}',
  ]);
  expect(asked()).toHaveLength(1);
});

it("ends the request when the last caller has left; who comes next asks anew", async () => {
  const page = await openHttpPage(demo);
  const failed: string[] = [];
  page.on("requestfailed", (request) => failed.push(request.failure()?.errorText ?? ""));
  demo.server.failNext({ path: "/metadata", delay: 20_000 });
  const outcomes = await page.evaluate(async () => {
    const callers = [new AbortController(), new AbortController()];
    const ask = (signal?: AbortSignal) =>
      http.outcomeOf(async () => (await http.sharedGet({ url: "/metadata/user", signal })).text);
    const pending = callers.map(({ signal }) => ask(signal));
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const caller of callers) caller.abort();
    const next = ask();
    return Promise.all([...pending, next]);
  });
  expect(outcomes.map(({ error, value }) => error?.name ?? value)).toEqual([
    "AbortError",
    "AbortError",
    '{"id":null}',
  ]);
  expect(failed).toEqual(["net::ERR_ABORTED"]);
  expect(asked()).toHaveLength(2);
});

it("does not ask for a caller who had left before", async () => {
  const page = await openHttpPage(demo);
  const outcome = await page.evaluate(() =>
    http.outcomeOf(() => http.sharedGet({ url: "/metadata/user", signal: AbortSignal.abort() })),
  );
  expect(outcome.error?.name).toBe("AbortError");
  expect(asked()).toHaveLength(0);
});
