import { collectProblems, useDemo } from "@yy/testing";
import { describe, expect, it } from "vitest";
import { openHttpPage } from "../testing/httpPage";

const demo = useDemo();
const XML = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

const serve = (text: string) => {
  demo.server.addPage("/sprite", { html: text, headers: { "content-type": "image/svg+xml" } });
  return '<meta name="yy-icon-sprite" content="/sprite">';
};

describe("fetchSprite", () => {
  it("draws the symbols of the page's sprite, and takes no room", async () => {
    const page = await openHttpPage(demo, {
      head: '<meta name="yy-icon-sprite" content="/assets/icons.svg">',
      body: "<svg id=a><use href='#icon-heart'/></svg>",
    });
    const seen = await page.evaluate(async () => {
      const sprite = await http.fetchSprite();
      document.body.append(sprite);
      const use = document.querySelector<SVGUseElement>("#a use");
      return [(use?.getBBox().width ?? 0) > 0, sprite.getBoundingClientRect().width];
    });
    expect(seen).toEqual([true, 0]);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });

  it("is a RequestError when the answer is no SVG, or broken", async () => {
    const page = await openHttpPage(demo, { head: serve("") });
    for (const text of [
      "",
      "<svg",
      `<svg ${XML}><symbol></svg>`,
      "<html xmlns='http://www.w3.org/1999/xhtml'><body/></html>",
      "<svg><symbol id='sem-namespace'/></svg>",
      "<!doctype html><title>entrar</title><form></form>",
    ]) {
      serve(text);
      const outcome = await page.evaluate(() => http.outcomeOf(() => http.fetchSprite()));
      expect(outcome.error, text).toMatchObject({ name: "RequestError", status: 200 });
    }
  });
});

describe("a cleaned sprite", () => {
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
