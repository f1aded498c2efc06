import { useStore } from "zustand/react";
import { type SessionState, session } from "./session";

/**
 * A value of the session; the component renders again when it changes. The selector must return a
 * field, not a new object at each call.
 */
export function useSession<T>(selector: (state: SessionState) => T): T {
  return useStore(session, selector);
}
