import { currentVisitor } from "@yy/http/unauthorized";
import { type SessionState, session } from "./session";

/**
 * Calls the listener when another user may be signed in: what the page has loaded for the former
 * visitor, or what they have chosen, does not hold for this one. Returns a cleanup function.
 */
export function onOtherVisitor(listener: () => void): () => void {
  let visitor = currentVisitor();
  return session.subscribe(() => {
    if (visitor === currentVisitor()) return;
    visitor = currentVisitor();
    listener();
  });
}

/**
 * Call when something is sent for the visitor. Returns a function that resolves to whether the same
 * visitor is signed in still. After a success it waits until that is certain, after a failure only
 * where another one may have come.
 */
export function rememberSender(): (answer: "success" | "failure") => Promise<boolean> {
  const visitor = currentVisitor();
  let sender = idOf(session.getState());
  const stop = session.subscribe((state) => {
    if (sender === undefined && visitor === currentVisitor()) sender = idOf(state);
  });
  return async (answer) => {
    stop();
    if (answer === "failure" && visitor === currentVisitor()) return true;
    const state = await session.ensureUser(console.error).catch(() => undefined); // logged by then
    return (
      visitor === currentVisitor() ||
      (sender !== undefined && state !== undefined && idOf(state) === sender)
    );
  };
}

/** Null when nobody is signed in, undefined while that is unknown. */
const idOf = ({ signedIn, user }: SessionState): number | null | undefined =>
  signedIn === null ? undefined : (user?.id ?? null);
