// @vitest-environment page
import { beforeEach, expect, it, vi } from "vitest";
import { usePage } from "../../testing/usePage";
import { loadMessageList } from "./messageList";

const page = usePage();
const path = "/perfil/mensagens";

beforeEach(() => page.open({}, 1));

it("asks for all types without the parameter and keeps the others of its address", async () => {
  await loadMessageList(`${path}?box=2`, "");
  expect(page.server.requests.at(-1)?.query).toEqual({ box: "2" });
});

it.each([
  [
    { body: "[]", contentType: "application/json" },
    { status: 200, body: [] },
  ],
  [{ status: 401 }, { status: 401 }],
  [{ drop: true }, { status: 0, body: null }],
])("is a RequestError when the answer is %j", async (fault, error) => {
  page.server.failNext({ path, ...fault });
  await expect(loadMessageList(path, "")).rejects.toMatchObject({ name: "RequestError", ...error });
});

it("drops the answer of a caller who has left", async () => {
  page.server.failNext({ path, delay: 300 });
  const caller = new AbortController();
  const loading = loadMessageList(path, "", caller.signal);
  await vi.waitUntil(() => page.server.requests.length > 0);
  caller.abort();
  await expect(loading).rejects.toMatchObject({ name: "AbortError" });
});
