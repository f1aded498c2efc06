import { currentVisitor } from "@yy/http/unauthorized";
import { type SessionState, session } from "./session";

/**
 * Calls the listener when somebody else may be there: what the page has learnt for the visitor
 * before, or what they have chosen, is not theirs. Returns a cleanup function.
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
 * Call when something is sent for the visitor. Returns a function that resolves to whether they are
 * there still. Where that is in doubt, a success waits until it is known; a failure is told to
 * whoever is there.
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

/** Null for nobody, undefined while it is unknown. */
const idOf = ({ signedIn, user }: SessionState): number | null | undefined =>
  signedIn === null ? undefined : (user?.id ?? null);
