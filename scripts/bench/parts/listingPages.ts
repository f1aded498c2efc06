import { existsSync, readFileSync } from "node:fs";
import { inRepository } from "../../repository";
import { type Bench, serve, serveText, template } from "../bench";
import contenders from "../contenders.json";
import type { Row } from "../report/findings";

/** A listing page of a marketplace, implemented by one of the contenders. */
export interface ListingPage extends Omit<Row, "figures"> {
  /** The URL path of the page. */
  readonly path: string;
}

const cardCount = 24;
/** The photos in or near the first screen of a phone. */
const eagerPhotos = 4;
const states =
  "AC Acre,BA Bahia,CE Ceará,MG Minas Gerais,PE Pernambuco,RJ Rio de Janeiro,SP São Paulo";
const slides = ["linho", "festa", "verão"];

/**
 * This policy is less strict than the demo's, which forbids Web Awesome's icons and React's
 * `<style>`.
 */
const policy = "default-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' data:";

const waiting = 'data-mount="interaction"';
/**
 * The tags whose markup looks the same until the visitor touches them; a popover's and a tab's
 * content would show.
 */
const canWait = /<yy-(?:accordion|follow-button|mask|select|slider)(?=[ >])/g;

/** Adds the pages to the server, all with the same content. */
export async function addListingPages(bench: Bench): Promise<readonly ListingPage[]> {
  const look = serveText(bench.server, "/bench/listing.css", template("listing/page.css")());
  const pages = [];
  for (const [index, contender] of contenders.listing.entries()) {
    const { name, comparedTo, markup, code, flavour, wait } = contender;
    const plain = bodyOf(markup);
    const body = wait ? plain.replaceAll(canWait, `$& ${waiting}`) : plain;
    const ours = flavour === undefined ? "" : oursHead(flavour, body);
    const theirs = code === undefined ? "" : await serve(bench, `contenders/${code}`);
    const path = `/bench/listing/${index}`;
    const styles = flavour === undefined ? "none" : "yy";
    bench.server.addPage(path, {
      title: name,
      head: ours + theirs + look,
      body,
      headers: { "content-security-policy": policy },
      styles,
      script: "none",
      flavour: flavour === "lite" ? "lite" : "react",
    });
    pages.push({ name, path, ...(comparedTo ? { comparedTo } : {}) });
  }
  return pages;
}

/** The body of the page, from a contender's markup. */
export function bodyOf(markup: string): string {
  const isWebAwesome = markup === "webAwesome";
  const option = isWebAwesome ? "wa-option" : "option";
  const slide = (word: string) =>
    `<a class="slide" href="/busca?busca=${word}">achados de ${word}</a>`;
  const item = (word: string) =>
    isWebAwesome ? `<wa-carousel-item>${slide(word)}</wa-carousel-item>` : slide(word);
  return template(`listing/${markup}.html`)({
    slides: slides.map(item).join(""),
    options: states
      .split(",")
      .map((state) => `<${option} value="${state.slice(0, 2)}">${state.slice(3)}</${option}>`)
      .join(""),
    cards: Array.from({ length: cardCount }, (_, index) => cardOf(markup, index)).join("\n"),
    endsAt: new Date(Date.now() + 3.5 * 3_600_000).toISOString(),
  });
}

/** The seller of the first card is in the demo's seed; every sixth seller is followed already. */
function cardOf(markup: string, index: number): string {
  const number = index + 1;
  const isFollowed = number % 6 === 0;
  const button = template(`listing/${markup}Button.html`)({
    userId: index === 0 ? 4 : 1000 + index,
    seller: `Ana ${number}`,
    following: String(isFollowed),
    label: isFollowed ? "seguindo" : "seguir",
    path: isFollowed ? "unfollow" : "follow",
    state: isFollowed ? "following" : "",
    method: isFollowed ? "delete" : "post",
    appearance: isFollowed ? "outlined" : "accent",
  });
  const loading = index < eagerPhotos ? "eager" : "lazy";
  return template("listing/card.html")({ number, button, loading, price: 40 + 7 * index });
}

/**
 * The head as the gem writes it for the tags of the page: the code of widgets that do not wait is
 * preloaded with `yy.js`.
 */
function oursHead(flavour: string, body: string): string {
  const folder = flavour === "lite" ? "/dist/lite" : "/dist";
  const text = readFileSync(inRepository(`.${folder}/preload.json`), "utf8");
  const files = JSON.parse(text) as Record<string, string[]>;
  const tags = [...body.matchAll(/<(yy-[a-z-]+)([^>]*)/g)]
    .filter(([, , attributes]) => !attributes?.includes(waiting))
    .map(([, tag]) => String(tag));
  const needed = new Set(tags.flatMap((tag) => files[tag] ?? []));
  const links = [...needed].map(
    (file) => `<link rel="modulepreload" fetchpriority="low" href="${folder}/${file}">`,
  );
  const looks = existsSync(inRepository(`.${folder}/yy.looks.css`))
    ? `<link rel="stylesheet" href="${folder}/yy.looks.css">`
    : "";
  const script = `<script type="module" src="${folder}/yy.js" nonce="{{nonce}}"></script>`;
  return looks + links.join("") + script;
}
