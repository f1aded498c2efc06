import type { CurrentUser } from "@yy/session/session";
import { useState } from "react";
import { useVisitor } from "./useVisitor";

/**
 * The user whose work the element holds: the first one who is signed in, even after their session
 * has ended. Null before, and for good once another user is signed in, as in another tab: what was
 * typed until then is not theirs.
 */
export function useOwner(): CurrentUser | null {
  const user = useVisitor((session) => session.user);
  const [owner, setOwner] = useState<CurrentUser | "several" | null>(user);
  if (user && owner !== "several" && owner !== user)
    setOwner(owner === null || owner.id === user.id ? user : "several");
  return owner === "several" ? null : owner;
}
