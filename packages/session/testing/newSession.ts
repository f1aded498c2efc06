import { vi } from "vitest";

/** Loads the session's modules as a page that has just been opened does: nobody has asked who the visitor is. */
export async function newSession() {
  // The page before is left: its session hears of no other.
  window.dispatchEvent(new Event("pagehide"));
  const symbols = Object.getOwnPropertySymbols(globalThis);
  for (const symbol of symbols)
    if (Symbol.keyFor(symbol)?.startsWith("yy.")) Reflect.deleteProperty(globalThis, symbol);
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
