import type { Fault } from "../../server/middleware/faults";
import type { SiteDemo } from "../SiteDemo";

/** By it the pages of stories say which demo is theirs, as in `stories/.storybook/visitProtocol.ts`. */
export const storyHeader = "x-yy-story-visit";

/** Where a story asks for a demo in its first state: POST `Beginning` → `{ csrfToken }`. */
export const beginStoryPath = "/_story/begin";

/** Names the demos of stories. */
export const storyPrefix = "story:";

/** A docs page shows a dozen of them at once. */
export const mostStories = 24;

interface Beginning {
  readonly signedInAs: number | null;
  readonly faults: readonly Fault[];
}

/** Starts a story's demo anew with its visitor signed in, and answers with the page's CSRF token. */
export async function beginStory(demo: SiteDemo, request: Request): Promise<Response> {
  const { signedInAs, faults } = (await request.json()) as Beginning;
  const csrfToken = demo.begin(signedInAs);
  for (const fault of faults) demo.failNext(fault);
  return Response.json({ csrfToken });
}
