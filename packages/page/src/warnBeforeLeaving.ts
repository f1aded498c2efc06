import { isSamePage } from "@yy/domain/urls/parts";
import { onBeforeVisit } from "./moments";

/**
 * Asks before the visitor leaves: the browser does so itself, and this function before a visit of a
 * router. It does not ask where the page stays: for a link to a program or a download, and a page
 * that its router shows anew. Use it only while something would be lost: some browsers keep a page
 * that listens to `beforeunload` out of the back/forward cache. Returns a cleanup function.
 */
export function warnBeforeLeaving(question: string): () => void {
  const end = new AbortController();
  const { signal } = end;
  /** The link that is being followed, for as long as following it takes. */
  let followed: Element | undefined;
  const follow = (link: Element | undefined) => {
    followed = link;
    setTimeout(() => {
      if (followed === link) followed = undefined;
    }, maxFollowingMs);
  };

  window.addEventListener("click", (event) => follow(linkOf(event)), { signal, capture: true });
  window.addEventListener(
    "beforeunload",
    (event) => {
      if (!followed || !staysHere(followed)) event.preventDefault();
    },
    { signal },
  );
  onBeforeVisit(
    (event) => {
      const isAsked = !event.defaultPrevented && !isRefresh(event, followed);
      if (isAsked && !window.confirm(question)) event.preventDefault();
    },
    { signal },
  );
  return () => end.abort();
}

/** How long the browser and its router take at most to act on a click. */
const maxFollowingMs = 100;

function linkOf(event: Event): Element | undefined {
  return event
    .composedPath()
    .find(
      (node): node is Element => node instanceof Element && node.matches("a[href], area[href]"),
    );
}

/** Whether the link is a download, or an address that another program opens: `mailto:`, `tel:`. */
function staysHere(link: Element): boolean {
  const { protocol } = link as HTMLAnchorElement;
  return link.hasAttribute("download") || !pageProtocols.includes(protocol);
}

const pageProtocols = ["http:", "https:", "blob:", "data:", "file:", "javascript:", "about:"];

/**
 * Whether the router shows this page anew, by itself or in place of this one, without a link that
 * was followed to come here again.
 */
function isRefresh(event: Event, followed: Element | undefined): boolean {
  // Turbo has the address in its event's `detail`, Turbolinks in `data`.
  const { detail, data } = event as Partial<Record<"detail" | "data", { url?: unknown }>>;
  const url = detail?.url ?? data?.url;
  if (typeof url !== "string" || !isSamePage(url, location.href)) return false;
  return !followed || followed.getAttribute("data-turbo-action") === "replace";
}
