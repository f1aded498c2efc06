import { chapterNames, chapterPath } from "./chapterGroups";

/** Where a link of a chapter leads: to an address, or to a file of the repository that is no page here. */
export type ChapterLink = { readonly href: string } | { readonly file: string };

/**
 * Resolves an address as a chapter's file in `docs/guide` writes it, so that links work there and on the site:
 * `csp.md#trusted-types` is `/guia/csp#trusted-types`, `../../widgets/mask` is `/widgets/mask`.
 */
export function chapterLink(address: string): ChapterLink {
  if (address.startsWith("#") || /^https?:/.test(address)) return { href: address };
  const { pathname, hash } = new URL(address, "file:///docs/guide/");
  const fragment = decodeURIComponent(hash);
  const chapter = /^\/docs\/guide\/([\w-]+)\.md$/.exec(pathname)?.[1];
  if (chapter !== undefined && chapterNames.includes(chapter))
    return { href: chapterPath(chapter) + fragment };
  if (pathname === "/docs/browsers.md") return { href: `/navegadores${fragment}` };
  const page = pagesOfFiles[pathname];
  if (page !== undefined) return { href: page + fragment };
  const widget = /^\/(widgets(?:\/[\w-]+)?)\/?$/.exec(pathname)?.[1];
  return widget === undefined ? { file: pathname.slice(1) } : { href: `/${widget}${fragment}` };
}

/** Files outside of `docs/guide` that visitors read as a page. */
const pagesOfFiles: Readonly<Record<string, string>> = { "/docs/browsers.md": "/navegadores" };
