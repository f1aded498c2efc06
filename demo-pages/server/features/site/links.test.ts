import { useServer, type Visitor } from "@yy/testing";
import { type DefaultTreeAdapterMap, parse } from "parse5";
import { beforeAll, describe, expect, it } from "vitest";

const demo = useServer();

/** An answer of the site, as far as links are concerned. */
interface Answer {
  readonly status: number;
  readonly isPage: boolean;
  readonly title: string;
  readonly description: string;
  /** Names that a fragment may have: ids, and dialogs by their `data-name`. */
  readonly anchors: ReadonlySet<string>;
  /** Addresses that the page needs or leads to, within the site. */
  readonly links: readonly URL[];
}

/** What exists in the built site and not on the demo server. */
const builtOnly = /^\/storybook\//;
/** Of examples that show what happens without it; with it `/dist`, which the unit tests do not wait for. */
const leftOut = /^\/(dist\/|photos\/[^/]+\/missing-|widgets\/tabs#avaliacoes$)/;

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

const attributeOf = (element: Element, name: string) =>
  element.attrs.find((each) => each.name === name)?.value;

function read(html: string, status: number, url: URL): Answer {
  const elements: Element[] = [];
  const visit = (node: Node): void => {
    if ("tagName" in node) elements.push(node);
    if ("content" in node) visit(node.content);
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  const description = elements.find((each) => attributeOf(each, "name") === "description");
  const [title] = elements.find(({ tagName }) => tagName === "title")?.childNodes ?? [];
  return {
    status,
    isPage: /^<!doctype html>/i.test(html),
    title: title && "value" in title ? title.value : "",
    description: (description && attributeOf(description, "content")) ?? "",
    anchors: new Set(
      elements
        .flatMap((each) => [attributeOf(each, "id"), attributeOf(each, "data-name")])
        .filter((name) => name !== undefined),
    ),
    links: elements.flatMap((each) => linksOf(each, url)),
  };
}

function linksOf(element: Element, page: URL): URL[] {
  const texts = ["href", "src"].map((name) => attributeOf(element, name));
  if (element.tagName === "form" && attributeOf(element, "method") !== "post")
    texts.push(attributeOf(element, "action"));
  return texts
    .filter((text) => text !== undefined)
    .map((text) => new URL(text, page))
    .filter(
      ({ origin, pathname, hash }) =>
        origin === page.origin && !leftOut.test(pathname + hash) && !builtOnly.test(pathname),
    );
}

/**
 * Asks for every link from the home page on, and follows those that the pattern finds; a path with other queries is
 * followed once.
 */
async function walk(visitor: Visitor, pattern: RegExp): Promise<Map<string, Answer>> {
  const { origin } = demo.server;
  const answers = new Map<string, Answer>();
  const followed = new Set<string>();
  const waiting = [new URL("/", origin)];
  for (let url = waiting.pop(); url; url = waiting.pop()) {
    const key = url.pathname + url.search;
    if (answers.has(key)) continue;
    const response = await visitor.send(key);
    const isHtml = response.headers.get("content-type")?.includes("html") ?? false;
    const answer = read(isHtml ? await response.text() : "", response.status, url);
    const isFollowed = !followed.has(url.pathname) && pattern.test(url.pathname);
    answers.set(key, isFollowed ? answer : { ...answer, links: [] });
    if (!isFollowed) continue;
    followed.add(url.pathname);
    waiting.push(...answer.links);
  }
  return answers;
}

describe.each([
  { who: "a member", userId: 1, followed: /^/, atLeast: 100 },
  // What only a visitor is shown.
  { who: "a visitor", userId: undefined, followed: /^\/(entrar|cadastro)?$/, atLeast: 10 },
])("the pages that $who can reach", ({ userId, followed, atLeast }) => {
  let answers: Map<string, Answer>;
  beforeAll(async () => {
    answers = await walk(await demo.visitor(userId), followed);
  }, 60_000);
  const pages = () => [...answers].filter(([, { isPage, status }]) => isPage && status < 300);

  it("have links that lead somewhere, to a place that is there", () => {
    const broken = [...answers].flatMap(([path, { links, isPage }]) =>
      (isPage ? links : []).flatMap(({ pathname, search, hash }) => {
        const target = answers.get(pathname + search);
        // 403 and 422 are pages too: for pro sellers, and of a form that nothing was typed into.
        const isThere = target && (target.status < 400 || [403, 422].includes(target.status));
        const name = decodeURIComponent(hash.slice(1));
        const hasPlace = name === "" || !target?.isPage || target.anchors.has(name);
        return isThere && hasPlace ? [] : [`${path} → ${pathname}${search}${hash}`];
      }),
    );
    expect(broken).toEqual([]);
    expect(pages().length).toBeGreaterThan(atLeast);
  });

  it("have a title and a description", () => {
    expect(
      pages()
        .filter(([, { title, description }]) => title.trim() === "" || description.trim() === "")
        .map(([path]) => path),
    ).toEqual([]);
  });
});

describe("what search engines read", () => {
  it("lists every public page, each of which is there", async () => {
    const visitor = await demo.visitor();
    const answer = await visitor.send("/sitemap.xml");
    expect(answer.headers.get("content-type")).toContain("application/xml");
    const urls = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = ""]) => url,
    );
    expect(new Set(urls).size).toBe(urls.length);
    for (const url of urls) {
      expect(url.startsWith(`${demo.server.origin}/`)).toBe(true);
      expect(
        (await visitor.send(url.slice(demo.server.origin.length).replaceAll("&amp;", "&"))).status,
        url,
      ).toBe(200);
    }
    const guide = [
      ...(await visitor.visit("/widgets"))
        .replaceAll("&#x2F;", "/")
        .matchAll(/href="(\/(?:widgets|guia)\/[a-z-]+)"/g),
    ];
    expect(guide.length).toBeGreaterThan(50);
    for (const [, path] of guide) expect(urls).toContain(demo.server.origin + path);
  });

  it("is told where the list is, and what is nobody else's", async () => {
    const text = await (await demo.visitor()).visit("/robots.txt");
    expect(text).toContain(`Sitemap: ${demo.server.origin}/sitemap.xml`);
    expect(text).toMatch(/^User-agent: \*$/m);
    expect(text).toContain("Disallow: /perfil/");
    expect(text).not.toMatch(/^Disallow: \/$/m);
  });
});
