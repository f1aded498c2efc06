import { withoutPollQuery } from "./FixturePage";
import type { Visit } from "./Visit";

/** A difference between a release and today for a page that was written for that release. */
export interface Difference {
  /** The release that the page was written for. */
  readonly since: string;
  /** The part of the visit, and the name in it. */
  readonly at: readonly ["arrived" | "used" | "found", string];
  readonly was: string;
  /** The current value; null where nothing changes there when the page is used. */
  readonly is: string | null;
  /** Events and requests that there are no more. */
  readonly gone?: readonly string[];
  readonly reason: string;
  /** The sentence of the guide on updates that tells page authors what to do. */
  readonly guide: string;
  /** The doctor's rule that fixes it with `--fix`; absent when authors' markup is not affected. */
  readonly fix?: string;
}

/** All differences. Everything else is unchanged. */
export const differences: readonly Difference[] = [
  {
    since: "0.1.0",
    at: ["found", "photo"],
    was: "/fotos/photos/ana/",
    is: "/fotos/ana/",
    reason: "Photos may be anywhere on their host: meta[name=yy-photo-host] has the whole URL.",
    guide:
      '`YY.urls.photoUrl` (e `photoUrl` de `yy.pure.js`) não põe mais `/photos` depois de `host`: quem a chama escreve o lugar inteiro, `host: "https://loja.example/photos"`.',
    fix: "photo-address",
  },
  {
    since: "0.1.0",
    at: ["used", "slider.without-count"],
    was: "2 de 3 [1 de 3]",
    is: "2 de 3: vestido [1 de 3]",
    reason: "Screen readers announce the name of the new slide in addition to its number.",
    guide:
      "`yy-slider` diz a um leitor de tela também o nome do slide que chegou: “2 de 3: vestido”. nada a fazer, e nada que o doutor pudesse achar: página nenhuma escreve esse texto.",
  },
  {
    since: "0.1.0",
    at: ["used", "pagination.failed"],
    was: "página 1 de 5",
    is: null,
    gone: ['pagination.failed yy:page-changed {"page":1}', "GET /written-for-0.1.0.js"],
    reason: "A panel that closes is no step to another page of a list.",
    guide:
      "`yy-pagination` não toma mais um passo até uma âncora, ou para fora de um painel, por um até outra página da lista. nada a fazer.",
  },
];

/** The visit of a release with today's differences applied. */
export function expectedVisit(version: string, visit: Visit): Visit {
  const lost = new Set<string>();
  const expected = structuredClone(visit) as Record<string, Record<string, unknown>> & Visit;
  for (const { since, at, was, is, gone = [] } of differences) {
    if (since !== version) continue;
    const [part, name] = at;
    const before = JSON.stringify(expected[part]?.[name]);
    if (!before?.includes(was)) throw new Error(`${version}: ${part} ${name} has no ${was}`);
    if (is === null) Reflect.deleteProperty(expected[part] ?? {}, name);
    else
      Object.assign(expected[part], { [name]: JSON.parse(before.replaceAll(was, is)) as unknown });
    for (const line of gone) lost.add(line);
  }
  const kept = (lines: readonly string[]) => lines.filter((line) => !lost.has(line));
  const requests = withoutPollQuery(kept(expected.requests));
  return { ...expected, events: kept(expected.events), requests };
}
