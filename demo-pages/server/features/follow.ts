import { Hono } from "hono";
import type { DemoEnv } from "../middleware/environment";
import { requireMember } from "../middleware/membership";
import { numberField } from "../middleware/payload";
import type { FeatureParts } from "../rendering/renderPage";
import { backToForm } from "./sign-in/returnUrl";

/**
 * Following: `POST /api/users/follow` 201, `DELETE /api/users/unfollow` 204, both with
 * `following_id`; `GET /api/users/follow_state?ids=1,2`. Following twice, oneself or an unknown
 * user is 422. A plain form is redirected back to its page, so that the button works without a
 * script.
 */
export function followRoutes({ state }: FeatureParts): Hono<DemoEnv> {
  const isFollowing = (followerId: number, followingId: number) =>
    state.follows.some(
      (follow) => follow.followerId === followerId && follow.followingId === followingId,
    );

  return new Hono<DemoEnv>()
    .post("/api/users/follow", requireMember, (request) => {
      const follower = request.var.member;
      const followingId = numberField(request.get("payload"), "following_id");
      const exists = state.users.some(({ id }) => id === followingId);
      if (!exists || followingId === follower.id) {
        return request.json({ following_id: "não pode ser seguido" }, 422);
      }
      if (isFollowing(follower.id, followingId)) {
        return request.json({ following_id: "você já segue" }, 422);
      }
      state.follows.push({ followerId: follower.id, followingId });
      return backToForm(request) ?? request.json({ following_id: followingId }, 201);
    })
    .delete("/api/users/unfollow", requireMember, (request) => {
      const follower = request.var.member;
      const followingId = numberField(request.get("payload"), "following_id");
      if (!isFollowing(follower.id, followingId)) {
        return request.json({ following_id: "você não segue" }, 422);
      }
      state.follows = state.follows.filter(
        (follow) => follow.followerId !== follower.id || follow.followingId !== followingId,
      );
      return request.body(null, 204);
    })
    .get("/api/users/follow_state", (request) => {
      const follower = request.get("user");
      const ids = (request.req.query("ids") ?? "").split(",").filter(Boolean).map(Number);
      const asked =
        ids.length === 0 ? state.users : state.users.filter((user) => ids.includes(user.id));
      return request.json({
        users: asked.map(({ id }) => ({
          id,
          user_follow: follower !== undefined && isFollowing(follower.id, id),
        })),
      });
    });
}
