import { request } from "../client";
import { flag, id, listOf, object, readJson } from "../shape";
import { sharedGet } from "../sharedGet";

/**
 * Follows a user. Ignores the body of the answer.
 *
 * @throws RequestError; after status 422 the follow button can still be used
 */
export async function follow(path: string, userId: string): Promise<void> {
  await request({ method: "POST", url: path, json: { following_id: userId } });
}

/** Stops following a user. The id is in the JSON body of the DELETE. */
export async function unfollow(path: string, userId: string): Promise<void> {
  await request({ method: "DELETE", url: path, json: { following_id: userId } });
}

/** What the server answers. */
export const followStates = object({ users: listOf(object({ id, user_follow: flag })) });

/**
 * Whether the visitor follows the users, by user id. Calls with the same path at the same time share one request.
 *
 * @throws RequestError
 */
export async function fetchFollowStates(
  path: string,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, boolean>> {
  const { users } = readJson(await sharedGet({ url: path, signal, cached: false }), followStates);
  return new Map(users.map((user) => [user.id, user.user_follow]));
}
