import { Hono } from "hono";
import { expect, it } from "vitest";
import { SiteDemo } from "./SiteDemo";
import type { SiteData } from "./siteData";

const data: SiteData = {
  pages: {},
  partials: {},
  chapters: {},
  documents: { accessibility: "", browsers: "" },
  tokens: "",
  schemas: { version: "0", widgets: [], common: [] },
  words: { families: [], widgets: {}, common: {} },
  pictures: [],
  sizes: { react: {}, lite: {} },
  preloads: { react: {}, lite: {} },
};
const origin = "https://loja.example";
const newDemo = () => new SiteDemo({ data, files: new Hono() });
const ask = (demo: SiteDemo, path: string, json?: object) =>
  demo.answer(
    new Request(
      origin + path,
      json && {
        method: "POST",
        headers: { "content-type": "application/json", "x-csrf-token": "0".repeat(32) },
        body: JSON.stringify(json),
      },
    ),
  );

it("goes on from a snapshot: state, session, panel, faults, calls", async () => {
  const demo = newDemo();
  // With the token of the prerendered pages.
  await ask(demo, "/_demo/sign-in", { userId: 1 });
  await ask(demo, "/_demo/switches", { flavour: "lite" });
  expect((await ask(demo, "/api/users/follow", { following_id: 2 })).status).toBe(201);
  await ask(demo, "/_demo/fail", { path: "/metadata", times: 2, status: 503 });
  expect((await ask(demo, "/metadata/user")).status).toBe(503);

  const next = newDemo();
  next.restore(structuredClone(demo.snapshot()));
  expect((await ask(next, "/metadata/user")).status).toBe(503);
  expect(await (await ask(next, "/metadata/user")).json()).toMatchObject({ id: 1 });
  expect((await ask(next, "/api/users/follow", { following_id: 2 })).status).toBe(422);
  expect(next.snapshot().requests.map(({ path }) => path)).toContain("/api/users/follow");
  expect(next.snapshot().cookies).toContainEqual(["demo_switches", "flavour=lite"]);
});
