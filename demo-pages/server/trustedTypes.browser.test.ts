import { collectProblems, sampled, sampledTags, sharePage, useDemo } from "@yy/testing";
import { seenErrors } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { chapterPath } from "./features/guide/addresses";
import { chapterNames } from "./features/guide/chapters/Chapters";
import { guideFiles } from "./node/guideFiles";

const demo = useDemo();

/** The guide's policy, `/guia/csp#trusted-types`; the pages' own policy applies as well. */
const policy = "require-trusted-types-for 'script'; trusted-types yy";

const shopPages = [
  ...["/", "/busca", "/p/vestido-midi-floral-101", "/@marina", "/frete-gratis", "/ajuda"],
  ...["/vender", "/comprar", "/cadastro", "/perfil/mensagens", "/pro/precos-faltantes"],
  ...["/entrar", "/acessibilidade", "/navegadores", "/widgets"],
  // One function renders all chapters; these have live examples.
  ...sampled(chapterNames, (name) => ["csp", "formularios", "trocar-a-pagina"].includes(name)).map(
    chapterPath,
  ),
];
const widgetPages = sampledTags(guideFiles("").schemas().widgets).map(
  (tag) => `/widgets/${tag.slice("yy-".length)}`,
);

/** Errors that examples with a mistake report on purpose. */
const mistakes = ["ConfigError", "ElementError", "RequestError"];

const addPolicy = (page: Page) =>
  page.route("**", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const headers = response.headers();
    const policies = `${headers["content-security-policy"]}, ${policy}`;
    return route.fulfill({
      response,
      headers: { ...headers, "content-security-policy": policies },
    });
  });

describe("with the guide's policy for Trusted Types", () => {
  const page = sharePage(demo, () => demo.open("/ajuda", { signedInAs: 1, prepare: addPolicy }));

  /** Opens a page and mounts all of its widgets, even below the fold. */
  async function visit(path: string): Promise<void> {
    const response = await page().goto(demo.server.origin + path);
    expect([response?.status(), new URL(page().url()).pathname]).toEqual([200, path]);
    await page().evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>("*"))
        if (element.localName.startsWith("yy-")) element.dataset.mount = "eager";
      // Long enough for the code and the first responses: nothing should happen.
      return new Promise((resolve) => setTimeout(resolve, 300));
    });
  }
  const aboutTypes = () => {
    const { errors, cspViolations } = collectProblems(page());
    return [...cspViolations, ...errors.filter((text) => text.includes("Trusted"))];
  };

  it.each(shopPages)("no widget of %s fails or is reported", async (path) => {
    await visit(path);
    expect(aboutTypes()).toEqual([]);
    expect(await seenErrors(page())).toEqual([]);
  });

  it.each(widgetPages)("no example of %s is reported", async (path) => {
    await visit(path);
    expect(aboutTypes()).toEqual([]);
    const seen = await seenErrors(page());
    expect(seen.filter(({ name }) => !mistakes.includes(name))).toEqual([]);
  });
});
