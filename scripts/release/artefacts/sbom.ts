import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RunStopped } from "../../setup/run.mjs";
import { succeed } from "../checkout";
import type { NoticedPackage } from "./notices";

interface LockedPackage {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface ReleasedPackage {
  readonly version: string;
  /** The packages that are bundled, or installed with the package. */
  readonly contents: readonly NoticedPackage[];
  /** The repository's `package-lock.json`. */
  readonly lockFile: string;
  /** In seconds since 1970. */
  readonly epoch: number;
}

/**
 * Writes the CycloneDX SBOM of the released files, with licences and digests. `npm sbom` creates it
 * for a project that depends on exactly their contents, at the versions of the lock file. The build
 * tools are not included.
 * @throws {RunStopped} when the lock file lacks a package, or npm fails
 */
export async function writeSbom(file: string, released: ReleasedPackage): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "yy-sbom-"));
  try {
    const project = projectOf(released);
    writeFileSync(join(folder, "package.json"), JSON.stringify(project.manifest));
    writeFileSync(join(folder, "package-lock.json"), JSON.stringify(project.lock));
    const words = ["sbom", "--sbom-format=cyclonedx", "--sbom-type=library", "--package-lock-only"];
    const sbom = await succeed("The SBOM could not be written", folder, ["npm", ...words]);
    writeFileSync(file, `${JSON.stringify(reproducible(sbom, released), null, 2)}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The manifest and lock file of a project that depends on exactly the released contents. */
export function projectOf({ version, contents, lockFile }: ReleasedPackage) {
  const { packages } = JSON.parse(readFileSync(lockFile, "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  const dependencies = Object.fromEntries(contents.map((each) => [each.name, each.version]));
  const locked = contents.map(({ name, version: wanted }) => {
    const found = Object.entries(packages).find(
      ([path, entry]) => path.endsWith(`node_modules/${name}`) && entry.version === wanted,
    );
    if (!found)
      throw new RunStopped(`package-lock.json has no ${name} ${wanted}, which is bundled.`);
    return [`node_modules/${name}`, withDependenciesIn(found[1], dependencies)] as const;
  });
  const manifest = { name: "@yy/widgets", version, license: "MIT", dependencies };
  return {
    manifest,
    lock: {
      ...{ name: manifest.name, version, lockfileVersion: 3, requires: true },
      packages: { "": manifest, ...Object.fromEntries(locked) },
    },
  };
}

/** Dependencies of a package that are not bundled are not part of the release. */
function withDependenciesIn(
  { dependencies = {}, ...rest }: LockedPackage & { dev?: boolean; peerDependencies?: object },
  contents: Readonly<Record<string, string>>,
): LockedPackage {
  const { dev: _, peerDependencies: __, ...kept } = rest;
  const inside = Object.entries(dependencies).filter(([name]) => name in contents);
  return { ...kept, dependencies: Object.fromEntries(inside) };
}

/**
 * Replaces the time, the random number and the folder's name that npm writes, so that the result is
 * reproducible.
 */
function reproducible(text: string, { version, epoch }: ReleasedPackage): object {
  const sbom = JSON.parse(text) as {
    metadata: { timestamp: string; component: { name: string } };
    components: object[];
    serialNumber: string;
  };
  sbom.metadata.timestamp = new Date(epoch * 1000).toISOString();
  sbom.metadata.component.name = "@yy/widgets";
  const digest = createHash("sha256").update(`${version} ${JSON.stringify(sbom.components)}`);
  sbom.serialNumber = `urn:uuid:${uuidOf(digest.digest("hex"))}`;
  return sbom;
}

/** A UUID of version 8 (RFC 9562), whose digits may be chosen freely. */
const uuidOf = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`]
    .concat(hex.slice(20, 32))
    .join("-");
