import { Hono } from "hono";
import type { DemoState, User } from "../../fixtures/types";
import type { DemoEnv, DemoRequest } from "../../middleware/environment";
import { memberOf, requireMember } from "../../middleware/membership";
import { numberField } from "../../middleware/payload";

/**
 * Following: `POST /api/users/follow` 201, `DELETE /api/users/unfollow` 204, both with `following_id`;
 * `GET /api/users/follow_state?ids=1,2`. Following somebody twice, oneself or nobody is 422.
 * A plain form gets a redirect back to its page instead, so that the fallback of the button works without a script.
 */
export function followApi(state: DemoState): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .post("/api/users/follow", requireMember, (request) => {
      const follower = memberOf(state, request);
      const following = userAsked(state, request);
      if (following === undefined || following.id === follower.id) {
        return request.json({ following_id: "não pode ser seguido" }, 422);
      }
      if (isFollowing(state, follower.id, following.id)) {
        return request.json({ following_id: "você já segue" }, 422);
      }
      state.follows.push({ followerId: follower.id, followingId: following.id });
      return pageOfForm(request) ?? request.json({ following_id: following.id }, 201);
    })
    .delete("/api/users/unfollow", requireMember, (request) => {
      const follower = memberOf(state, request);
      const followingId = numberField(request.get("payload"), "following_id");
      if (!isFollowing(state, follower.id, followingId)) {
        return request.json({ following_id: "você não segue" }, 422);
      }
      state.follows = state.follows.filter(
        (follow) => follow.followerId !== follower.id || follow.followingId !== followingId,
      );
      return request.body(null, 204);
    })
    .get("/api/users/follow_state", (request) => {
      const { userId } = request.get("session");
      const ids = (request.req.query("ids") ?? "").split(",").filter(Boolean).map(Number);
      const asked =
        ids.length === 0 ? state.users : state.users.filter((user) => ids.includes(user.id));
      return request.json({
        users: asked.map((user) => ({
          id: user.id,
          user_follow: userId !== null && isFollowing(state, userId, user.id),
        })),
      });
    });
}

/** True when the first member follows the second. */
export function isFollowing(state: DemoState, followerId: number, followingId: number): boolean {
  return state.follows.some(
    (follow) => follow.followerId === followerId && follow.followingId === followingId,
  );
}

function userAsked(state: DemoState, request: DemoRequest): User | undefined {
  const id = numberField(request.get("payload"), "following_id");
  return state.users.find((user) => user.id === id);
}

function pageOfForm(request: DemoRequest): Response | undefined {
  const isNavigation = request.req.header("Accept")?.startsWith("text/html") ?? false;
  const referer = request.req.header("Referer");
  if (!isNavigation || referer === undefined) {
    return undefined;
  }
  const page = new URL(referer);
  return request.redirect(page.origin === new URL(request.req.url).origin ? page.href : "/", 303);
}
