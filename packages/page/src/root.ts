import { hasPage } from "./hasPage";
import { givenRoot } from "./metas";

/**
 * Segments alone: what begins with two slashes, or with one and a backslash, would name another
 * host.
 */
const pathOfRoot = /^((\/[^/\\?#\s]+)*)\/?$/;

/**
 * `/loja` where `meta[name=yy-root]` says that the application is there; undefined for what is no
 * path.
 */
export const root = (): string | undefined => pathOfRoot.exec(givenRoot())?.[1];

/**
 * A path of the application, where that is not at the root of its origin: `/loja/metadata/user` for
 * `/metadata/user`. All paths that widgets know by themselves go through here; what begins with no
 * slash stays as it is. On a page whose `<base href>` is of another host they lead to the page's
 * own origin all the same.
 */
export function underRoot(path: string): string {
  if (!path.startsWith("/")) return path;
  const own = (root() ?? "") + path;
  return hasForeignBase() ? location.origin + own : own;
}

const hasForeignBase = () => hasPage && new URL(document.baseURI).origin !== location.origin;
