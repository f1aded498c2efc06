import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Metafile } from "esbuild";
import { inRepository, root } from "../repository";

/**
 * The modules whose code is in the output. A package whose code was left out altogether needs no
 * notice.
 */
export function bundledModules({ outputs }: Metafile): string[] {
  return Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([module]) => module);
}

const head = `What follows is part of the files in this folder, under the licences of its authors.
Written by the build.
`;

/**
 * Writes `THIRD-PARTY-NOTICES.txt`: the packages of these modules, each with its licence (behaviour
 * 6.4).
 * @throws Error when a package contains no text of its licence
 */
export function writeNotices(folder: string, modules: readonly string[]): void {
  const notices = [...new Set(modules.flatMap(packageOf))].sort().map(noticeOf);
  writeFileSync(
    join(folder, "THIRD-PARTY-NOTICES.txt"),
    [head, ...notices].join(`\n${"-".repeat(80)}\n\n`),
  );
}

/** The folder of a module's package, relative to the repository. */
function packageOf(module: string): string[] {
  const [, folder] = /^(?:[a-z-]+:)?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module) ?? [];
  return folder === undefined ? [] : [folder.replace(`${root}/`, "")];
}

/**
 * The licences of packages that name one without its text: where the text is found, and the
 * copyright line of their repository.
 */
const textsElsewhere: Readonly<Record<string, { file: string; copyright: string }>> = {
  "@orchidjs/sifter": {
    file: "node_modules/@orchidjs/unicode-variants/LICENSE",
    copyright: "Copyright (c) 2013-2020 Brian Reavis & contributors",
  },
  "@r2wc/core": { file: "LICENSE", copyright: "Copyright (c) 2022 Bitovi" },
  "@r2wc/react-to-web-component": { file: "LICENSE", copyright: "Copyright (c) 2022 Bitovi" },
};

function noticeOf(folder: string): string {
  const { name, version, license, homepage } = JSON.parse(
    readFileSync(inRepository(folder, "package.json"), "utf8"),
  ) as Record<string, string>;
  const title = [`${name} ${version} (${license})`, homepage].filter(Boolean).join("\n");
  return `${[title, ...licencesIn(folder, name)].join("\n\n")}\n`;
}

function licencesIn(folder: string, name = ""): string[] {
  const files = readdirSync(inRepository(folder)).filter((file) =>
    /^(licen[cs]e|copying|notice)/i.test(file),
  );
  if (files.length > 0)
    return files.sort().map((file) => readFileSync(inRepository(folder, file), "utf8").trim());
  const elsewhere = textsElsewhere[name];
  if (elsewhere === undefined)
    throw new Error(`${folder} is bundled and brings no text of its licence`);
  const text = readFileSync(inRepository(elsewhere.file), "utf8").trim();
  return [elsewhere.copyright, text.replace(/^Copyright \(c\) .*\n\n/m, "")];
}
