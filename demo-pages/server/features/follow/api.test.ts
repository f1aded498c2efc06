import { useServer, type Visitor } from "@yy/testing";
import { expect, it } from "vitest";

const demo = useServer();

const follow = (visitor: Visitor, following_id: number | string) =>
  visitor.send("/api/users/follow", { method: "POST", json: { following_id } });
const unfollow = (visitor: Visitor, following_id: number | string) =>
  visitor.send("/api/users/unfollow", { method: "DELETE", json: { following_id } });
const state = async (visitor: Visitor, ids: string) =>
  (await visitor.send(`/api/users/follow_state?ids=${ids}`)).json();

it("follows and unfollows, and the state says so", async () => {
  const visitor = await demo.visitor(1);
  expect((await follow(visitor, "2")).status).toBe(201);
  expect(await state(visitor, "2,3,4")).toEqual({
    users: [
      { id: 2, user_follow: true },
      { id: 3, user_follow: true },
      { id: 4, user_follow: false },
    ],
  });
  expect((await unfollow(visitor, 2)).status).toBe(204);
  expect(await state(visitor, "2")).toEqual({ users: [{ id: 2, user_follow: false }] });
});

it("answers 422 for somebody already followed, oneself and nobody", async () => {
  const visitor = await demo.visitor(1);
  expect((await follow(visitor, 3)).status).toBe(422);
  expect((await follow(visitor, 1)).status).toBe(422);
  expect((await follow(visitor, "ninguém")).status).toBe(422);
  expect((await unfollow(visitor, 2)).status).toBe(422);
});

it("follows nobody for a visitor", async () => {
  expect(await state(await demo.visitor(), "3")).toEqual({
    users: [{ id: 3, user_follow: false }],
  });
});

it("takes the fallback's plain form and goes back to its page", async () => {
  const visitor = await demo.visitor(1);
  const answer = await visitor.send("/api/users/follow", {
    method: "POST",
    form: { following_id: "2" },
    headers: { Accept: "text/html,*/*", Referer: `${demo.server.origin}/@joaopedro` },
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`${demo.server.origin}/@joaopedro`);
  expect(demo.server.state.follows).toContainEqual({ followerId: 1, followingId: 2 });
});
