import { type Answer, request } from "../client";
import { flag, id, listOf, object, readJson } from "../shape";
import { sharedGet } from "../sharedGet";

/**
 * Follows a user. The body of the answer says nothing, but its address may be that of the sign-in
 * page.
 *
 * @throws RequestError; after status 422 the follow button can still be used
 */
export function follow(path: string, userId: string): Promise<Answer> {
  const json = { following_id: userId };
  return request({ method: "POST", url: path, json, outlivesPage: true });
}

/** Stops following a user. The id is in the JSON body of the DELETE. */
export function unfollow(path: string, userId: string): Promise<Answer> {
  const json = { following_id: userId };
  return request({ method: "DELETE", url: path, json, outlivesPage: true });
}

/** What the server answers. */
export const followStates = object({ users: listOf(object({ id, user_follow: flag })) });

/**
 * Whether the visitor follows the users, by user id. Calls with the same path at the same time
 * share one request.
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
