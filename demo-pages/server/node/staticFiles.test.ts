import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { useServer } from "@yy/testing";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "yy-dist-"));
const distDir = join(folder, "dist");
mkdirSync(join(distDir, "chunks"), { recursive: true });
writeFileSync(join(distDir, "yy.js"), "export {};");
writeFileSync(join(distDir, "chunks/react-abc123.js"), "export {};");
cpSync(join(distDir, "chunks"), join(distDir, "0.2.0/chunks"), { recursive: true });
writeFileSync(join(distDir, "preload.json"), '{ "yy-follow-button": ["chunks/core-1.js"] }');
writeFileSync(join(folder, "segredo.txt"), "segredo");
const demo = useServer({ distDir });
afterAll(() => rmSync(folder, { recursive: true }));

it("serves an entry file to be asked for again, 304 while it is the same, a hashed chunk for ever", async () => {
  const ask = (headers = {}) => fetch(`${demo.server.origin}/dist/yy.js`, { headers });
  const first = await ask();
  expect(first.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(first.headers.get("cache-control")).toBe("no-cache");
  const known = { "If-None-Match": first.headers.get("etag") ?? "" };
  expect((await ask(known)).status).toBe(304);
  writeFileSync(join(distDir, "yy.js"), "export { x };");
  expect((await ask(known)).status).toBe(200);
  for (const name of ["chunks/react-abc123.js", "0.2.0/chunks/react-abc123.js"]) {
    const chunk = await fetch(`${demo.server.origin}/dist/${name}`);
    expect(chunk.headers.get("cache-control")).toContain("immutable");
  }
  const missing = await fetch(`${demo.server.origin}/dist/chunks/react-000000.js`);
  expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, null]);
});

it.each([
  "/dist/../segredo.txt",
  "/dist/%2e%2e/segredo.txt",
  "/dist/chunks/..%2f..%2fsegredo.txt",
  "/dist/%5c..%5csegredo.txt",
  "/dist/%00",
  "/vendor/toString",
])("does not find %s", async (path) => {
  // `fetch` would resolve its dots first.
  const sent = request({ host: "127.0.0.1", port: demo.server.port, path }).end();
  const status = new Promise((done) => sent.on("response", (answer) => done(answer.statusCode)));
  expect(await status).toBe(404);
});

it("keeps idle connections open", async () => {
  const { headers } = await fetch(`${demo.server.origin}/`);
  expect(headers.get("connection")).toBe("keep-alive");
  // The header would limit how long they stay open.
  expect(headers.get("keep-alive")).toBeNull();
});

it.each([
  ["/", true],
  ["/?script=classic", false],
  ["/?script=none", false],
])("links what the widgets of %s need before its first script: %s", async (path, isLinked) => {
  const html = await (await demo.visitor(1)).visit(path);
  const link = '<link rel="modulepreload" fetchpriority="low" href="/dist/chunks/core-1.js">';
  expect(html.split("<script")[0]?.includes(link)).toBe(isLinked);
});
