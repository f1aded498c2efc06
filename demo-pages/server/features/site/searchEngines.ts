import { Hono } from "hono";
import type { DemoState } from "../../fixtures/types";
import type { DemoEnv } from "../../middleware/environment";
import { escapeHtml } from "../../rendering/escapeHtml";
import type { Templates } from "../../rendering/Templates";
import { Chapters } from "../guide/chapters/Chapters";
import { mistakePaths } from "../guide/chapters/mistakePages";
import type { GuideSource } from "../guide/guideData";
import { productView, userView } from "../views";

/** Public pages, besides those of single products, stores and widgets. */
const publicPaths = [
  "/",
  "/busca",
  "/frete-gratis",
  "/ajuda",
  "/acessibilidade",
  "/navegadores",
  "/widgets",
  "/guia",
];

/** Pages of one visitor, and paths that are no pages. */
const privatePaths = [
  "/_demo/",
  "/api/",
  "/metadata/",
  "/fragmentos/",
  "/perfil/",
  "/pro/",
  "/compras/",
  "/comprar",
];

interface SearchEngineOptions {
  readonly state: DemoState;
  readonly templates: Templates;
  readonly guide: GuideSource;
}

/** `/sitemap.xml` and `/robots.txt`, with the origin of the request. */
export function searchEngineFiles({ state, templates, guide }: SearchEngineOptions): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/sitemap.xml", (request) => {
      const { origin } = new URL(request.req.url);
      const paths = [
        ...publicPaths,
        ...templates.list("widgets").map((name) => `/widgets/${name}`),
        ...new Chapters(guide).all().map(({ name }) => `/guia/${name}`),
        ...mistakePaths,
        ...state.users.map((user) => `/@${userView(state, user).nickname}`),
        ...state.products.map((product) => String(productView(state, product).href)),
      ];
      const urls = paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>\n`);
      return request.body(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`,
        200,
        { "content-type": "application/xml; charset=utf-8" },
      );
    })
    .get("/robots.txt", (request) => {
      const { origin } = new URL(request.req.url);
      const rules = privatePaths.map((path) => `Disallow: ${path}\n`).join("");
      return request.text(`User-agent: *\n${rules}\nSitemap: ${origin}/sitemap.xml\n`);
    });
}
