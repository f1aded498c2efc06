import { startDemoServer } from "@yy/demo-pages/server";
import { Parser } from "htmlparser2";
import { type Visitor, visitorOf } from "../demo/visitor";

/** A page, and who looks at it. */
export interface SitePage {
  readonly path: string;
  /** Id of the signed-in user; signed out without it. */
  readonly userId?: number;
}

/** In the built site alone, or no page. */
const notHere = /^\/(storybook|dist|vendor|assets|photos|_demo)\//;

/** Every page that a member and a visitor come to by links, and those that no link leads to. */
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

/** Pages that show a visitor something of their own; the others differ by the header alone. */
const isOtherSignedOut = /^\/(entrar|cadastro)?$/;

/** The same for all pages of one template, of which the first stands for the others. */
const templateOf = (pathname: string) =>
  pathname.replace(/(?<=^\/(?:p|videos)\/|^\/@|^\/perfil\/mensagens\/[a-z]+)[^/]+/, "…");

/** Paths of all pages from the home page on, each with one query. */
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
