import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inRepository } from "../../repository";
import { filesIn, normalizeModes, zipOf } from "./archives";
import { joinNotices, packagesIn } from "./notices";
import { projectOf, writeSbom } from "./sbom";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "yy-artefacts-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("a zip", () => {
  const zone = process.env.TZ;
  afterEach(() => {
    // An environment has no undefined values.
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it("has the same bytes in another time zone, order, and at another time", () => {
    const epoch = 1_795_859_070;
    const zips = ["America/Sao_Paulo", "Asia/Tokyo"].map((zoneName, run) => {
      process.env.TZ = zoneName;
      const copy = join(folder, `${run}`);
      mkdirSync(join(copy, "b"), { recursive: true });
      for (const file of run === 0 ? ["a.txt", "b/c.txt"] : ["b/c.txt", "a.txt"]) {
        writeFileSync(join(copy, file), file);
        utimesSync(join(copy, file), run + 1, run + 1);
      }
      return zipOf(copy, run === 0 ? filesIn(copy) : filesIn(copy).reverse(), epoch);
    });
    expect(Buffer.compare(zips[0] ?? Buffer.of(), zips[1] ?? Buffer.of(1))).toBe(0);
    const inside = unzipSync(zips[0] ?? new Uint8Array());
    expect(Object.entries(inside).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
      ["a.txt", "a.txt"],
      ["b/c.txt", "b/c.txt"],
    ]);
  });
});

it("what a release holds can be read by everybody, whatever the umask was", () => {
  mkdirSync(join(folder, "bin"), { mode: 0o700 });
  writeFileSync(join(folder, "bin/run"), "", { mode: 0o700 });
  writeFileSync(join(folder, "text"), "", { mode: 0o600 });
  normalizeModes(folder);
  const modes = ["bin", "bin/run", "text"].map((path) => statSync(join(folder, path)).mode & 0o777);
  expect(modes).toEqual([0o755, 0o755, 0o644]);
});

const notices = ["dist", "dist/lite"].map((name) =>
  readFileSync(inRepository(name, "THIRD-PARTY-NOTICES.txt"), "utf8"),
);

it("the licences of several builds stand in one text, each package once", () => {
  const joined = joinNotices(notices);
  const names = packagesIn(joined).map(({ name }) => name);
  expect(names).toEqual([...new Set(names)].sort());
  for (const { name } of notices.flatMap(packagesIn)) expect(names).toContain(name);
  expect(names).toContain("react");
  expect(names).toContain("preact");
});

describe("the SBOM", () => {
  const release = {
    ...{ version: "1.0.0", epoch: 1_795_859_070, lockFile: inRepository("package-lock.json") },
    contents: packagesIn(joinNotices(notices)),
  };

  it("names what is bundled and nothing else, with licences and digests, the same each time", async () => {
    const files = ["one.json", "other.json"].map((name) => join(folder, name));
    await Promise.all(files.map((file) => writeSbom(file, release)));
    const [text = "", other] = files.map((file) => readFileSync(file, "utf8"));
    expect(other).toBe(text);
    const { bomFormat, components, metadata } = JSON.parse(text) as {
      bomFormat: string;
      components: { name: string; version: string; licenses: object[]; hashes: object[] }[];
      metadata: { timestamp: string };
    };
    expect(bomFormat).toBe("CycloneDX");
    expect(metadata.timestamp).toBe("2026-11-28T09:44:30.000Z");
    expect(components.map(({ name, version }) => ({ name, version }))).toEqual(release.contents);
    for (const { name, licenses, hashes } of components)
      expect([name, licenses.length > 0, hashes.length > 0]).toEqual([name, true, true]);
  });

  it("is refused where the lock file lacks what is bundled", () => {
    const contents = [{ name: "left-pad", version: "1.0.0" }];
    expect(() => projectOf({ ...release, contents })).toThrow(
      "package-lock.json has no left-pad 1.0.0, which is bundled.",
    );
  });
});
