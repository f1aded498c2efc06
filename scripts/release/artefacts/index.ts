import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensure } from "../../setup/debian.mjs";
import { runQuietly } from "../../setup/run.mjs";
import { type Checkout, succeed } from "../checkout";
import { filesIn, normalizeModes, zipOf } from "./archives";
import { joinNotices, type NoticedPackage, packagesIn } from "./notices";
import { writeSbom } from "./sbom";

/** The version to release from a checkout. */
export interface ReleasedVersion {
  readonly version: string;
  /** The time of the last change in seconds since 1970, which all files in archives get. */
  readonly epoch: number;
  /** The commit of that change. */
  readonly source: string;
}

/** The folders in `release/`. The publishing workflow uses the same names. */
const folders = {
  npm: "npm",
  gem: "rubygems",
  composer: "packagist",
  python: "pypi",
  cdn: "cdn",
} as const;

/** Matches the files of Composer's archive, relative to `packages/laravel`. */
const inComposerArchive =
  /^(?:(?:config|dist|lang|src)\/|(?:composer|schema|answers|speculation)\.json$|README\.md$|LICENSE$)/;

/**
 * Builds all published artefacts into a folder. The same commit gives the same bytes with the same
 * versions of Node, Ruby and Python.
 * @throws {RunStopped} with the reason in one line
 */
export async function makeArtefacts(
  checkout: Checkout,
  release: ReleasedVersion,
  output: string,
): Promise<void> {
  const { version, epoch } = release;
  const python = await findPython();
  await findGem();
  const inCheckout = (...parts: string[]) => join(checkout.folder, ...parts);
  const into = (...parts: string[]) => join(output, ...parts);
  const env = { SOURCE_DATE_EPOCH: `${epoch}`, TZ: "UTC", LC_ALL: "C.UTF-8" };
  for (const folder of Object.values(folders)) mkdirSync(into(folder), { recursive: true });

  await buildParts(checkout, env);
  for (const folder of ["packages/rails", "packages/laravel", "packages/django"]) {
    cpSync(inCheckout("LICENSE"), inCheckout(folder, "LICENSE"));
    normalizeModes(inCheckout(folder));
  }

  const pack = ["npm", "pack", "./published", "--ignore-scripts", "--pack-destination"];
  await checkout.run("The npm package could not be packed", [...pack, into(folders.npm)], env);
  const gem = into(folders.gem, `yy_widgets-${version}.gem`);
  await succeed(
    "The gem could not be built",
    inCheckout("packages/rails"),
    ["gem", "build", "yy_widgets.gemspec", "--output", gem],
    env,
  );
  const laravel = inCheckout("packages/laravel");
  const files = filesIn(laravel).filter((file) => inComposerArchive.test(file));
  writeFileSync(into(folders.composer, `yy-laravel-${version}.zip`), zipOf(laravel, files, epoch));
  const script = inCheckout("scripts/release/artefacts/python.py");
  await checkout.run(
    "The wheel and the sdist could not be built",
    [python, script, inCheckout("packages/django"), into(folders.python)],
    env,
  );
  cpSync(inCheckout("dist"), into(folders.cdn, version), { recursive: true });
  await describeFiles(inCheckout, into, release);
}

/** The build uses no cache, so that a release depends only on its commit. */
async function buildParts({ run }: Checkout, env: Readonly<Record<string, string>>) {
  await run("The packages of the lock file could not be installed", [
    ...[process.execPath, "scripts/install.mjs"],
  ]);
  for (const part of ["package", "gem", "laravel", "django"])
    await run(
      `npm run build -- ${part} failed`,
      ["node_modules/.bin/tsx", "scripts/build/index.ts", part],
      // The other parts reuse the `dist/` of the first.
      { ...env, ...(part === "package" ? { TURBO_FORCE: "true" } : {}) },
    );
}

/** Writes the licences, the SBOM and the checksums of all files. */
async function describeFiles(
  inCheckout: (...parts: string[]) => string,
  into: (...parts: string[]) => string,
  { version, epoch, source }: ReleasedVersion,
): Promise<void> {
  cpSync(inCheckout("LICENSE"), into("LICENSE"));
  const notices = joinNotices(
    ["dist", "dist/lite", "published"].map((folder) =>
      readFileSync(inCheckout(folder, "THIRD-PARTY-NOTICES.txt"), "utf8"),
    ),
  );
  writeFileSync(into("THIRD-PARTY-NOTICES.txt"), notices);
  await writeSbom(into("sbom.cdx.json"), {
    ...{ version, epoch, lockFile: inCheckout("package-lock.json") },
    contents: [...packagesIn(notices), ...installedWith(inCheckout)],
  });
  const digests = JSON.parse(readFileSync(inCheckout("dist/manifest.json"), "utf8")) as object;
  const ofVersion = Object.entries(digests).map(([file, digest]) => [`${version}/${file}`, digest]);
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  writeFileSync(into("integrity.json"), json(Object.fromEntries(ofVersion)));
  writeFileSync(into("release.json"), json({ version, source, epoch }));
  normalizeModes(into());
  const sums = filesIn(into()).map((file) => {
    const digest = createHash("sha256").update(readFileSync(into(file)));
    return `${digest.digest("hex")}  ${file}\n`;
  });
  writeFileSync(into("SHA256SUMS"), sums.join(""));
}

/** The packages that npm installs with `@yy/widgets`, at the tested versions. */
function installedWith(inCheckout: (...parts: string[]) => string): NoticedPackage[] {
  const { dependencies = {} } = JSON.parse(
    readFileSync(inCheckout("published/package.json"), "utf8"),
  ) as { dependencies?: Readonly<Record<string, string>> };
  const { packages } = JSON.parse(readFileSync(inCheckout("package-lock.json"), "utf8")) as {
    packages: Readonly<Record<string, { version: string; dependencies?: object } | undefined>>;
  };
  const found = new Map<string, NoticedPackage>();
  const add = (name: string) => {
    const locked = packages[`node_modules/${name}`];
    if (locked === undefined || found.has(name)) return;
    found.set(name, { name, version: locked.version });
    Object.keys(locked.dependencies ?? {}).forEach(add);
  };
  Object.keys(dependencies).forEach(add);
  return [...found.values()];
}

const succeeds = async (program: string, ...parameters: readonly string[]) =>
  (await runQuietly(program, parameters)).code === 0;

/** Finds a Python with a build backend: the one in PATH, else Debian's. */
function findPython(): Promise<string> {
  return ensure({
    name: "Python with setuptools and wheel",
    find: async () => {
      for (const python of ["python3", "/usr/bin/python3"])
        if (await succeeds(python, "-c", "import wheel; from setuptools import build_meta"))
          return python;
      return undefined;
    },
    packages: ["python3-setuptools", "python3-wheel"],
    remedy: "install it (Debian: apt-get install python3-setuptools python3-wheel)",
  });
}

function findGem(): Promise<true> {
  return ensure({
    name: "RubyGems",
    find: async () => ((await succeeds("gem", "--version")) ? true : undefined),
    packages: ["ruby"],
    remedy: "install it (Debian: apt-get install ruby)",
  });
}
