import { startDemoServer } from "@yy/demo-pages/server";
import { endpoints } from "@yy/http/contract/endpoints";
import { inRepository } from "../../repository";
import type { Story } from "./readStories";

/**
 * The recorded answers that replace the demo's server: path → content type and body. A photo has
 * one drawing for all sizes and owners: `/photos/{image id}`.
 */
export type Answers = Readonly<Record<string, readonly [type: string, body: string]>>;

/** Requests whose addresses are built into widgets. */
const known = endpoints
  .filter(({ method, pathFrom }) => method === "GET" && !pathFrom)
  .filter(({ parameters = [] }) => !parameters.some(({ required }) => required))
  .map(({ path }) => path);

/**
 * Requests with the same answer for all visitors: icons, a price, and the cities of the states in
 * stories.
 */
const common = [
  "/assets/icons.svg",
  "/api/insurance_price/calculate?price=120.00",
  ...["AC", "BA", "SP"].map((state) => `/states/${state}/cities.json`),
];

/** The folder of the answers for a visitor. */
export const folderOf = (visitor: Story["visitor"]): string => `/${visitor ?? "nobody"}`;

/**
 * Records the demo's answers to the visitors of these stories, for the addresses in their markup
 * except pages, in a folder for each visitor, and the answers that are the same for all.
 */
export async function recordAnswers(stories: readonly Story[]): Promise<Answers> {
  // The server needs no built files, because none are requested.
  const server = await startDemoServer({ distDir: inRepository("stories") });
  server.addPage("/_previews", { body: "", script: "none" });
  try {
    const answers: Record<string, readonly [string, string]> = {};
    for (const visitor of new Set(stories.map((story) => story.visitor))) {
      const theirs = stories.filter((story) => story.visitor === visitor);
      const ask = await visit(server.origin, visitor);
      for (const path of [...known, ...theirs.flatMap(pathsIn)]) {
        const answer = await ask(path);
        if (answer) answers[`${folderOf(visitor)}${path}`] ??= answer;
      }
    }
    const ask = await visit(server.origin, 1);
    const record = async (path: string, name = path) => {
      const answer = await ask(path);
      if (answer) answers[name] ??= answer;
    };
    for (const path of common) await record(path);
    const pages = [
      ...stories.map(({ html }) => html),
      ...Object.values(answers).map(([, body]) => body),
    ];
    for (const photo of pages.flatMap(photosIn))
      await record(`/photos/${photo}/100x100.jpg`, `/photos/${photo.split("/")[1]}`);
    return Object.fromEntries(
      Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  } finally {
    await server.close();
  }
}

/**
 * Returns a function that requests as a visitor; it gives undefined for missing resources and for
 * whole pages.
 */
async function visit(origin: string, visitor: number | null) {
  const { headers } = await fetch(`${origin}/_previews`);
  const cookie = headers.get("set-cookie")?.split(";")[0] ?? "";
  if (visitor !== null)
    await fetch(`${origin}/_demo/sign-in`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({ userId: visitor }),
    });
  return async (path: string): Promise<readonly [string, string] | undefined> => {
    const answer = await fetch(origin + path, {
      headers: { cookie, accept: "*/*, application/vnd.yy.v1+json", "x-api-version": "1" },
      redirect: "manual",
    });
    const type = answer.headers.get("content-type") ?? "";
    const body = await answer.text();
    return answer.ok && !/<html/i.test(body) ? [type, body] : undefined;
  };
}

/** The addresses in attributes, except photos. */
function pathsIn({ html }: Story): string[] {
  return [...html.matchAll(/="(\/[^"]*)"/g)]
    .map(([, path = ""]) => path.replaceAll("&amp;", "&"))
    .filter((path) => !path.startsWith("/photos/"));
}

/**
 * `{owner}/{image id}` of the photos in the markup, and of those whose URL widgets build from an
 * id.
 */
function photosIn(html: string): string[] {
  const written = [...html.matchAll(/\/photos\/([^/"]+\/[^/"]+)\//g)].map(
    ([, photo = ""]) => photo,
  );
  const ids = /image_public_id(?:"|&quot;):(?:"|&quot;)([^"&]+)/g;
  return [...written, ...[...html.matchAll(ids)].map(([, id]) => `public/${id}`)];
}
