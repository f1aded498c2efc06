// @vitest-environment page
import { expect, it } from "vitest";
import { usePage } from "../testing/usePage";
import { fetchSprite } from "./sprite";

const page = usePage();
const meta = (url: string) => ({ head: `<meta name="yy-icon-sprite" content="${url}">` });

it("brings every symbol of the page's sprite, hidden from screen readers", async () => {
  await page.open(meta("/assets/icons.svg"));
  const sprite = await fetchSprite();
  const source = await (await fetch(`${location.origin}/assets/icons.svg`)).text();
  expect(sprite.querySelectorAll("symbol")).toHaveLength(source.match(/<symbol /g)?.length ?? 0);
  expect(sprite.getAttribute("aria-hidden")).toBe("true");
});

it("keeps drawing, gradients and references inside the sprite", async () => {
  await page.open(meta("/sprite"));
  const drawing =
    '<symbol id="icon-a" viewBox="0 0 2 2"><title>a</title><g fill="url(#f)" class="b">' +
    '<path d="M0 0h1v1z" stroke="currentColor" transform="rotate(45 1 1)"></path><use href="#g"></use><use xlink:href="#g"></use></g></symbol>' +
    '<defs><linearGradient id="f"><stop offset="0" stop-color="rgb(1, 2, 3)"></stop></linearGradient>' +
    '<clipPath id="c"><circle r="1"></circle></clipPath></defs>';
  page.server.addPage("/sprite", {
    html: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${drawing}</svg>`,
    headers: { "content-type": "image/svg+xml" },
  });
  expect((await fetchSprite()).innerHTML).toBe(drawing);
});

it("is a ConfigError without the meta", async () => {
  await page.open();
  await expect(fetchSprite()).rejects.toMatchObject({ name: "ConfigError" });
});

it("is a RequestError when the sprite is not there, or is no sprite", async () => {
  await page.open(meta("/nada.svg"));
  await expect(fetchSprite()).rejects.toMatchObject({ name: "RequestError", status: 404 });
  await page.open(meta("/sprite"));
  page.server.addPage("/sprite", { html: '{"error":"unauthorized"}' });
  await expect(fetchSprite()).rejects.toMatchObject({ name: "RequestError", status: 200 });
});
