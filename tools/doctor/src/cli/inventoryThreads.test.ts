import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bundleNodeCommand } from "../../../../scripts/build/nodeCommand";
import { inRepository } from "../../../../scripts/repository";
import { run } from "./run";

let views = "";
/** A folder in the repository, because Node finds the parser from there. */
let built = "";

beforeAll(async () => {
  views = mkdtempSync(join(tmpdir(), "yy-threads-"));
  mkdirSync(inRepository("node_modules/.cache"), { recursive: true });
  built = mkdtempSync(inRepository("node_modules/.cache/yy-threads-"));
  for (let number = 0; number < 250; number += 1)
    writeFileSync(join(views, `a${number}.html.erb`), `<yy-icon data-name="a"></yy-icon>`);
  writeFileSync(join(views, "a1.html.erb"), "<%= yy_modal name: 1 %>");
  writeFileSync(join(views, "binary.html"), Buffer.from([0]));
  await bundleNodeCommand({
    entry: "tools/doctor/src/cli/main.ts",
    outfile: join(built, "yy-doctor.js"),
    mainFields: ["module", "main"],
  });
});
afterAll(() => {
  for (const folder of [views, built]) rmSync(folder, { recursive: true, force: true });
});

it("says of many files in threads what it says in one", async () => {
  const words = ["--inventory", "--format", "json", views];
  let out = "";
  try {
    execFileSync("node", [join(built, "yy-doctor.js"), ...words], { encoding: "utf8" });
  } catch (error) {
    const { status, stdout } = error as { status: number; stdout: string };
    expect(status).toBe(2);
    out = stdout;
  }
  expect(JSON.parse(out)).toMatchObject({ files: 250, unread: [{ problem: "it is no text" }] });
  expect(out).toBe((await run(words)).out);
});
