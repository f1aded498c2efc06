// @vitest-environment page
import { beforeEach, expect, it, vi } from "vitest";
import { usePage } from "../testing/usePage";
import { fetchHtml } from "./htmlAnswer";

const page = usePage();
const path = "/pedaco";

const serve = (headers: Record<string, string> = {}) =>
  page.server.addPage(path, { html: "<p>um</p>", headers });

beforeEach(() => page.open());

it.each(["application/json", "text/plain", "text/javascript", ""])(
  "refuses an answer of type %j",
  async (type) => {
    serve({ "content-type": type });
    await expect(fetchHtml(path)).rejects.toMatchObject({
      name: "RequestError",
      status: 200,
      body: "<p>um</p>",
    });
  },
);

it.each(["javascript:alert(1)", "data:text/html,<p>um</p>", "//[", "about:blank"])(
  "asks nothing of %s",
  async (url) => {
    await expect(fetchHtml(url)).rejects.toMatchObject({ name: "RequestError", status: 0 });
  },
);

it("rejects with the abort of a caller who leaves", async () => {
  serve();
  page.server.failNext({ path, delay: 5_000 });
  const caller = new AbortController();
  const loading = fetchHtml(path, { signal: caller.signal });
  await vi.waitUntil(() => page.server.requests.length > 0);
  caller.abort();
  await expect(loading).rejects.toMatchObject({ name: "AbortError" });
});
