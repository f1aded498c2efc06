import type { Page } from "playwright";
import { useHost } from "../../walks/useHost";
import { type RailsHostOptions, startRailsHost } from "./startRailsHost";

/**
 * A Rails host and a Chromium for the tests of a file, see {@link useHost}; users sign in by id.
 */
export const useRailsHost = (options: RailsHostOptions = {}) =>
  useHost(() => startRailsHost(options), { signIn, hasReports: options.rackup === undefined });

async function signIn(page: Page, url: string, userId: number): Promise<void> {
  const { request } = page.context();
  const html = await (await request.get(`${url}/entrar`)).text();
  const [, token = ""] = /name="authenticity_token" value="([^"]+)"/.exec(html) ?? [];
  const form = { authenticity_token: token, user_id: userId };
  const answer = await request.post(`${url}/entrar`, { form });
  if (!answer.ok()) throw new Error(`Signing in as ${userId}: ${answer.status()}`);
}
