import { useServer, type Visitor } from "@yy/testing";
import { schemas } from "@yy/widgets/schemas";
import { beforeEach, expect, it } from "vitest";
import { checkPage } from "./checkPage";
import { isPosition, offsetsIn } from "./templates/Position";
import { readTemplate } from "./templates/readTemplate";

const demo = useServer();
let visitor: Visitor;
beforeEach(async () => {
  visitor = await demo.visitor(1);
});

/** Sections of a guide page with an intended mistake, by their headings. */
const mistaken =
  /<section class="card example">\s*<h2>[^<]*(?:atributo errado|código errado|faltando|sem (?:título|teclado|seção|select|rótulo|o formulário|o campo|campo|um formulário|região)|não nomeia nenhum modal|que não existe)[\s\S]*?<\/section>/g;

interface Message {
  /** Its offset in the page's HTML; undefined for a message about the whole page. */
  readonly at: number | undefined;
  readonly text: string;
}

/** Findings of a page as the server sends it, with its Content-Security-Policy. */
async function messagesOf(html: string, policy: string | null): Promise<Message[]> {
  const page = await readTemplate(html);
  const { origin } = demo.server;
  const findings = checkPage(
    { ...page, baseUrl: origin, ...(policy === null ? {} : { policy }) },
    schemas,
  );
  const offsetOf = offsetsIn(html);
  return findings.map(({ rule, message, place }) => ({
    at: isPosition(place) ? offsetOf(place) : undefined,
    text: `${rule}: ${message}`,
  }));
}

async function sent(path: string): Promise<{ html: string; policy: string | null }> {
  const answer = await visitor.send(path);
  expect(answer.status, path).toBe(200);
  return {
    html: await answer.text(),
    policy: answer.headers.get("content-security-policy"),
  };
}

/**
 * Widgets whose intended mistake shows only in a browser, such as a symbol missing in the sprite.
 */
const seenInBrowsers = [
  "yy-accordion",
  "yy-icon",
  "yy-pagination",
  "yy-session-gate",
  "yy-top-banner",
  "yy-video-gallery",
];

for (const { tag } of schemas)
  it(`finds in the guide of ${tag} the mistakes that are there on purpose, and no others`, async () => {
    const { html, policy } = await sent(`/widgets/${tag.slice("yy-".length)}`);
    const messages = await messagesOf(html, policy);
    const onPurpose = new Set<Message>();
    for (const { 0: example, index } of html.matchAll(mistaken)) {
      const isInside = ({ at }: Message) =>
        at !== undefined && at >= index && at < index + example.length;
      const found = messages.filter(isInside);
      for (const each of found) onPurpose.add(each);
      if (!seenInBrowsers.includes(tag)) expect(found, example).not.toEqual([]);
    }
    expect(messages.filter((each) => !onPurpose.has(each))).toEqual([]);
  });

const pages = [
  "/",
  "/widgets",
  "/ajuda",
  "/busca",
  "/frete-gratis",
  "/p/vestido-midi-floral-101",
  "/compras/7/avaliar",
  "/perfil/mensagens",
  "/pro/precos-faltantes",
  "/perfil/configuracoes",
  "/perfil/endereco",
  "/vender",
];

for (const path of pages)
  it(`finds nothing wrong on ${path}`, async () => {
    const { html, policy } = await sent(path);
    expect(await messagesOf(html, policy)).toEqual([]);
  });
