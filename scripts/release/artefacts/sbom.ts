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
  /** What is bundled, and what is installed with the package. */
  readonly contents: readonly NoticedPackage[];
  /** The repository's `package-lock.json`. */
  readonly lockFile: string;
  /** Seconds since 1970. */
  readonly epoch: number;
}

/**
 * A CycloneDX list of what is in the released files, with licences and digests, by `npm sbom`: of a
 * project that depends on exactly that, as the lock file has it. The build's own tools are no part.
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

/** The manifest and lock file of a project that depends on what is released, and nothing else. */
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

/** What a package asks for and is not bundled is no part of the release. */
function withDependenciesIn(
  { dependencies = {}, ...rest }: LockedPackage & { dev?: boolean; peerDependencies?: object },
  contents: Readonly<Record<string, string>>,
): LockedPackage {
  const { dev: _, peerDependencies: __, ...kept } = rest;
  const inside = Object.entries(dependencies).filter(([name]) => name in contents);
  return { ...kept, dependencies: Object.fromEntries(inside) };
}

/** npm writes the time, a random number and the name of the folder. */
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

/** Version 8 of RFC 9562: the digits are the maker's. */
const uuidOf = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`]
    .concat(hex.slice(20, 32))
    .join("-");
