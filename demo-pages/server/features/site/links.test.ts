import { useServer, type Visitor } from "@yy/testing";
import { Parser } from "htmlparser2";
import { beforeAll, describe, expect, it } from "vitest";

const demo = useServer();

/** What the tests check of a response. */
interface Answer {
  readonly status: number;
  readonly isPage: boolean;
  readonly title: string;
  readonly description: string;
  readonly ids: readonly string[];
  /** Dialogs by their `data-name`, which a fragment may name too. */
  readonly dialogs: readonly string[];
  /** Addresses that the page needs or leads to, within the site. */
  readonly links: readonly URL[];
}

/** Paths that exist in the built site and not on the demo server. */
const builtOnly = /^\/storybook\//;
/**
 * Links of examples whose target is missing on purpose, and `/dist`, because unit tests run before
 * the build.
 */
const leftOut = /^\/(dist\/|photos\/[^/]+\/missing-|widgets\/tabs#avaliacoes$)/;

function read(html: string, status: number, url: URL): Answer {
  const page = { title: "", description: "" };
  const ids: string[] = [];
  const dialogs: string[] = [];
  const links: URL[] = [];
  let open = "";
  const parser = new Parser({
    onopentag(tag, attributes) {
      open = tag;
      const { id, href, src, action, method, content, name, "data-name": dialog } = attributes;
      if (id !== undefined) ids.push(id);
      if (dialog !== undefined) dialogs.push(dialog);
      if (tag === "meta" && name === "description") page.description = content ?? "";
      const target = tag === "form" && method !== "post" ? action : undefined;
      for (const address of [href, src, target])
        if (address !== undefined) links.push(new URL(address, url));
    },
    ontext(text) {
      if (open === "title") page.title = text;
      open = "";
    },
  });
  parser.end(html);
  const isWithin = ({ origin, pathname, hash }: URL) =>
    origin === url.origin && !leftOut.test(pathname + hash) && !builtOnly.test(pathname);
  const isPage = /^<!doctype html>/i.test(html);
  return { ...page, status, isPage, ids, dialogs, links: links.filter(isWithin) };
}

/**
 * Crawls the site from the home page: requests every link, and follows those whose path matches the
 * pattern, each path once.
 */
async function crawl(visitor: Visitor, pattern: RegExp): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const followed = new Set<string>();
  const queue = [new URL("/", demo.server.origin)];
  for (let url = queue.pop(); url; url = queue.pop()) {
    const key = url.pathname + url.search;
    if (answers.has(key)) continue;
    const response = await visitor.send(key);
    const isHtml = response.headers.get("content-type")?.includes("html") ?? false;
    const answer = read(isHtml ? await response.text() : "", response.status, url);
    const isFollowed = !followed.has(url.pathname) && pattern.test(url.pathname);
    answers.set(key, isFollowed ? answer : { ...answer, links: [] });
    if (!isFollowed) continue;
    followed.add(url.pathname);
    queue.push(...answer.links);
  }
  return answers;
}

describe.each([
  { who: "a member", userId: 1, followed: /^/, atLeast: 100 },
  // Pages that only a visitor sees.
  { who: "a visitor", userId: undefined, followed: /^\/(entrar|cadastro)?$/, atLeast: 10 },
])("the pages that $who can reach", ({ userId, followed, atLeast }) => {
  let answers: Map<string, Answer>;
  beforeAll(async () => {
    answers = await crawl(await demo.visitor(userId), followed);
  }, 60_000);
  const pages = () => [...answers].filter(([, { isPage, status }]) => isPage && status < 300);

  it("have links that lead somewhere, to a place that is there", () => {
    const broken = [...answers].flatMap(([path, { links, isPage }]) =>
      (isPage ? links : []).flatMap(({ pathname, search, hash }) => {
        const target = answers.get(pathname + search);
        // 403 (a page for pro sellers) and 422 (an empty form) are pages too.
        const isThere = target && (target.status < 400 || [403, 422].includes(target.status));
        const name = decodeURIComponent(hash.slice(1));
        const isNamed = target?.ids.includes(name) || target?.dialogs.includes(name);
        const hasPlace = name === "" || !target?.isPage || isNamed;
        return isThere && hasPlace ? [] : [`${path} → ${pathname}${search}${hash}`];
      }),
    );
    expect(broken).toEqual([]);
    expect(pages().length).toBeGreaterThan(atLeast);
  });

  it("have a title, a description, and each id once", () => {
    const wrong = pages().filter(([, { title, description, ids }]) => {
      const isNamed = title.trim() !== "" && description.trim() !== "";
      return !isNamed || new Set(ids).size < ids.length;
    });
    expect(wrong.map(([path]) => path)).toEqual([]);
  });
});

it("lists every public page for search engines, each of which is there", async () => {
  const { origin } = demo.server;
  const visitor = await demo.visitor();
  const sitemap = await visitor.visit("/sitemap.xml");
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  expect(new Set(urls).size).toBe(urls.length);
  for (const url of urls) {
    const path = url.replace(origin, "").replaceAll("&amp;", "&");
    expect((await visitor.send(path)).status, url).toBe(200);
  }
  const list = (await visitor.visit("/widgets")).replaceAll("&#x2F;", "/");
  const guide = [...list.matchAll(/href="(\/(?:widgets|guia)\/[a-z-]+)"/g)];
  expect(guide.length).toBeGreaterThan(50);
  for (const [, path] of guide) expect(urls).toContain(origin + path);

  const robots = await visitor.visit("/robots.txt");
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).toContain("Disallow: /perfil/");
  expect(robots).not.toMatch(/^Disallow: \/$/m);
});
