// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { usePage } from "../testing/usePage";
import { loadScript } from "./scriptResponse";

const page = usePage();
const url = "/resposta.js";
const code = "window.ran = 1;";

const serve = (type = "text/javascript; charset=utf-8", status = 200) =>
  page.server.addPage(url, { html: code, status, headers: { "content-type": type } });

/** Texts of the scripts that were put into the head. */
let ran: string[] = [];
beforeEach(async () => {
  await page.open();
  ran = [];
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    ran.push(...nodes.map((node) => (node instanceof HTMLScriptElement ? node.text : "")));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  "application/javascript",
  "application/x-javascript",
  "TEXT/JAVASCRIPT",
  "text/ecmascript",
])("runs %s", async (type) => {
  serve(type);
  await loadScript(url);
  expect(ran).toEqual([code]);
});

it.each(["text/html", "text/plain", "application/json", "text/javascript+json", ""])(
  "does not run an answer of type %j",
  async (type) => {
    serve(type);
    await expect(loadScript(url)).rejects.toMatchObject({
      name: "RequestError",
      status: 200,
      body: code,
    });
    expect(ran).toEqual([]);
  },
);

it("does not run the answer of a refusing status", async () => {
  serve(undefined, 422);
  await expect(loadScript(url)).rejects.toMatchObject({ name: "RequestError", status: 422 });
  expect(ran).toEqual([]);
});

it("does not run for a caller who has left", async () => {
  serve();
  page.server.failNext({ path: url, delay: 50 });
  const caller = new AbortController();
  const loading = loadScript(url, caller.signal);
  await vi.waitUntil(() => page.server.requests.length > 0);
  caller.abort();
  await expect(loading).rejects.toMatchObject({ name: "AbortError" });
  await vi.waitUntil(() => page.server.requests[0]?.isOver);
  expect(ran).toEqual([]);
});
