import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { version } from "../../widgets/package.json";
import { inRepository } from "../repository";

/** Builds of three releases, each in a folder of its version. */
export interface Releases {
  /** Holds the three, and the files of the first once more, which the demo's own pages load. */
  readonly folder: string;
  readonly good: string;
  readonly broken: string;
  readonly mended: string;
}

/** What the broken release has in place of the function that sends a form. */
const fault = 'function cannotSend(){throw new TypeError("this release cannot send a form")}';

/** Puts what is built into a temporary folder, with a broken release and a mended one beside it. */
export function writeReleases(): Releases {
  const folder = mkdtempSync(join(tmpdir(), "yy-bad-day-"));
  const built = inRepository("dist");
  const [major, minor] = version.split(".").map(Number) as [number, number];
  const broken = `${major}.${minor + 1}.0`;
  const mended = `${major}.${minor + 2}.0`;
  for (const name of readdirSync(built)) symlinkSync(join(built, name), join(folder, name));
  symlinkSync(built, join(folder, version));
  writeRelease(built, join(folder, broken));
  breakSending(join(folder, broken));
  writeRelease(built, join(folder, mended));
  return { folder, good: version, broken, mended };
}

export const removeReleases = ({ folder }: Releases): void =>
  rmSync(folder, { recursive: true, force: true });

/** @throws {Error} when the build is another than this script knows */
function writeRelease(built: string, folder: string): void {
  const left = join(built, "lite");
  cpSync(built, folder, {
    recursive: true,
    filter: (path) => path !== left && !path.endsWith(".map"),
  });
  replaceIn(join(folder, "yy.js"), `"${version}"`, `"${basename(folder)}"`);
}

/** The chunk that `yy-form` loads to send its form exports something that only throws. */
function breakSending(folder: string): void {
  const chunks = join(folder, "chunks");
  const sender = /[\w$]+ as sendForm\b/;
  const files = readdirSync(chunks).filter((name) =>
    sender.test(readFileSync(join(chunks, name), "utf8")),
  );
  const [file] = files;
  if (file === undefined || files.length > 1)
    throw new Error(`one chunk exports "sendForm", not ${files.length}: ${files}`);
  const path = join(chunks, file);
  replaceIn(path, sender, "cannotSend as sendForm");
  writeFileSync(path, `${fault}${readFileSync(path, "utf8")}`);
}

function replaceIn(path: string, pattern: string | RegExp, replacement: string): void {
  const text = readFileSync(path, "utf8");
  const replaced = text.replace(pattern, replacement);
  if (replaced === text) throw new Error(`${path} has no ${pattern}`);
  writeFileSync(path, replaced);
}
