import { userId } from "@yy/page/metas";
import { onBeforeRender, onLeft, onRestored } from "@yy/page/moments";
import { isChangedSince, storeChange, storedChanges } from "./changeStorage";
import { session } from "./session";

/** What a page shows of its visitor. */
interface VisitorContent {
  /** Whether the page shows any of it; if not, the server is not asked who is signed in. */
  isShown(): boolean;
  /** Hides everything about the former visitor: another user may be signed in. */
  forget(): void;
  /**
   * Shows what the same visitor has changed on another page of the tab. Returns false where nothing
   * shows it yet: then it is called again later.
   */
  changed(name: string, value: boolean): boolean;
}

/**
 * Stores a change that the server has accepted, for this tab's pages in the back/forward cache: see
 * `onReturn`.
 */
export function rememberChange(name: string, value: boolean): void {
  const id = session.getState().user?.id ?? ownerByMeta();
  if (id) {
    storeChange(id, name, value);
    return;
  }
  // A widget can send a change before the user is known.
  session
    .ensureUser(console.error)
    .then(({ user }) => user && storeChange(user.id, name, value))
    .catch(() => undefined); // logged by then
}

/**
 * A page comes out of the back/forward cache as it was left. This tells it what was changed
 * meanwhile, and whether another user may have signed in.
 * @returns a function to call when the page shows more of its visitor than before.
 */
export function onReturn({ isShown, forget, changed }: VisitorContent): () => void {
  let leftAt = performance.timeOrigin;
  /** The user whose page it is: null without one, undefined while that is unknown. */
  let owner = ownerByMeta();
  // The page may have been left, and be back, before this code came.
  let isBack = isChangedSince(leftAt);
  let isDue = isBack;
  /** Changes that nothing shows yet. */
  let untold: (readonly [name: string, value: boolean])[] = [];

  const become = (visitor: number | null) => {
    // A page of an unknown owner may be this visitor's, unless nobody is signed in.
    if (owner !== undefined || visitor === null) forget();
    owner = visitor;
    isDue = true;
  };
  const tell = () => {
    untold = untold.filter(([name, value]) => !changed(name, value));
  };
  const catchUp = () => {
    const { signedIn, user } = session.getState();
    if (!isBack || signedIn === null) return;
    const visitor = user?.id ?? null;
    if (visitor !== owner) become(visitor);
    if (!isDue) return;
    isDue = false;
    untold = Object.entries(storedChanges(user?.id))
      .filter(([, { at }]) => at >= leftAt)
      .map(([name, { value }]) => [name, value]);
    tell();
  };
  const showMore = () => {
    if (!isBack || !isShown()) return;
    if (!isDue) tell();
    else if (session.getState().signedIn !== null) catchUp();
    else session.ensureUser(console.error).catch(() => undefined); // logged by then
  };

  onLeft(() => {
    leftAt = Date.now();
    const { signedIn, user } = session.getState();
    owner = signedIn === null ? ownerByMeta() : (user?.id ?? null);
  });
  onRestored(() => {
    isBack = true;
    isDue = true;
    showMore();
  });
  session.subscribe((now, before) => {
    // The session was reset: who is signed in is not known yet.
    if (isBack && now.signedIn === null && before.signedIn !== null) become(null);
    catchUp();
  });
  // A router shows a new page next, not the one that was left.
  onBeforeRender(() => {
    isBack = false;
  });
  return showMore;
}

function ownerByMeta(): number | null | undefined {
  const id = userId();
  return id === null ? undefined : id === "" ? null : Number(id);
}
