import { useServer } from "@yy/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { guideFiles } from "../../node/guideFiles";

const demo = useServer();
const { schemas, words } = guideFiles("");
const names = schemas().widgets.map(({ tag }) => tag.slice("yy-".length));

describe("the catalogue", () => {
  let html: string;
  beforeAll(async () => {
    html = (await (await demo.visitor()).visit("/widgets")).replaceAll("&#x2F;", "/");
  });
  const captured = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = ""]) => text);

  it("has the families of Storybook's sidebar, each with its widgets and a link from the top", () => {
    const sections = html.split('<section class="catalogue-family"').slice(1);
    const found = sections.map((section) => ({
      family: /<h2 id="[^"]+">([^<]+)</.exec(section)?.[1],
      tags: [...section.matchAll(/<code>(yy-[a-z-]+)</g)].map(([, tag]) => tag).sort(),
    }));
    const { families, widgets } = words();
    const pages = found.flatMap(({ tags }) => tags);
    const missing = Object.keys(widgets).filter((tag) => !pages.includes(tag));
    expect(missing, "each widget has demo-pages/pages/widgets/<name>.html").toEqual([]);
    const wanted = families.map((family) => ({
      family,
      tags: Object.keys(widgets)
        .filter((tag) => widgets[tag]?.family === family)
        .sort(),
    }));
    expect(found).toEqual(wanted);
    const ids = captured(/<h2 id="([^"]+)">/g);
    for (const id of ids) expect(html).toContain(`<a href="#${id}">`);
  });

  it("shows each widget in a light and a dark picture that is there, small, and keeps its room", async () => {
    const pictures = captured(/<picture>(.*?)<\/picture>/g);
    const without = names.filter((name) => !html.includes(`/catalogue/${name}-light.webp`));
    expect(without, `npm run test:visual -- ${without.join(" ")} --update draws these`).toEqual([]);
    expect(pictures).toHaveLength(names.length);
    let bytes = 0;
    for (const picture of pictures) {
      expect(picture).toMatch(/ width="360" height="240" alt="" loading="lazy"/);
      const [dark = "", light = ""] = [...picture.matchAll(/src(?:set)?="([^"]+)"/g)].map(
        ([, path = ""]) => path,
      );
      expect(dark).toBe(light.replace("-light", "-dark"));
      expect(picture).toContain('media="(prefers-color-scheme: dark)"');
      for (const path of [dark, light]) {
        const answer = await fetch(demo.server.origin + path);
        const content = await answer.arrayBuffer();
        expect([answer.status, answer.headers.get("content-type")], path).toEqual([
          200,
          "image/webp",
        ]);
        expect(content.byteLength, path).toBeLessThan(13_000);
        bytes += content.byteLength;
      }
    }
    // A visitor loads one theme of those in sight.
    expect(bytes / pictures.length / 2).toBeLessThan(5_000);
  });
});

describe("the frame of a guide's page", () => {
  const paths = [
    ["/guia", "guia"],
    ["/guia/comece", "guia"],
    ["/acessibilidade", "guia"],
    ["/navegadores", "guia"],
    ["/widgets", "widgets"],
    ["/widgets/follow-button", "widgets"],
    ["/widgets/flash", "widgets"],
    ["/guia/storybook", "storybook"],
    ["/guia/pacote", "pacote"],
  ] as const;

  it.each(paths)("of %s is the guide's own: no shop search, no sign-in", async (path, here) => {
    const html = (await (await demo.visitor()).visit(path)).replaceAll("&#x2F;", "/");
    const [header = ""] = /<header class="guide-header"[\s\S]*?<\/header>/.exec(html) ?? [];
    const [footer = ""] = /<footer[\s\S]*?<\/footer>/.exec(html) ?? [];
    expect(html).not.toContain('class="site-header"');
    for (const part of [header, footer]) expect(part).not.toMatch(/entrar|"\/busca"|criar conta/);
    expect(header.match(/role="search"/g)).toHaveLength(1);
    expect(header).toContain(`</span>${schemas().version}</a>`);
    expect(header).toContain('href="/"');
    const marked = [...header.matchAll(/aria-current="(?:page|true)">([^<]+)</g)];
    expect(marked.map(([, title]) => title)).toEqual([here]);
    expect(html).toMatch(/^<a class="skip-link" href="#conteudo">/m);
    for (const [, link = ""] of header.matchAll(/href="(\/[^"]*)"/g))
      expect((await fetch(demo.server.origin + link)).status, link).toBe(200);
  });

  it("says which events the logs of the examples tell about: all that the schemas have", async () => {
    const html = await (await demo.visitor()).visit("/widgets/follow-button");
    const [, events = ""] = /data-widget-events="([^"]*)"/.exec(html) ?? [];
    const declared = schemas().widgets.flatMap((widget) => widget.events.map(({ name }) => name));
    expect(declared.length).toBeGreaterThan(30);
    expect(events.split(" ")).toEqual(declared);
  });

  it("is not on a page of the shop", async () => {
    const html = await (await demo.visitor()).visit("/");
    expect(html).toContain('class="site-header"');
    expect(html).not.toContain("guide-header");
  });
});
