import { vi } from "vitest";
import { leavePage } from "../../http/testing/usePage";

/**
 * Loads the session's modules as a page that has just been opened does: nothing has asked who the
 * visitor is.
 */
export async function newSession() {
  leavePage();
  vi.resetModules();
  const [{ session }, { askInbox, refreshInbox }, { inboxWrites }, { request }] = await Promise.all(
    [
      import("../src/session"),
      import("../src/inbox"),
      import("../src/inboxWrites"),
      import("@yy/http/client"),
    ],
  );
  return { session, askInbox, refreshInbox, inboxWrites, request };
}
