import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { useServer } from "@yy/testing";
import { afterAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "yy-dist-"));
const distDir = join(folder, "dist");
mkdirSync(join(distDir, "chunks"), { recursive: true });
writeFileSync(join(distDir, "yy.js"), "export {};");
writeFileSync(join(distDir, "yy.css"), "yy-flash { display: block }");
writeFileSync(join(distDir, "chunks/react-abc123.js"), "export {};");
writeFileSync(join(folder, "segredo.txt"), "segredo");
const demo = useServer({ distDir });
afterAll(() => rmSync(folder, { recursive: true }));

/** Sends a path exactly as it is; `fetch` would resolve its dots first. */
function sendRaw(path: string): Promise<{ status: number; body: string }> {
  return new Promise((done, fail) => {
    request({ host: "127.0.0.1", port: demo.server.port, path }, (answer) => {
      let body = "";
      answer.on("data", (chunk) => {
        body += chunk;
      });
      answer.on("end", () => done({ status: answer.statusCode ?? 0, body }));
    })
      .on("error", fail)
      .end();
  });
}

describe("files", () => {
  it("serves an entry file to be asked for again, 304 while it is the same", async () => {
    const first = await fetch(`${demo.server.origin}/dist/yy.js`);
    expect(first.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(first.headers.get("cache-control")).toBe("no-cache");
    const etag = first.headers.get("etag") ?? "";
    const headers = { "If-None-Match": etag };
    expect((await fetch(`${demo.server.origin}/dist/yy.js`, { headers })).status).toBe(304);
    writeFileSync(join(distDir, "yy.js"), "export { x };");
    expect((await fetch(`${demo.server.origin}/dist/yy.js`, { headers })).status).toBe(200);
  });

  it("serves a hashed chunk for ever", async () => {
    const answer = await fetch(`${demo.server.origin}/dist/chunks/react-abc123.js`);
    expect(answer.headers.get("cache-control")).toContain("immutable");
  });

  it.each([
    "/dist/../segredo.txt",
    "/dist/%2e%2e/segredo.txt",
    "/dist/..%2fsegredo.txt",
    "/dist/chunks/..%2f..%2fsegredo.txt",
    "/dist/%5c..%5csegredo.txt",
    "/dist/%00",
    "/dist/%zz",
    "/dist/",
    "/vendor/toString",
  ])("does not find %s", async (path) => {
    const { status, body } = await sendRaw(path);
    expect(status).toBe(404);
    expect(body).not.toBe("segredo");
  });

  it.each(["turbo.js", "turbolinks.js", "rails-ujs.js", "jquery.js", "keep-nonce.js"])(
    "serves the page library %s",
    async (file) => {
      const answer = await fetch(`${demo.server.origin}/vendor/${file}`);
      expect(answer.status).toBe(200);
      expect((await answer.text()).length).toBeGreaterThan(200);
    },
  );

  it("links the stylesheet of a built folder in the pages of tests", async () => {
    demo.server.addPage("/estilo", { body: "" });
    expect(await (await demo.visitor()).visit("/estilo")).toContain('href="/dist/yy.css"');
  });
});

describe("photos", () => {
  it("are the same drawing for the same image id, in the size asked for", async () => {
    const ask = async (path: string) => (await fetch(demo.server.origin + path)).text();
    const photo = await ask("/photos/marina/avatar-marina/50x50.jpg");
    expect(photo).toContain('width="50" height="50"');
    expect(await ask("/photos/public/avatar-marina/50x50.jpg")).toBe(photo);
    expect(await ask("/photos/marina/avatar-anaclara/50x50.jpg")).not.toBe(photo);
  });

  it.each(["/photos/marina/missing-1/50x50.jpg", "/photos/marina/avatar-marina/grande.jpg"])(
    "does not find %s",
    async (path) => {
      expect((await fetch(demo.server.origin + path)).status).toBe(404);
    },
  );
});
