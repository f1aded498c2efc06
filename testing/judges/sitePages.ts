import { startDemoServer } from "@yy/demo-pages/server";
import { Parser } from "htmlparser2";
import { type Visitor, visitorOf } from "../demo/visitor";

/** A page and its visitor. */
export interface SitePage {
  readonly path: string;
  /** The id of the signed-in user; undefined for a signed-out visitor. */
  readonly userId?: number;
}

/** Matches paths that exist only in the built site, or are not pages. */
const notHere = /^\/(storybook|dist|vendor|assets|photos|_demo)\//;

/**
 * All pages that a member and a signed-out visitor can reach by links, and pages without links to
 * them.
 */
export async function sitePages(): Promise<SitePage[]> {
  const server = await startDemoServer();
  try {
    const asMember = await reachable(await visitorOf(server, 1));
    const asVisitor = await reachable(await visitorOf(server));
    return [
      ...asMember.map((path) => ({ path, userId: 1 })),
      // Pages for pro sellers, closed to other members.
      ...["/pro/precos-faltantes", "/pro/outposts/new"].map((path) => ({ path, userId: 2 })),
      ...asVisitor.filter((path) => isOtherSignedOut.test(path)).map((path) => ({ path })),
      { path: "/pagina-que-nao-existe" },
    ];
  } finally {
    await server.close();
  }
}

/**
 * Matches pages with different content for signed-out visitors. Other pages only differ in the
 * header.
 */
const isOtherSignedOut = /^\/(entrar|cadastro)?$/;

/** A key that is the same for all pages of a template. Only the first of them is audited. */
const templateOf = (pathname: string) =>
  pathname.replace(/(?<=^\/(?:p|videos)\/|^\/@|^\/perfil\/mensagens\/[a-z]+)[^/]+/, "…");

/** The paths of all pages that can be reached from the home page, each with one query. */
async function reachable(visitor: Visitor): Promise<string[]> {
  const seen = new Set<string>();
  const pages: string[] = [];
  const waiting = ["/"];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const template = templateOf(new URL(path, "http://site").pathname);
    if (seen.has(template) || notHere.test(template)) continue;
    seen.add(template);
    const html = await visitor.visit(path);
    if (!/^<!doctype html>/i.test(html)) continue;
    pages.push(path);
    waiting.push(...linksOf(html, path));
  }
  return pages;
}

function linksOf(html: string, from: string): string[] {
  const base = new URL(from, "http://site");
  const links: string[] = [];
  const parser = new Parser({
    onopentag(tag, { href }) {
      if (tag !== "a" || href === undefined) return;
      const { origin, pathname, search } = new URL(href, base);
      if (origin === base.origin) links.push(pathname + search);
    },
  });
  parser.end(html);
  return links;
}

export const isOfGuide = ({ path }: SitePage): boolean => /^\/(guia|widgets)\b/.test(path);
