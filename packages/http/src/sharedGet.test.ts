// @vitest-environment page
import { beforeEach, expect, it, vi } from "vitest";
import { usePage } from "../testing/usePage";
import { sharedGet } from "./sharedGet";

const page = usePage();
// What no code of ours asks for: that of other tests' files may still be under way in the same
// process.
const url = "/shared";
const nobody = '{"id":null}';

beforeEach(() => page.server.addPage(url, { html: nobody }));

const asked = () => page.server.requests.filter(({ path }) => path === url);
const ask = async (signal?: AbortSignal) => (await sharedGet({ url, signal })).text;
const nameOf = (error: Error) => error.name;

it("asks once for all who ask while it is in flight, also when the address is written differently", async () => {
  await page.open();
  const urls = [url, url, location.origin + url];
  const answers = await Promise.all(urls.map((each) => sharedGet({ url: each })));
  expect(answers.map(({ text }) => text)).toEqual([nobody, nobody, nobody]);
  expect(asked()).toHaveLength(1);
});

it("asks again once the answer is there, and after a failure", async () => {
  await page.open();
  page.server.failNext({ path: url, status: 500 });
  const failed = await Promise.allSettled([ask(), ask()]);
  expect(failed).toMatchObject([{ reason: { status: 500 } }, { reason: { status: 500 } }]);
  expect(await ask()).toBe(nobody);
  expect(await ask()).toBe(nobody);
  expect(asked()).toHaveLength(3);
});

it.each([
  { accept: "text/html" },
  { version: 1 },
  { headers: { "X-Store": "2" } },
  { url: "/shared?b" },
  { allowOrigin: "https://a.test" },
])("keeps apart what differs in %j", async (difference) => {
  await page.open();
  await Promise.allSettled([sharedGet({ url }), sharedGet({ url, ...difference })]);
  expect(asked()).toHaveLength(2);
});

it("goes on for the others when one caller leaves", async () => {
  await page.open();
  page.server.failNext({ path: url, delay: 300 });
  const leaving = new AbortController();
  const left = ask(leaving.signal).catch(nameOf);
  const stayed = ask(new AbortController().signal);
  await vi.waitUntil(() => asked().length > 0);
  leaving.abort();
  expect(await left).toBe("AbortError");
  expect(await stayed).toBe(nobody);
  expect(asked()).toHaveLength(1);
});

it("ends the request when the last caller has left; who comes next asks anew", async () => {
  await page.open();
  page.server.failNext({ path: url, delay: 20_000 });
  const callers = [new AbortController(), new AbortController()];
  const left = callers.map(({ signal }) => ask(signal).catch(nameOf));
  await vi.waitUntil(() => asked().length > 0);
  for (const caller of callers) caller.abort();
  expect(await ask()).toBe(nobody);
  expect(await Promise.all(left)).toEqual(["AbortError", "AbortError"]);
  expect(asked()).toHaveLength(2);
});

it("does not ask for a caller who had left before", async () => {
  await page.open();
  expect(await ask(AbortSignal.abort()).catch(nameOf)).toBe("AbortError");
  expect(asked()).toHaveLength(0);
});
