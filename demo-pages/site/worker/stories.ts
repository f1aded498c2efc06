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

/** Puts a story's demo back to its seed, signs its visitor in, and answers with the page's CSRF token. */
export async function beginStory(demo: SiteDemo, request: Request): Promise<Response> {
  const { signedInAs, faults } = (await request.json()) as Beginning;
  demo.reset();
  const page = await demo.answer(new Request(new URL("/", request.url)));
  const [, csrfToken = ""] = /name="csrf-token" content="([^"]*)"/.exec(await page.text()) ?? [];
  if (signedInAs !== null)
    await demo.answer(
      new Request(new URL("/_demo/sign-in", request.url), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ userId: signedInAs }),
      }),
    );
  for (const fault of faults) demo.failNext(fault);
  return Response.json({ csrfToken });
}
