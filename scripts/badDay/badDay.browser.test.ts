import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { badDay } from "./index";

// They wait for most of the time.
describe.concurrent("the day", () => {
  it("ends well: seen, switched off with what was typed, mended for one in ten, then for all", async () => {
    const lines: string[] = [];
    const pictures = mkdtempSync(join(tmpdir(), "yy-pictures-"));
    const parameters = ["--visitors", "50", "--pictures", pictures];
    const code = await badDay(parameters, (line) => lines.push(line));
    expect(lines.at(-1)).toBe(
      "\nNo deploy: one server process, one template, five texts of the switch.",
    );
    expect(code).toBe(0);
    expect(lines.filter((line) => line.includes("✓")).length).toBeGreaterThan(10);
    expect(readdirSync(pictures)).toContain("1-dashboard.png");
    rmSync(pictures, { recursive: true });
  }, 120_000);

  it("ends with 1 at the first thing that is not so, and says what there was instead", async () => {
    const lines: string[] = [];
    const code = await badDay([], (line) => {
      lines.push(line);
      const [, file = ""] = /the switch {5}(.+)/.exec(lines[0] ?? "") ?? [];
      // Somebody takes back at once what the operator writes.
      if (line.includes("the switch says")) writeFileSync(file, "{}");
    });
    expect(code).toBe(1);
    expect(lines.at(-1)).toMatch(/✗ not so: of 6 visitors 0 have [\d.]+; seen: \[\]$/);
  });
});

it.each([
  [["--loud"], /^npm run bad-day: Unknown option '--loud'/],
  [["--visitors", "5"], /^npm run bad-day: --visitors must be a number from 50 to 10000, got "5"$/],
  [["--port", "80x"], /^npm run bad-day: --port must be a number from 0 to 65535, got "80x"$/],
  [["--pause"], /^npm run bad-day: --pause waits for Enter, and there is no terminal$/],
])("says in one line what is wrong with %j", async (parameters, message) => {
  await expect(badDay(parameters)).rejects.toThrow(message);
});

it("says in one line that the port is taken", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const { port } = other.address() as { readonly port: number };
  const started = badDay(["--port", `${port}`]);
  await expect(started).rejects.toThrow(
    `npm run bad-day: port ${port} is taken; --port chooses another.`,
  );
  other.close();
});
