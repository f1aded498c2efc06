import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { useServer } from "@yy/testing";
import { lexer } from "marked";
import { describe, expect, it } from "vitest";
import { repositoryFolder } from "../../../node/paths";
import { chapterNames } from "./chapterGroups";
import { isKnownLanguage } from "./highlight";

const demo = useServer();
const pages = new Map<string, Promise<string>>();
const captured = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text = ""]) => text);

/** A page as any visitor gets it, asked for once. */
function visit(path: string): Promise<string> {
  const ask = async () =>
    (await (await demo.visitor()).visit(path)).replace(/&#x(2F|3D);/g, (_, code) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  const known = pages.get(path) ?? ask();
  pages.set(path, known);
  return known;
}

const markdownOf = (name: string) =>
  readFileSync(join(repositoryFolder, "docs/guide", `${name}.md`), "utf8");

it("has every file of docs/guide as a chapter, once", () => {
  const files = readdirSync(join(repositoryFolder, "docs/guide"));
  expect([...chapterNames].sort()).toEqual(files.map((file) => file.replace(/\.md$/, "")).sort());
});

describe.each(chapterNames)("the chapter %s", (name) => {
  it("has one title and a description that a search engine shows whole", async () => {
    const html = await visit(`/guia/${name}`);
    const [title = ""] = captured(html, /<h1>(.*?)<\/h1>/g);
    expect(html).toContain(`<title>${title} · o guia da voltinha</title>`);
    const [description = ""] = captured(html, /<meta name="description" content="([^"]*)">/g);
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThan(240);
  });

  it("has each id once, and nothing that is left of its template", async () => {
    const html = await visit(`/guia/${name}`);
    const ids = captured(html, /\sid="([^"]+)"/g);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(html).not.toContain("&lt;!-- partial");
    const prose = html.slice(html.indexOf('class="prose"'), html.indexOf("chapter-turn"));
    expect(prose.replace(/<code\b[\s\S]*?<\/code>/g, "")).not.toMatch(/\{\{|\sstyle="/);
  });

  it("links to pages and parts that are there", async () => {
    const html = await visit(`/guia/${name}`);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const links = captured(
      main.replace(/<div class="stage">[\s\S]*?<\/div>/g, ""),
      /href="([^"]+)"/g,
    );
    for (const link of new Set(links)) {
      const { origin, pathname, hash } = new URL(link, `http://demo/guia/${name}`);
      if (origin !== "http://demo") continue;
      const target = await visit(pathname);
      if (hash !== "") expect(target, link).toContain(`id="${decodeURIComponent(hash.slice(1))}"`);
    }
  });

  it("writes code in languages that are highlighted", () => {
    const languages = lexer(markdownOf(name)).flatMap((token) =>
      token.type === "code" ? [(token.lang ?? "").split(" ")[0] ?? ""] : [],
    );
    expect(languages.filter((language) => !isKnownLanguage(language))).toEqual([]);
  });
});

describe("the way through the chapters", () => {
  it("leads from each to the next and back, and marks the open one", async () => {
    const nextOf = async (name: string) =>
      captured(await visit(`/guia/${name}`), /href="\/guia\/([\w-]+)" rel="next"/g)[0];
    const walk = [chapterNames[0] ?? ""];
    for (let next = await nextOf(walk[0] ?? ""); next; next = await nextOf(next)) walk.push(next);
    expect(walk).toEqual(chapterNames);
    const second = await visit(`/guia/${chapterNames[1]}`);
    expect(second).toContain(`href="/guia/${chapterNames[0]}" rel="prev"`);
    expect(captured(second, /href="([^"]+)" aria-current="page"/g)).toEqual([
      `/guia/${chapterNames[1]}`,
    ]);
  });

  it("begins in the guide's list", async () => {
    const list = captured(await visit("/widgets"), /href="\/guia\/([\w-]+)"/g);
    expect(list).toEqual(chapterNames);
    const moved = await fetch(`${demo.server.origin}/guia`, { redirect: "manual" });
    expect(moved.headers.get("location")).toBe("/widgets#capitulos");
  });

  it("ends in the 404 page for a chapter that is none", async () => {
    expect((await fetch(`${demo.server.origin}/guia/nenhum`)).status).toBe(404);
    expect((await fetch(`${demo.server.origin}/guia/..%2f..%2fREADME`)).status).toBe(404);
  });

  it("is found by the search without a script", async () => {
    const found = await visit("/widgets?busca-guia=trusted+types");
    expect(captured(found, /href="\/guia\/([\w-]+)"/g)).toEqual(["csp"]);
  });
});

it("has every page that the doctor's findings and the errors of widgets name", async () => {
  const sources = ["packages", "tools"]
    .flatMap((folder) =>
      readdirSync(join(repositoryFolder, folder), { recursive: true, encoding: "utf8" })
        .filter((file) => /^\w+\/src\/.*\.tsx?$/.test(file) && !file.includes(".test."))
        .map((file) => readFileSync(join(repositoryFolder, folder, file), "utf8")),
    )
    .join("\n");
  const named = captured(sources, /"((?:docs\/guide|widgets)\/[\w/-]+\.md)"/g);
  expect(named.length).toBeGreaterThan(4);
  for (const path of new Set(named)) {
    expect(existsSync(join(repositoryFolder, path)), path).toBe(true);
    const page = path
      .replace(/^docs\/guide\/(.*)\.md$/, "/guia/$1")
      .replace(/^(widgets\/.*)\/README\.md$/, "/$1");
    expect((await fetch(demo.server.origin + page)).status, page).toBe(200);
  }
});
