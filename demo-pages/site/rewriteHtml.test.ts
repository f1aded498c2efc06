import { expect, it } from "vitest";
import { type Rewriting, rewriteHtml } from "./rewriteHtml";

const rewriting: Rewriting = { address: (address) => `/loja${address}`, defaults: new Map() };
const rewrite = (html: string, more: Partial<Rewriting> = {}) =>
  rewriteHtml(html, { ...rewriting, ...more });

it.each([
  ["<a href='/busca?a=1&amp;b=2#c' class=x>", '<a href="/loja/busca?a=1&amp;b=2#c" class=x>'],
  [
    '<form action="/entrar"><button formaction="/sair">',
    '<form action="/loja/entrar"><button formaction="/loja/sair">',
  ],
  [
    '<meta name="yy-guide" content="/widgets/{name}">',
    '<meta name="yy-guide" content="/loja/widgets/{name}">',
  ],
  ['<source srcset="/assets/a.webp">', '<source srcset="/loja/assets/a.webp">'],
  ['<yy-x data-q="/a&quot;b">', '<yy-x data-q="/loja/a&quot;b">'],
])("changes addresses of the app: %s", (html, changed) => {
  expect(rewrite(html)).toBe(changed);
});

it.each([
  '<a href="//other.example/x">',
  '<a href="#x">',
  '<meta name="description" content="roupas /usadas">',
  '<input type="hidden" name="return_to" value="/@marina">',
  `<yy-x data-product='{"href":"/p/1"}'>`,
  '<pre>&lt;a href="/x"&gt;</pre>',
  `<script>const a = '<a href="/x">' < 1;</script>`,
  '<!-- <a href="/x"> -->',
  '<textarea><a href="/x"></textarea>',
])("changes nothing else: %s", (html) => {
  expect(rewrite(html)).toBe(html);
});

it("writes the addresses that are a widget's defaults, where the page does not", () => {
  const defaults = new Map([["yy-list", { "data-src": "/perfil", "data-login-path": "/entrar" }]]);
  expect(rewrite('<yy-list class="a" data-src="/b"></yy-list>', { defaults })).toBe(
    '<yy-list class="a" data-src="/loja/b" data-login-path="/loja/entrar"></yy-list>',
  );
});

it("begins the head with what it is given, and lets modules wait", () => {
  const page = '<head lang="pt"><script type="module" src="/yy.js" nonce="a"></script>';
  expect(rewrite(page, { head: "<meta>", holdsModules: true })).toBe(
    '<head lang="pt"><meta><script type="yy-held-module" src="/loja/yy.js" nonce="a"></script>',
  );
});
