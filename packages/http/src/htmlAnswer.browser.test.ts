import { useDemo } from "@yy/testing";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { openHttpPage } from "../testing/httpPage";
import { useOtherOrigin } from "../testing/otherOrigin";

// Without the demo's Content-Security-Policy: the cleaning must also be safe on pages without one.
const demo = useDemo({ csp: false });
const other = useOtherOrigin();

const html = (body: string, headers: Record<string, string> = {}) =>
  demo.server.addPage("/pedaco", { html: body, headers });

describe("fetchHtml", () => {
  it("asks for HTML and gives nodes, headers and the final address", async () => {
    const page = await openHttpPage(demo);
    demo.server.addPage("/antes", { html: "", status: 302, headers: { location: "/pedaco" } });
    html("<p>um</p>dois", { link: '</pedaco?page=2>; rel="next"' });
    const seen = await page.evaluate(async () => {
      const { fragment, url, headers } = await http.fetchHtml("/antes");
      return { text: fragment.textContent, url, link: headers.get("link") };
    });
    expect(seen).toEqual({
      text: "umdois",
      url: `${demo.server.origin}/pedaco`,
      link: '</pedaco?page=2>; rel="next"',
    });
    expect(demo.server.requests.at(-1)?.headers.accept).toBe("text/html");
  });

  it("gives callers who share an answer nodes of their own", async () => {
    const page = await openHttpPage(demo);
    html("<p>um</p>");
    const texts = await page.evaluate(async () => {
      const [first, second] = await Promise.all([
        http.fetchHtml("/pedaco"),
        http.fetchHtml("/pedaco"),
      ]);
      document.body.append(first.fragment);
      return [document.body.textContent?.trim(), second.fragment.textContent];
    });
    expect(texts[0]).toContain("um");
    expect(texts[1]).toBe("um");
    expect(demo.server.requests.filter(({ path }) => path === "/pedaco")).toHaveLength(1);
  });

  it("takes the content of the body of a whole document", async () => {
    const page = await openHttpPage(demo);
    for (const before of [
      "",
      "\n<!-- BEGIN layouts/loja.html.erb --><!--[if IE]>x<![endif]-->\n",
      "<?xml version='1.0'?>",
    ]) {
      html(
        `${before}<!doctype html><html><head><title>t</title><meta name="csrf-token" content="a"><base href='//x.test'></head><body><p>um</p></body></html>`,
      );
      const inside = await page.evaluate(async () => {
        const { fragment } = await http.fetchHtml("/pedaco");
        return [...fragment.children].map(({ outerHTML }) => outerHTML);
      });
      expect(inside, before).toEqual(["<p>um</p>"]);
    }
  });
});

describe("cleaned HTML", () => {
  /** Each would set `ran` when inserted, clicked, focused or submitted. */
  const attacks = [
    "<script>ran=1</script>",
    "<script type=module>ran=1</script>",
    "<svg><script>ran=1</script></svg>",
    "<math><script>ran=1</script></math>",
    "<img src=x onerror=ran=1>",
    "<body onload=ran=1><p onmouseover=ran=1 onclick=ran=1>x</p>",
    "<svg onload=ran=1><g onclick=ran=1><text>x</text></g></svg>",
    "<svg><animate onbegin=ran=1 attributeName=x dur=1s>",
    "<svg><a xlink:href='javascript:ran=1'><text>x</text></a></svg>",
    "<svg><a href='javascript:ran=1'><text>x</text></a></svg>",
    "<svg><a><animate attributeName=href values=javascript:ran=1 /><text>x</text></a></svg>",
    "<svg><a><set attributeName=xlink:href to=javascript:ran=1 /><text>x</text></a></svg>",
    "<svg><use href='data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>ran=1</script></svg>#x'/></svg>",
    "<svg><foreignObject><iframe srcdoc='<script>parent.ran=1</script>'></iframe></foreignObject></svg>",
    "<a href='javascript:ran=1'>x</a>",
    "<a href=' java\tscript:ran=1'>x</a>",
    "<a href='&#106;avascript:ran=1'>x</a>",
    "<a href='\u0001javascript:ran=1'>x</a>",
    "<area href='javascript:ran=1'>",
    "<form action='javascript:ran=1'><button>x</button></form>",
    "<form><button formaction='javascript:ran=1'>x</button></form>",
    "<form id=f></form><button form=f formaction='javascript:ran=1'>x</button>",
    "<form><input type=image formaction='javascript:ran=1'></form>",
    "<iframe src='javascript:parent.ran=1'></iframe>",
    "<iframe srcdoc='<script>parent.ran=1</script>'></iframe>",
    "<object data='javascript:ran=1'></object>",
    "<embed src='javascript:ran=1'>",
    "<meta http-equiv=refresh content='0;url=javascript:ran=1'>",
    "<base href='javascript:ran=1//'><a href='#'>x</a>",
    "<link rel=stylesheet href='data:text/css,x' onload=ran=1>",
    "<link rel=modulepreload href='x' onerror=ran=1>",
    "<style onload=ran=1>p{}</style>",
    "<video><source onerror=ran=1></video>",
    "<details open ontoggle=ran=1><summary>x</summary></details>",
    "<input autofocus onfocus=ran=1>",
    "<template><img src=x onerror=ran=1><script>ran=1</script></template>",
    "<div><template shadowrootmode=open><img src=x onerror=ran=1></template></div>",
    "<noscript><p title='</noscript><img src=x onerror=ran=1>'>",
    "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=ran=1&gt;'>",
    "<form><math><mtext></form><form><mglyph><style></math><img src onerror=ran=1>",
    "<yy-a onclick=ran=1 onfocus=ran=1 tabindex=0>x</yy-a>",
    "<yy-a href='javascript:ran=1'><a href='javascript:ran=1'>x</a></yy-a>",
    "<button is=yy-b onclick=ran=1>x</button>",
    "<x-a onclick=ran=1 onfocus=ran=1 tabindex=0>x</x-a>",
    "<x-a href='javascript:ran=1'><a href='javascript:ran=1'>x</a></x-a>",
    "<turbo-stream action=append target=x><template><script>ran=1</script></template></turbo-stream>",
    "<svg><x-a><style><img src=x onerror=ran=1></style></x-a></svg>",
    "<math><annotation-xml><style><img src=x onerror=ran=1></style></annotation-xml></math>",
    "<form is=x-f action='javascript:ran=1'><button>x</button></form>",
    "<a itemid='javascript:ran=1' itemprop='javascript:ran=1' onclick=ran=1>x</a>",
    "<marquee onstart=ran=1>x</marquee>",
    "<img name=querySelector src=x><form name=cookie></form>",
    "<form name=a onclick=ran=1><object name=removeAttributeNode></object><object name=getAttribute></object><button>x</button></form>",
  ];

  const setOff = async (page: Page, attack: string, reader: "ownHtml" | "cleanHtml") => {
    const markup = `<div>${attack}</div>`;
    return page.evaluate(
      async ([markup, reader]) => {
        const cookie = document.cookie;
        const fragment = http[reader](markup);
        const place = document.body.appendChild(document.createElement("main"));
        place.append(fragment);
        // Inserts the content of templates, as a script of the page would.
        for (const template of place.querySelectorAll("template")) {
          place.append(document.importNode(template.content, true));
        }
        place.addEventListener("submit", (event) => event.preventDefault());
        for (const element of place.querySelectorAll<HTMLElement>("*")) {
          for (const type of ["mouseover", "focus", "toggle"])
            element.dispatchEvent(new Event(type));
          element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        }
        await new Promise((resolve) => setTimeout(resolve, 40));
        const didNothing = Reflect.get(window, "ran") === undefined && document.cookie === cookie;
        place.remove();
        Reflect.deleteProperty(window, "ran");
        return didNothing;
      },
      [markup, reader] as const,
    );
  };

  it.each(["ownHtml", "cleanHtml"] as const)(
    "does nothing, whatever it tries: %s",
    async (reader) => {
      const page = await openHttpPage(demo);
      for (const attack of attacks) expect(await setOff(page, attack, reader), attack).toBe(true);
      expect(page.url()).toMatch(/\/teste\/http#?$/);
    },
  );

  it("finds a script that is not cleaned, so that the attacks above mean something", async () => {
    const page = await openHttpPage(demo);
    await page.evaluate(() =>
      document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=ran=1>"),
    );
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "ran"))).toBe(1);
  });

  const harmless = [
    '<a href="/x" target="_blank" rel="noopener">x</a>',
    '<a data-remote="true" data-method="post" data-confirm="certeza?" href="/x">x</a>',
    '<form action="/x" method="post" data-remote="true" id="f"><input name="title"><input name="email"><input name="user[name]" required=""></form>',
    '<input type="hidden" name="authenticity_token" value="a==">',
    '<button form="f" formaction="/y" formnovalidate="" name="commit">x</button>',
    '<select name="state"><option value="">UF</option><option selected="">SP</option></select>',
    '<yy-follow-button data-user-id="2" data-follow-path="/a" class="b" id="c" hidden=""><button>seguir</button></yy-follow-button>',
    '<yy-product-card data-product="{&quot;title&quot;:&quot;a &amp; b > c&quot;}"></yy-product-card>',
    '<p slot="a" part="b" role="note" aria-label="c" lang="pt" style="color: red">d</p>',
    '<svg viewBox="0 0 1 1"><use href="#icon-heart"></use></svg>',
    '<img src="/photos/a/b/240x240.jpg" alt="" loading="lazy" srcset="/a 2x" width="1" height="2">',
    '<img src="data:image/png;base64,AA==" alt="">',
    '<div data-next-url="/pedaco?page=2"></div>',
    '<turbo-frame id="a" src="/x" loading="lazy" target="_top" disabled="" refresh="morph"><p>b</p></turbo-frame>',
    '<turbo-stream action="append" target="lista"><template><li>a</li></template></turbo-stream>',
    '<details-menu role="menu" preload="" for="a" caption="Price: 3" image_url="/a.png"></details-menu>',
    "<x-ação></x-ação><x--b></x--b><x-😀></x-😀><x-b.c_d></x-b.c_d>",
    '<button is="fancy-button" type="button">x</button>',
    '<div itemscope="" itemtype="https://schema.org/Book" itemid="urn:isbn:1" itemref="a b"><b itemprop="name">x</b></div>',
    '<a href="mailto:a@b.test">a</a><a href="tel:+551199">b</a>',
    '<details open=""><summary>a</summary>b</details>',
    "<template><li>a</li></template>",
  ];

  /** What the cleaner of other origins' HTML loses. */
  const own = [
    "<tr><td>a</td></tr><tr><td>b</td></tr>",
    "<td>a</td>",
    '<input value="saia P --> M"><input value="]>"><input value="&lt;/title">',
    '<yy-product-card data-product="{&quot;title&quot;:&quot;</title><!-- a --> ]]>&quot;}"></yy-product-card>',
    '<form><button name="remove" value="3">x</button><input name="attributes"></form>',
    '<a href="whatsapp://send?text=a">a</a><a href="geo:1,2">b</a><a href="intent://a#Intent;end">c</a><a href="magnet:?xt=a">d</a><a href="blob:null/a">e</a>',
    '<form accept-charset="iso-8859-1" target="b"><input autofocus="" dirname="a.dir"><button formtarget="_top" formenctype="text/plain">x</button></form>',
    '<p contenteditable="" accesskey="a" title="javascript:a" data-src="javascript:b">x</p>',
    '<div x-data="{ open: false }" @click="open = true" :class="a" v-if="b" hx-get="/a" ng-app="">x</div>',
    '<script type="application/ld+json">{"a":1}</script><script type="text/x-template"><p>a</p></script>',
    '<iframe src="/mapa" loading="lazy"></iframe><object data="/a.pdf"></object>',
    "<style>p { color: red }</style>",
    '<svg><use href="/icons.svg#a"></use><a href="/b"><text>b</text></a></svg>',
  ];

  it.each([
    ["ownHtml", [...harmless, ...own]],
    ["cleanHtml", harmless],
  ] as const)("keeps what widgets, forms and links are made of: %s", async (reader, markups) => {
    const page = await openHttpPage(demo);
    for (const markup of markups) {
      const kept = await page.evaluate(
        ([markup, reader]) => {
          const holder = document.createElement("template");
          holder.content.append(http[reader](markup));
          return holder.innerHTML;
        },
        [markup, reader] as const,
      );
      expect(kept.replaceAll("&gt;", ">").replaceAll("&lt;", "<")).toBe(
        markup.replaceAll("&lt;", "<"),
      );
    }
  });

  it("loses nothing of the product's pages but their scripts", async () => {
    const page = await openHttpPage(demo, {}, { signedInAs: 1 });
    const { read, differing } = await page.evaluate(async () => {
      const scripts = "script:not([type*=json]), noscript, base, meta[http-equiv]";
      const differing: string[] = [];
      const waiting = new Set(["/"]);
      for (const path of waiting) {
        const answer = await fetch(path);
        if (answer.headers.get("content-type")?.includes("text/html") !== true) continue;
        const text = await answer.text();
        const { body } = new DOMParser().parseFromString(text, "text/html");
        const links = [...body.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
        // One of each kind of page.
        for (const { pathname } of links)
          if (!/^\/(storybook|dist|vendor|assets|photos|sair|_demo|guia)/.test(pathname))
            if (waiting.size < 60) waiting.add(pathname);
        for (const script of body.querySelectorAll(scripts)) script.remove();
        const kept = document.createElement("template");
        kept.content.append(http.ownHtml(text));
        if (kept.innerHTML !== body.innerHTML) differing.push(path);
      }
      return { read: waiting.size, differing };
    });
    expect(differing).toEqual([]);
    expect(read).toBeGreaterThan(40);
  });

  it("is read as it is from the page's own origin, and cleaned from another one", async () => {
    const page = await openHttpPage(demo, {
      head: `<meta name="yy-allowed-origins" content="${other.origin}">`,
    });
    const piece = '<tr><td onclick="ran=1">a</td></tr>';
    html(piece);
    other.answerWith((response) =>
      response
        .writeHead(200, { "content-type": "text/html", "access-control-allow-origin": "*" })
        .end(piece),
    );
    const [own, others] = await page.evaluate(async (origin) => {
      const read = async (url: string, allowOrigin?: string) => {
        const holder = document.createElement("template");
        holder.content.append((await http.fetchHtml(url, { allowOrigin })).fragment);
        return holder.innerHTML;
      };
      return [await read("/pedaco"), await read(`${origin}/pedaco`, origin)];
    }, other.origin);
    expect(own).toBe("<tr><td>a</td></tr>");
    expect(others).toBe("a");
  });

  it("keeps attributes of custom elements, but no code and no javascript: address", async () => {
    const page = await openHttpPage(demo);
    const kept = await page.evaluate(() => {
      const script = "javascript:ran=1";
      const code = [
        "onclick",
        "onfoo",
        "@click",
        ":a",
        "x-on:click",
        "x-init",
        "v-html",
        "ng-init",
      ];
      const attributes = [
        ...[...code, "hx-on--click"].map((name) => [name, "ran=1"]),
        ...["href", "src", "action", "formaction", "to-url"].map((name) => [name, script]),
        ["image-url", " java\tscript:ran=1"],
        ["video-url", "\u0001JavaScript:ran=1"],
        ["poster", "data:text/html,a"],
        ["when", "Data: 12/05"],
        ["next-url", "/a?b=javascript:c"],
      ];
      const markup = attributes.map(([name, value]) => `${name}='${value}'`).join(" ");
      const [element] = http.cleanHtml(`<x-a ${markup}></x-a>`).children;
      return element?.getAttributeNames();
    });
    expect(kept).toEqual(["when", "next-url"]);
  });

  it("drops names of controls that hide what every element has, and keeps the usual ones", async () => {
    const page = await openHttpPage(demo);
    const kept = await page.evaluate(() => {
      const named = (name: string, key: string) =>
        `<form action="/x"><input ${key}="${name}" value="1"><img ${key}="${name}" alt=""></form><button ${key}="${name}">x</button>`;
      const members = [Element, Node, EventTarget].flatMap(({ prototype }) =>
        Object.getOwnPropertyNames(prototype),
      );
      const usual = ["title", "name", "action", "method", "email", "user[id]"];
      return [...new Set([...members, ...usual])].filter((name) =>
        ["id", "name"].some((key) => {
          const holder = document.createElement("div");
          holder.append(http.cleanHtml(named(name, key)));
          if (!holder.querySelector("form > input[value='1']")) throw new Error(`${name} lost`);
          return holder.querySelectorAll(`input[${key}], button[${key}]`).length > 0;
        }),
      );
    });
    expect(kept.sort()).toEqual(
      [
        ...["action", "after", "before", "children", "email", "id", "method", "name", "part"],
        ...["prefix", "role", "slot", "title", "user[id]"],
      ].sort(),
    );
  });

  it("upgrades custom elements, ours and others', when they are inserted, not before", async () => {
    const page = await openHttpPage(demo);
    html(
      "<yy-later data-a='1'></yy-later><other-later data-a='2'></other-later><button is='built-in' data-a='3'></button>",
    );
    const order = await page.evaluate(async () => {
      const order: string[] = [];
      const noting = <T extends typeof HTMLElement>(Base: T) =>
        class extends (Base as typeof HTMLElement) {
          connectedCallback() {
            order.push(`connected ${this.dataset.a}`);
          }
        };
      for (const name of ["yy-later", "other-later"])
        customElements.define(name, noting(HTMLElement));
      customElements.define("built-in", noting(HTMLButtonElement), { extends: "button" });
      const { fragment } = await http.fetchHtml("/pedaco");
      order.push("inserting");
      document.body.append(fragment);
      return order;
    });
    expect(order).toEqual(["inserting", "connected 1", "connected 2", "connected 3"]);
  });

  it("loads no image before it is inserted", async () => {
    const page = await openHttpPage(demo);
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    html("<img src='/photos/public/a/50x50.jpg'>");
    await page.evaluate(async () => {
      await http.fetchHtml("/pedaco");
      await new Promise((resolve) => setTimeout(resolve, 60));
    });
    expect(loaded).toEqual(["/pedaco"]);
  });
});
