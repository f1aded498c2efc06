import { hasPage } from "./hasPage";
import { givenRoot } from "./metas";

/**
 * Takes path segments alone: a text that begins with two slashes, or with one and a backslash,
 * would name another host.
 */
const pathOfRoot = /^((\/[^/\\?#\s]+)*)\/?$/;

/**
 * `/loja` where `meta[name=yy-root]` says that the application is there; undefined when that is not
 * a path.
 */
export const root = (): string | undefined => pathOfRoot.exec(givenRoot())?.[1];

/**
 * A path of the application, where that is not at the root of its origin: `/loja/metadata/user` for
 * `/metadata/user`. All paths that widgets know by themselves go through here; one without a
 * leading slash stays as it is. They lead to the page's own origin even if its `<base href>` names
 * another host.
 */
export function underRoot(path: string): string {
  if (!path.startsWith("/")) return path;
  const own = (root() ?? "") + path;
  return hasForeignBase() ? location.origin + own : own;
}

const hasForeignBase = () => hasPage && new URL(document.baseURI).origin !== location.origin;
