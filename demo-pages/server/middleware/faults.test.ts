import { useServer } from "@yy/testing";
import { describe, expect, it } from "vitest";

const demo = useServer();

function ask(path = "/metadata/user"): Promise<Response> {
  return fetch(demo.server.origin + path);
}

describe("the next call", () => {
  it("fails with 500 when nothing else is said, and the one after it does not", async () => {
    demo.server.failNext({});
    expect((await ask()).status).toBe(500);
    expect((await ask()).status).toBe(200);
  });

  it("fails with the status, body, type and headers named, as often as named", async () => {
    const body = "<h1>manutenção</h1>";
    const headers = { "Retry-After": "3" };
    demo.server.failNext({ status: 503, body, contentType: "text/html", headers, times: 2 });
    for (const answer of [await ask(), await ask()]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get("content-type")).toBe("text/html");
      expect(answer.headers.get("retry-after")).toBe("3");
      expect(await answer.text()).toBe(body);
    }
    expect((await ask()).status).toBe(200);
  });

  it("is the next one that matches path and method", async () => {
    demo.server.failNext({ path: "/api/v1/zipcodes/", method: "get" });
    expect((await ask()).status).toBe(200);
    expect((await ask("/api/v1/zipcodes/01310100")).status).toBe(500);
  });

  it("answers 204 without a body", async () => {
    demo.server.failNext({ status: 204 });
    const answer = await ask();
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe("");
  });

  it("answers late and rightly with a delay alone", async () => {
    demo.server.failNext({ delay: 120 });
    const start = performance.now();
    const answer = await ask();
    expect(performance.now() - start).toBeGreaterThanOrEqual(115);
    expect(await answer.json()).toEqual({ id: null });
  });

  it("is dropped as one failure, recorded once with no status", async () => {
    demo.server.failNext({ drop: true });
    await expect(ask()).rejects.toThrow("fetch failed");
    expect(demo.server.requests.map((request) => request.status)).toEqual([0]);
    expect((await ask()).status).toBe(200);
  });

  it("breaks off in the middle of its body", async () => {
    demo.server.failNext({ truncate: true, body: '{"id": 1, "name": "Marina"}' });
    const answer = await ask();
    expect(answer.status).toBe(200);
    await expect(answer.json()).rejects.toThrow();
    expect(demo.server.requests.map((request) => request.status)).toEqual([200]);
  });

  it("is never a page, a file, a photo or a control route", async () => {
    demo.server.failNext({});
    expect((await ask("/")).status).toBe(200);
    expect((await ask("/vendor/jquery.js")).status).toBe(200);
    expect((await ask("/photos/public/bolsa-1/10x10.jpg")).status).toBe(200);
    expect((await ask("/_demo/state")).status).toBe(200);
    expect((await ask()).status).toBe(500);
  });

  it("is a page or a file when its path is named", async () => {
    demo.server.failNext({ path: "/vendor/jquery.js", status: 503 });
    expect((await ask("/vendor/jquery.js")).status).toBe(503);
  });

  it("changes nothing on the server when it fails", async () => {
    const visitor = await demo.visitor(1);
    demo.server.failNext({ status: 500 });
    await visitor.send("/api/users/follow", { method: "POST", json: { following_id: 2 } });
    expect(demo.server.state.follows).not.toContainEqual({ followerId: 1, followingId: 2 });
  });

  it("is carried out before it fails, when it is to fail after", async () => {
    const visitor = await demo.visitor(1);
    const follow = { method: "POST", json: { following_id: 2 } };
    demo.server.failNext({ status: 503, after: true });
    expect((await visitor.send("/api/users/follow", follow)).status).toBe(503);
    demo.server.failNext({ drop: true, after: true });
    const unfollow = { ...follow, method: "DELETE" };
    await expect(visitor.send("/api/users/unfollow", unfollow)).rejects.toThrow("fetch failed");
    expect(demo.server.requests.map(({ status }) => status)).toEqual([503, 0]);
    expect(demo.server.state.follows).not.toContainEqual({ followerId: 1, followingId: 2 });
  });

  it("is carried out twice, and answers once", async () => {
    const visitor = await demo.visitor(1);
    demo.server.failNext({ twice: true });
    const follow = { method: "POST", json: { following_id: 2 } };
    expect((await visitor.send("/api/users/follow", follow)).status).toBe(201);
    expect(demo.server.requests.map(({ status }) => status)).toEqual([201, 422]);
  });

  it("is the last one that fails, once faults are stopped", async () => {
    demo.server.failNext({ times: 5 });
    expect((await ask()).status).toBe(500);
    demo.server.failNoMore();
    expect((await ask()).status).toBe(200);
  });

  it("is good again after a reset, also when a delay still holds it", async () => {
    demo.server.failNext({ delay: 60_000 });
    demo.server.failNext({ status: 500 });
    const held = ask();
    await expect.poll(() => demo.server.requests.length).toBe(1);
    demo.server.reset();
    await expect(held).rejects.toThrow("fetch failed");
    expect((await ask()).status).toBe(200);
  });

  it.each([408, 99, 600, 200.5])("cannot be status %d", (status) => {
    expect(() => demo.server.failNext({ status })).toThrow(RangeError);
  });
});
