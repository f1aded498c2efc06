import { useDemo } from "@yy/testing";
import { distUrl } from "@yy/testing/flavour";
import { waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { followingText, followText } from "../page/followTexts";

/** What a page has for its own links and buttons, none of which may reach what a widget draws, or what looks like it. */
const pagesOwn = `
  a { color: green; text-decoration: underline dotted; font-size: 22px; }
  button, .btn { margin: 9px; border: 4px double; text-transform: uppercase; letter-spacing: 3px; }
  .btn { box-shadow: 0 0 9px; padding: 3em; background: gold; }
  span { padding: 1em; }
  nav { border: 2px solid; }
`;

const follow = (children: string, attributes = "") =>
  `<yy-follow-button data-user-id="7" data-follow-path="/f" data-unfollow-path="/u" data-login-path="/entrar" ${attributes}>${children}</yy-follow-button>`;

/** The server's markup of controls that are drawn alike, and that are replaced. */
const controls = {
  "a link to follow": follow(`<a class="btn" href="/entrar">${followText}</a>`),
  "a button to follow": follow(`<button class="btn">${followText}</button>`),
  "a form to follow": follow(
    `<form action="/f" method="post"><button>${followText}</button></form>`,
  ),
  "a button to stop following": follow(
    `<button aria-pressed="true">${followingText}</button>`,
    'data-following="true"',
  ),
  "a long name": follow(
    `<a href="/entrar">${followText} maria aparecida dos santos albuquerque de oliveira souza</a>`,
    'data-user-name="maria aparecida dos santos albuquerque de oliveira souza"',
  ),
  "a way to write to a seller":
    '<yy-seller-contact data-chat-href="/perfil/mensagens/2" data-label="falar com o João"><a class="btn" href="/perfil/mensagens/2">falar com o João</a></yy-seller-contact>',
  "a count": '<yy-count-badge data-count="42"><span>42</span></yy-count-badge>',
  "the pages of a list":
    '<yy-pagination data-page="2" data-total-pages="5"><nav><a href="?page=1">anterior</a><span>página 2 de 5</span><a href="?page=3">próxima</a></nav></yy-pagination>',
  "the first page of a list":
    '<yy-pagination data-page="1" data-total-pages="5"><nav><a>anterior</a><span>página 1 de 5</span><a href="?page=2">próxima</a></nav></yy-pagination>',
} as const;

describe("with data-yy-looks the server's controls look like what the widget draws", () => {
  const demo = useDemo();

  it.each([
    ["light", 1280, {}],
    ["dark", 1280, { colorScheme: "dark" }],
    ["high contrast", 1280, { forcedColors: "active" }],
    ["a narrow screen", 320, {}],
    ["right to left", 1280, { isRtl: true }],
  ] as const)("%s", async (_, width, { isRtl, ...media }: Media) => {
    const body = Object.values(controls)
      .map((html) => `<section>${html}</section>`)
      .join("");
    demo.server.addPage("/t", {
      body: `<main data-yy-looks${isRtl ? ' dir="rtl"' : ""}>${body}</main>`,
      head: `<link rel="stylesheet" href="${distUrl}/yy.looks.css"><style nonce="{{nonce}}">${pagesOwn}</style>`,
    });
    const pictures = async (javaScript: boolean) => {
      const page = await demo.open("/t", { javaScript, viewport: { width, height: 900 } });
      await page.emulateMedia(media);
      if (javaScript) await drawn(page);
      const all = await page.locator("section").all();
      return Promise.all(all.map((each) => each.screenshot({ animations: "disabled" })));
    };
    const [before, after] = [await pictures(false), await pictures(true)];
    const blink = Object.keys(controls).map((name, index) => [
      name,
      pixelsThatDiffer(before[index], after[index]),
    ]);
    expect(blink).toEqual(Object.keys(controls).map((name) => [name, 0]));
  });
});

interface Media {
  readonly colorScheme?: "dark";
  readonly forcedColors?: "active";
  readonly isRtl?: true;
}

async function drawn(page: Page): Promise<void> {
  for (const tag of ["yy-follow-button", "yy-seller-contact", "yy-count-badge", "yy-pagination"])
    await waitUntilMounted(page, tag);
}

/** How far a channel of a pixel may be from the other's: Chromium rounds the edges of letters and corners either way. */
const sameToTheEye = 3;

/** All pixels where the pictures are of another size. */
function pixelsThatDiffer(one: Buffer | undefined, other: Buffer | undefined): number {
  if (!one || !other) throw new Error("there is no picture");
  const [before, after] = [PNG.sync.read(one), PNG.sync.read(other)];
  const size = after.width * after.height;
  if (before.width !== after.width || before.height !== after.height) return size;
  const differs = (at: number) =>
    Math.abs((before.data[at] ?? 0) - (after.data[at] ?? 0)) > sameToTheEye;
  return Array.from({ length: size }, (_, pixel) => pixel * 4).filter((at) =>
    [at, at + 1, at + 2].some(differs),
  ).length;
}
