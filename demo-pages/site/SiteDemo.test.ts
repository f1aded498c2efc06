import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { SiteDemo } from "./SiteDemo";
import type { SiteData } from "./siteData";

const data: SiteData = {
  pages: {
    home: '<meta name="csrf-token" content="{{csrf}}">{{#currentUser}}{{name}}{{/currentUser}}',
  },
  partials: {},
  chapters: {},
  documents: { accessibility: "", browsers: "" },
  tokens: "",
  schemas: { version: "0", widgets: [], common: [] },
  words: { families: [], widgets: {}, common: {} },
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
const whoOf = async (demo: SiteDemo) => (await ask(demo, "/metadata/user")).json();

describe("a demo without a server", () => {
  it("keeps its visitor's session, on whatever host", async () => {
    const demo = newDemo();
    expect(await whoOf(demo)).toEqual({ id: null });
    expect((await ask(demo, "/_demo/sign-in", { userId: 1 })).status).toBe(200);
    expect(await whoOf(demo)).toMatchObject({ id: 1 });
    expect(await (await ask(demo, "/")).text()).toContain("Marina");
  });

  it("takes the token of pages that were written before it began", async () => {
    const demo = newDemo();
    await ask(demo, "/_demo/sign-in", { userId: 1 });
    const follow = await ask(demo, "/api/users/follow", { following_id: 2 });
    expect(follow.status).toBe(201);
    expect(await (await ask(newDemo(), "/")).text()).toContain("0".repeat(32));
  });

  it("goes on from a snapshot: state, session, panel, faults, calls", async () => {
    const demo = newDemo();
    await ask(demo, "/_demo/sign-in", { userId: 1 });
    await ask(demo, "/_demo/switches", { flavour: "lite" });
    await ask(demo, "/api/users/follow", { following_id: 2 });
    await ask(demo, "/_demo/fail", { path: "/metadata", times: 2, status: 503 });
    expect((await ask(demo, "/metadata/user")).status).toBe(503);

    const next = newDemo();
    next.restore(structuredClone(demo.snapshot()));
    expect((await ask(next, "/metadata/user")).status).toBe(503);
    expect(await whoOf(next)).toMatchObject({ id: 1 });
    expect((await ask(next, "/api/users/follow", { following_id: 2 })).status).toBe(422);
    const calls = (await (await ask(next, "/_demo/requests")).json()) as { path: string }[];
    expect(calls.map(({ path }) => path)).toContain("/api/users/follow");
    expect(next.snapshot().cookies).toContainEqual(["demo_switches", "flavour=lite"]);
  });

  it("starts anew, signed out, when it is reset", async () => {
    const demo = newDemo();
    await ask(demo, "/_demo/sign-in", { userId: 1 });
    await ask(demo, "/_demo/reset", {});
    expect(await whoOf(demo)).toEqual({ id: null });
  });

  it("breaks answers as a connection does", async () => {
    const demo = newDemo();
    demo.failNext({ path: "/metadata", drop: true });
    expect((await ask(demo, "/metadata/user")).type).toBe("error");
    demo.failNext({ path: "/metadata", truncate: true, body: "0123456789", status: 201 });
    const half = await ask(demo, "/metadata/user");
    expect(half.status).toBe(201);
    await expect(half.text()).rejects.toThrow("the connection was lost");
    const calls = (await (await ask(demo, "/_demo/requests")).json()) as { status: number }[];
    expect(calls.map(({ status }) => status)).toEqual([0, 201]);
  });

  it("carries a call out twice", async () => {
    const demo = newDemo();
    await ask(demo, "/_demo/sign-in", { userId: 1 });
    demo.failNext({ path: "/api/users/follow", twice: true });
    expect((await ask(demo, "/api/users/follow", { following_id: 2 })).status).toBe(201);
    const calls = (await (await ask(demo, "/_demo/requests")).json()) as { status: number }[];
    expect(calls.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  it("remembers the latest two hundred calls", async () => {
    const demo = newDemo();
    for (let call = 0; call < 210; call++) await ask(demo, "/metadata/user");
    expect(demo.snapshot().requests).toHaveLength(200);
  });
});
