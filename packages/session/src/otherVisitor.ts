import { session } from "./session";

/**
 * Calls the listener when somebody else is there than the visitor whom the page had to forget. One who was signed out by a
 * 401 is not somebody else: they see what becomes of their own choice. Returns a cleanup function.
 */
export function onOtherVisitor(listener: () => void): () => void {
  let forgotten: { readonly id: number | undefined } | undefined;
  return session.subscribe(({ signedIn, user }, before) => {
    if (signedIn === null) {
      if (before.signedIn !== null) forgotten = { id: before.user?.id };
      return;
    }
    const isOther = forgotten !== undefined && forgotten.id !== user?.id;
    forgotten = undefined;
    if (isOther) listener();
  });
}

/** Resolves as the request of a visitor does, but not while the page has forgotten them: then once it knows who is there. */
export async function whenKnown<T>(request: Promise<T>): Promise<T> {
  const { signedIn } = session.getState();
  try {
    return await request;
  } finally {
    if (signedIn !== null && session.getState().signedIn === null)
      await session.ensureUser(console.error).catch(() => undefined); // logged by then
  }
}
