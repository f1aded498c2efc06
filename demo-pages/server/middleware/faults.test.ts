import { useServer } from "@yy/testing";
import { describe, expect, it } from "vitest";

const demo = useServer();
const following = { followerId: 1, followingId: 2 };

function ask(path = "/metadata/user"): Promise<Response> {
  return fetch(demo.server.origin + path);
}

/** Member 1 follows member 2, or no longer does. */
async function follow(method: "POST" | "DELETE" = "POST"): Promise<number> {
  const path = `/api/users/${method === "POST" ? "follow" : "unfollow"}`;
  const visitor = await demo.visitor(1);
  return (await visitor.send(path, { method, json: { following_id: 2 } })).status;
}

const recorded = () => demo.server.requests.map(({ status }) => status);

describe("the next call", () => {
  it("is a page, a file or a photo only when its path is named, and never a control route", async () => {
    demo.server.failNext({ path: "/vendor/jquery.js", status: 503 });
    demo.server.failNext({});
    for (const path of [
      "/",
      "/vendor/turbo.js",
      "/photos/public/bolsa-1/10x10.jpg",
      "/_demo/state",
    ])
      expect((await ask(path)).status).toBe(200);
    expect((await ask("/vendor/jquery.js")).status).toBe(503);
    expect((await ask()).status).toBe(500);
  });

  it("changes nothing on the server when it fails, unless it is to fail after", async () => {
    demo.server.failNext({ status: 500 });
    expect(await follow()).toBe(500);
    expect(demo.server.state.follows).not.toContainEqual(following);
    demo.server.failNext({ status: 503, after: true });
    expect(await follow()).toBe(503);
    expect(demo.server.state.follows).toContainEqual(following);
    demo.server.failNext({ drop: true, after: true });
    await expect(follow("DELETE")).rejects.toThrow("fetch failed");
    expect(recorded()).toEqual([500, 503, 0]);
    expect(demo.server.state.follows).not.toContainEqual(following);
  });

  it("is carried out twice, and answers once", async () => {
    demo.server.failNext({ twice: true });
    expect(await follow()).toBe(201);
    expect(recorded()).toEqual([201, 422]);
  });

  it("is good again once faults are stopped, or after a reset, also when a delay still holds it", async () => {
    demo.server.failNext({ times: 5 });
    expect((await ask()).status).toBe(500);
    demo.server.failNoMore();
    expect((await ask()).status).toBe(200);
    demo.server.failNext({ delay: 60_000 });
    demo.server.failNext({ status: 500 });
    const held = ask();
    await expect.poll(() => demo.server.requests.length).toBe(3);
    demo.server.reset();
    await expect(held).rejects.toThrow("fetch failed");
    expect((await ask()).status).toBe(200);
  });

  it.each([408, 99, 600, 200.5])("cannot be status %d", (status) => {
    expect(() => demo.server.failNext({ status })).toThrow(RangeError);
  });
});
