import { collectProblems, useDemo } from "@yy/testing";
import { describe, expect, it } from "vitest";
import { openHttpPage } from "../testing/httpPage";

const demo = useDemo();
const META = '<meta name="yy-icon-sprite" content="/assets/icons.svg">';
const XML = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

const serve = (text: string, type = "image/svg+xml") => {
  demo.server.addPage("/sprite", { html: text, headers: { "content-type": type } });
  return '<meta name="yy-icon-sprite" content="/sprite">';
};

describe("fetchSprite", () => {
  it("brings every symbol of the page's sprite, ready to be drawn", async () => {
    const page = await openHttpPage(demo, {
      head: META,
      body: "<svg id=a><use href='#icon-heart'/></svg>",
    });
    const seen = await page.evaluate(async () => {
      const sprite = await http.fetchSprite();
      document.body.append(sprite);
      const source = await (await fetch("/assets/icons.svg")).text();
      const use = document.querySelector<SVGUseElement>("#a use");
      return {
        symbols: sprite.querySelectorAll("symbol").length,
        expected: source.match(/<symbol /g)?.length,
        drawn: (use?.getBBox().width ?? 0) > 0,
        box: sprite.getBoundingClientRect().width,
        hidden: sprite.getAttribute("aria-hidden"),
      };
    });
    expect(seen).toEqual({
      symbols: seen.expected,
      expected: seen.expected,
      drawn: true,
      box: 0,
      hidden: "true",
    });
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });

  it("is a ConfigError without the meta", async () => {
    const page = await openHttpPage(demo);
    const outcome = await page.evaluate(() => http.outcomeOf(() => http.fetchSprite()));
    expect(outcome.error?.name).toBe("ConfigError");
  });

  it.each([
    "",
    "<svg",
    `<svg ${XML}><symbol></svg>`,
    "<html xmlns='http://www.w3.org/1999/xhtml'><body/></html>",
    "<svg><symbol id='sem-namespace'/></svg>",
    "<!doctype html><title>entrar</title><form></form>",
    '{"error":"unauthorized"}',
  ])("is a RequestError when the answer is %j", async (text) => {
    const page = await openHttpPage(demo, { head: serve(text) });
    const outcome = await page.evaluate(() => http.outcomeOf(() => http.fetchSprite()));
    expect(outcome.error).toMatchObject({ name: "RequestError", status: 200 });
  });

  it("is a RequestError when the sprite is not there", async () => {
    const page = await openHttpPage(demo, {
      head: '<meta name="yy-icon-sprite" content="/nada.svg">',
    });
    const outcome = await page.evaluate(() => http.outcomeOf(() => http.fetchSprite()));
    expect(outcome.error).toMatchObject({ name: "RequestError", status: 404 });
  });
});

describe("a cleaned sprite", () => {
  it("keeps drawing, gradients and references inside the sprite", async () => {
    const drawing =
      '<symbol id="icon-a" viewBox="0 0 2 2"><title>a</title><g fill="url(#f)" class="b">' +
      '<path d="M0 0h1v1z" stroke="currentColor" transform="rotate(45 1 1)"/><use href="#g"/><use xlink:href="#g"/></g></symbol>' +
      '<defs><linearGradient id="f"><stop offset="0" stop-color="rgb(1, 2, 3)"/></linearGradient>' +
      '<clipPath id="c"><circle r="1"/></clipPath></defs>';
    const page = await openHttpPage(demo, { head: serve(`<svg ${XML}>${drawing}</svg>`) });
    const inside = await page.evaluate(async () => (await http.fetchSprite()).innerHTML);
    expect(inside.replaceAll(/ xmlns(:xlink)?="[^"]*"/g, "")).toBe(
      drawing.replaceAll(/<(\w+)([^>]*)\/>/g, "<$1$2></$1>"),
    );
  });

  const attacks = [
    "<script>ran=1</script>",
    "<script href='/resposta.js'/>",
    "<x:script xmlns:x='http://www.w3.org/1999/xhtml'>ran=1</x:script>",
    "<g onload='ran=1' onclick='ran=1'/>",
    "<foreignObject><p xmlns='http://www.w3.org/1999/xhtml'>a</p></foreignObject>",
    "<symbol><iframe xmlns='http://www.w3.org/1999/xhtml' srcdoc='a'/></symbol>",
    "<a href='javascript:ran=1'><text>x</text></a>",
    "<use href='https://evil.test/a.svg#b'/>",
    "<use xlink:href='data:image/svg+xml,a#b'/>",
    "<image href='https://evil.test/a.png'/>",
    "<path style='fill: red'/>",
    "<style>path { fill: red }</style>",
    "<path fill='url(https://evil.test/a#b)'/>",
    "<path fill='URL( \"//evil.test/a\")'/>",
    "<path fill='u\\72l(a)'/>",
    "<path cursor='image-set(\"https://evil.test/a\" 1x)'/>",
    "<animate attributeName='href' to='javascript:ran=1'/>",
    "<set attributeName='onclick' to='ran=1'/>",
    "<g xml:base='https://evil.test/'/>",
    "<handler type='text/javascript'>ran=1</handler>",
  ];

  it("is without scripts, handlers, styles and foreign addresses", async () => {
    const page = await openHttpPage(demo, { head: serve("") });
    for (const attack of attacks) {
      serve(`<svg ${XML}>${attack}<path id="fim"/></svg>`);
      const seen = await page.evaluate(async () => {
        const sprite = await http.fetchSprite();
        document.body.append(sprite);
        await new Promise((resolve) => setTimeout(resolve, 30));
        return { markup: sprite.outerHTML, ran: Reflect.get(window, "ran") };
      });
      expect(seen.ran, attack).toBeUndefined();
      expect(seen.markup, attack).toContain('id="fim"');
      expect(seen.markup.replace(/ xmlns(:\w+)?="[^"]*"/g, ""), attack).not.toMatch(
        /script|on\w+=|evil|data|style|foreign|iframe|animate|<set|\\|handler|<a\b/i,
      );
    }
  });

  it("loses handlers and styles of its root", async () => {
    const page = await openHttpPage(demo, {
      head: serve(
        `<svg ${XML} onload="ran=1" style="display:none" width="40"><symbol id="a"/></svg>`,
      ),
    });
    const attributes = await page.evaluate(async () =>
      (await http.fetchSprite()).getAttributeNames().toSorted(),
    );
    expect(attributes).toEqual(["aria-hidden", "focusable", "height", "width"]);
    expect(collectProblems(page).cspViolations).toEqual([]);
  });
});
