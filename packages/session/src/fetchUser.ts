import { type CurrentUser, fetchCurrentUser } from "@yy/http/api/metadata";
import { isUnauthorized } from "@yy/http/unauthorized";

/** Delay of the one retry, in ms (contract 1.7). */
const retryDelay = 200;

/**
 * Asks who is signed in, once more after 200 ms; null when nobody is. A 401 is such an answer, and not asked again. In a
 * module of its own, loaded by the first who asks, to keep the request code out of the bootstrap.
 * @throws RequestError
 */
export async function fetchUser(): Promise<CurrentUser | null> {
  try {
    return await fetchCurrentUser().catch(retried);
  } catch (error) {
    if (isUnauthorized(error)) return null;
    throw error;
  }
}

async function retried(error: unknown): Promise<CurrentUser | null> {
  if (isUnauthorized(error)) throw error;
  await new Promise((resolve) => setTimeout(resolve, retryDelay));
  return fetchCurrentUser();
}
