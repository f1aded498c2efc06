import type { VisitorEvent } from "@yy/domain/session/visitorReducer";
import { lastVisitor, rememberVisitor, visitorKey } from "@yy/page/lastVisitor";
import { userId } from "@yy/page/metas";
import { onBeforeRender, onLeft, onRendered, onRestored } from "@yy/page/moments";
import { onPathChange } from "@yy/page/pathChange";
import { isPreview } from "@yy/page/preview";
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
    rememberVisitor(identity);
    channel?.postMessage(identity);
  });
  // A page that listens is not kept in every browser's back/forward cache.
  onLeft(() => {
    channel?.close();
    channel = undefined;
  });
  onRestored(() => {
    open();
    // A page in the cache has missed all messages.
    happen({ type: "restored", last: lastVisitor() });
  });
}

/**
 * Undefined in a frame of another site, and wherever else the browser keeps pages apart: these ask
 * the server alone.
 */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(visitorKey());
  } catch {
    return undefined;
  }
}
