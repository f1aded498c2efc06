import { userId } from "@yy/page/metas";
import { onBeforeRender, onLeft, onRestored } from "@yy/page/moments";
import { isChangedSince, storeChange, storedChanges } from "./changeStorage";
import { session } from "./session";

/** What a page shows of its visitor. */
interface Shown {
  /** Whether the page shows any of it: else nobody is asked for. */
  isShown(): boolean;
  /** Somebody else may be there: nothing of the visitor before may be seen any more. */
  forget(): void;
  /**
   * The same visitor has changed this on another page of the tab. Returns false where nothing shows
   * it yet: then it is told again.
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
  // A widget can send it without knowing who is there.
  session
    .ensureUser(console.error)
    .then(({ user }) => user && storeChange(user.id, name, value))
    .catch(() => undefined); // logged by then
}

/**
 * A page comes out of the back/forward cache as it was left: its server does not know what was done
 * meanwhile, nor that somebody else may have signed in. Tells both.
 * @returns a function to call when the page shows more of its visitor than before.
 */
export function onReturn({ isShown, forget, changed }: Shown): () => void {
  let leftAt = performance.timeOrigin;
  /** Whose page it is: null for nobody's, undefined while that is unknown. */
  let owner = ownerByMeta();
  // The page may have been left, and be back, before this code came.
  let isBack = isChangedSince(leftAt);
  let isDue = isBack;
  /** Changes that nothing shows yet. */
  let untold: (readonly [name: string, value: boolean])[] = [];

  const become = (visitor: number | null) => {
    // Where it is unknown whose page it was, it may be that of who is there, but never nobody's.
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
    // Forgotten: who is there now is yet to be learnt.
    if (isBack && now.signedIn === null && before.signedIn !== null) become(null);
    catchUp();
  });
  // What a router shows next is not what was left.
  onBeforeRender(() => {
    isBack = false;
  });
  return showMore;
}

function ownerByMeta(): number | null | undefined {
  const id = userId();
  return id === null ? undefined : id === "" ? null : Number(id);
}
