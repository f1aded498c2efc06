import type { VisitorEvent } from "@yy/domain/session/visitorReducer";
import { givenRoot, userId } from "@yy/page/metas";
import { onBeforeRender, onLeft, onRendered, onRestored } from "@yy/page/moments";
import { onPathChange } from "@yy/page/pathChange";
import { isPreview } from "@yy/page/preview";
import { readStored, writeStored } from "@yy/page/stored";
import { onRedirectedWrite, onSubmittedWrite } from "@yy/page/writes";
import type { Session } from "./state";

/** How long after a redirected submission the next page is rendered at the latest. */
const maxRenderMs = 1000;

/**
 * Reports each sign that another user may be signed in: the next page, the end of a submission,
 * another tab.
 */
export function watchVisitor(session: Session, happen: (event: VisitorEvent) => void): void {
  watchPages(happen);
  watchWrites(happen);
  watchTabs(session, happen);
}

function watchPages(happen: (event: VisitorEvent) => void): void {
  let shown = userId();
  const look = () => {
    // A page from a router's cache may belong to the former visitor.
    if (isPreview()) return;
    shown = userId();
    happen({ type: "page", meta: shown, isNew: true });
  };
  onBeforeRender(look);
  onRendered(look);
  onPathChange(look);
  watchMeta(() => shown !== userId() && look());
}

/** Routers that we do not know change the head by their own means, or replace it. */
function watchMeta(look: () => void): void {
  const watcher = new MutationObserver(() => {
    watch();
    look();
  });
  const watch = () => {
    watcher.observe(document.documentElement, { childList: true });
    watcher.observe(document.head, {
      childList: true,
      subtree: true,
      attributeFilter: ["content"],
    });
  };
  watch();
  onLeft(() => watcher.disconnect());
  onRestored(watch);
}

function watchWrites(happen: (event: VisitorEvent) => void): void {
  onSubmittedWrite(() => happen({ type: "wrote" }));
  onRedirectedWrite(() => {
    happen({ type: "wrote" });
    // No page is rendered after the submission of a frame, or one by `fetch`.
    setTimeout(() => happen({ type: "stayed" }), maxRenderMs);
  });
}

/** The name under which the pages of one application tell each other who is signed in. */
const sharedKey = () => `yy:identity${givenRoot()}`;

function watchTabs(session: Session, happen: (event: VisitorEvent) => void): void {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel = openChannel();
    if (channel)
      channel.onmessage = ({ data }: MessageEvent<unknown>) =>
        happen({ type: "told", identity: String(data) });
  };
  open();
  let told: string | undefined;
  session.subscribe(({ signedIn, user }) => {
    if (signedIn === null) return;
    const identity = String(user?.id ?? "");
    // A page that has asked anew and found the same visitor tells nothing, or two tabs could go on
    // asking for ever.
    if (identity === told) return;
    told = identity;
    store(identity);
    channel?.postMessage(identity);
  });
  // A page that listens is not kept in every browser's back/forward cache.
  onLeft(() => {
    channel?.close();
    channel = undefined;
  });
  onRestored(() => {
    open();
    happen({ type: "restored", last: stored() });
  });
}

/**
 * Undefined in a frame of another site, and wherever else the browser keeps pages apart: these ask
 * the server alone.
 */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(sharedKey());
  } catch {
    return undefined;
  }
}

/** Who was signed in on the last page that knew it: a page in the cache has missed all messages. */
const stored = (): string | null => readStored("localStorage", sharedKey());

/** Without storage, a page that comes back learns it from the server. */
const store = (identity: string): boolean => writeStored("localStorage", sharedKey(), identity);
