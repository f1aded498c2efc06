import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Outcome } from "@yy/doctor/cli/Outcome";
import { run } from "@yy/doctor/cli/run";
import { folderOf, type ReleaseFixture, readFixture } from "./releaseFixture";

/** A fixture after `yy-doctor --fix --write`. */
export interface MendedFixture {
  readonly fixture: ReleaseFixture;
  /** The doctor's remaining findings. */
  readonly left: Outcome;
}

export async function mendedFixture(version: string): Promise<MendedFixture> {
  const folder = mkdtempSync(join(tmpdir(), "yy-release-"));
  try {
    cpSync(folderOf(version), folder, { recursive: true });
    const snippets = join(folder, "snippets");
    await run(["--fix", "--write", snippets]);
    return { fixture: readFixture(version, folder), left: await run([snippets]) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
