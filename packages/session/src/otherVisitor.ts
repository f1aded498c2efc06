import { currentVisitor } from "@yy/http/unauthorized";
import { userId } from "@yy/page/metas";
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
 * Calls the listener when a user who was known to be signed in may not be any more. Unlike
 * `onOtherVisitor` it is not called while nobody was known: the errors of a sign-in form are for
 * whoever is there. Returns a cleanup function.
 */
export function onUserGone(listener: () => void): () => void {
  let known = session.getState().user !== null;
  const stops = [
    onOtherVisitor(() => {
      if (known) listener();
    }),
    session.subscribe(({ user }) => {
      known = user !== null;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Call when the visitor asks for something that is sent now, or once something else has come.
 * Returns a function that resolves to whether the same visitor is signed in still. After a success
 * it waits until that is certain; after a failure, and before it is sent, only where another one
 * may have come.
 */
export function rememberSender(): (answer: "success" | "failure" | "none") => Promise<boolean> {
  const visitor = currentVisitor();
  const named = userId();
  let sender = idOf(session.getState());
  const stop = session.subscribe((state) => {
    if (sender === undefined && visitor === currentVisitor()) sender = idOf(state);
  });
  return async (answer) => {
    stop();
    // A router may have brought the next user's page before the session's code was there.
    const now = userId();
    if (named !== null && now !== null && named !== now) return false;
    if (answer !== "success" && visitor === currentVisitor()) return true;
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
