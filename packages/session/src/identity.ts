import { userId } from "@yy/page/metas";
import { onBeforeRender, onLeft, onRendered, onRestored } from "@yy/page/moments";
import { isPreview } from "@yy/page/preview";
import { onRedirectedWrite } from "@yy/page/writes";
import type { Session } from "./state";

/** What is done when somebody else may be there. */
interface Visitor {
  refresh(): Promise<unknown>;
  startAnew(): void;
}

/** Where tabs tell each other who is signed in: the id of the user as text, "" for nobody. */
const channelName = "yy:identity";

/** Where the last page of this browser to learn it keeps who is signed in: a page out of the cache has heard of nothing. */
const storageKey = "yy:identity";

/** How long after a redirected submission the next page is rendered at the latest, in ms. */
const longestRender = 1000;

/**
 * A session belongs to an identity, not to a document: routers show page after page in one document, and one of them may
 * be somebody else's. Compares `meta[name=yy-user-id]` of every rendered page; where pages have none, asks again after
 * each submission that signing in or out could have been. Before the page of somebody else shows, what is known of the
 * visitor is forgotten, and asked anew.
 */
export function watchIdentity(session: Session, visitor: Visitor): void {
  watchPages(session, visitor);
  watchTabs(session, visitor);
}

function watchPages(session: Session, visitor: Visitor): void {
  let shown = userId();
  let mayHaveChanged = false;

  const compare = () => {
    // A page from a router's cache may be that of the visitor before.
    if (isPreview()) return;
    const now = userId();
    const hasChanged = now === null ? mayHaveChanged : now !== shown && now !== known(session);
    mayHaveChanged = false;
    shown = now ?? shown;
    if (hasChanged) visitor.startAnew();
  };
  onBeforeRender(compare);
  onRendered(compare);

  onRedirectedWrite(() => {
    if (userId() !== null) return;
    mayHaveChanged = true;
    // For a submission after which no page is rendered: of a frame, or by `fetch`.
    setTimeout(() => {
      if (!mayHaveChanged) return;
      mayHaveChanged = false;
      askAgain(visitor);
    }, longestRender);
  });

  // The visitor may have changed while the page was in the back/forward cache.
  onRestored(() => {
    const here = known(session);
    const last = lastKnown();
    if (here !== undefined && last !== null && here !== last) visitor.startAnew();
    else askAgain(visitor);
  });
}

function watchTabs(session: Session, visitor: Visitor): void {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const here = known(session);
      if (here !== undefined && data !== here) visitor.startAnew();
    };
  };
  open();
  let told: string | undefined;
  session.subscribe(() => {
    const here = known(session);
    // Who has asked anew and found the same visitor tells nothing, or two tabs could go on asking for ever.
    if (here === undefined || here === told) return;
    told = here;
    storeKnown(here);
    channel?.postMessage(here);
  });
  // A page that listens is not kept in every browser's back/forward cache.
  onLeft(() => channel?.close());
  onRestored(open);
}

/** The user's id as text, "" for nobody, undefined while it is unknown. */
function known(session: Session): string | undefined {
  const { signedIn, user } = session.getState();
  return signedIn === null ? undefined : String(user?.id ?? "");
}

function lastKnown(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function storeKnown(id: string): void {
  try {
    localStorage.setItem(storageKey, id);
  } catch {
    // Without storage the answer to the metadata tells.
  }
}

function askAgain(visitor: Visitor): void {
  visitor.refresh().catch(console.error);
}
