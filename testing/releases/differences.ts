import { withoutPollQuery } from "./FixturePage";
import type { Visit } from "./Visit";

/** A difference between a release and today for a page that was written for that release. */
export interface Difference {
  /** The release that the page was written for. */
  readonly since: string;
  /** The part of the visit, and the name in it. */
  readonly at: readonly ["arrived" | "used" | "found", string];
  /** The former and the current value. */
  readonly was: string;
  readonly is: string;
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
];

/** The visit of a release with today's differences applied. */
export function expectedVisit(version: string, visit: Visit): Visit {
  const expected = structuredClone(visit) as Record<string, Record<string, unknown>> & Visit;
  for (const { since, at, was, is } of differences) {
    if (since !== version) continue;
    const [part, name] = at;
    const before = JSON.stringify(expected[part]?.[name]);
    if (!before?.includes(was)) throw new Error(`${version}: ${part} ${name} has no ${was}`);
    Object.assign(expected[part], { [name]: JSON.parse(before.replaceAll(was, is)) as unknown });
  }
  return { ...expected, requests: withoutPollQuery(expected.requests) };
}
