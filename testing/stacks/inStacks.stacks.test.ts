import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runInStacks, startInStacks } from "./inStacks";

const root = fileURLToPath(new URL("../..", import.meta.url));
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "yy-stacks-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("a command in the chroot", () => {
  it("has every runtime, the checkout and a folder for what it writes", async () => {
    const script = `ruby -e 'puts RUBY_VERSION[0]'; php -r 'echo PHP_MAJOR_VERSION, "\\n";'
python3 -c 'import django; print(django.VERSION[0])'; test -f package.json; touch /tmp/mine; ls /tmp`;
    const { code, output } = await runInStacks({ command: ["sh", "-ec", script] });
    expect({ code, output }).toEqual({ code: 0, output: "3\n8\n5\nmine\n" });
  });

  it("leaves no mount behind, and cannot change the chroot", async () => {
    const before = readFileSync("/proc/self/mounts", "utf8");
    const { code, output } = await runInStacks({ command: ["touch", "/usr/new"] });
    expect(code).toBe(1);
    expect(output).toContain("Read-only file system");
    expect(readFileSync("/proc/self/mounts", "utf8")).toBe(before);
  });
});

describe("a server in the chroot", () => {
  const php = ["php", "-S", "127.0.0.1:0", "package.json"];

  it("answers on a port of its own until it is stopped", async () => {
    const servers = await Promise.all([
      startInStacks({ command: php }),
      startInStacks({ command: php }),
    ]);
    for (const { url } of servers) expect((await fetch(url)).status).toBe(200);
    await Promise.all(servers.map((server) => server.stop()));
    for (const { url } of servers) await expect(fetch(url)).rejects.toThrow();
  });

  it("ends with a test that is killed", async () => {
    const file = join(folder, "crash.ts");
    writeFileSync(
      file,
      `import { startInStacks } from ${JSON.stringify(join(root, "testing/stacks/inStacks"))};
startInStacks({ command: ${JSON.stringify(php)} }).then(({ url }) => console.log(url));`,
    );
    const test = spawn(process.execPath, ["--import", "tsx", file], { cwd: root });
    const [url] = await new Promise<string[]>((resolve) => {
      createInterface({ input: test.stdout }).once("line", (line) => resolve([line]));
    });
    expect((await fetch(`${url}`)).status).toBe(200);
    test.kill("SIGKILL");
    const answers = () =>
      fetch(`${url}`).then(
        () => true,
        () => false,
      );
    await expect.poll(answers).toBe(false);
  });

  it("says what is wrong when its runtime is missing, or it cannot start", async () => {
    await expect(startInStacks({ command: ["php-of-tomorrow"] })).rejects.toThrow(
      /^The server did not start:\n.*php-of-tomorrow: not found/,
    );
    const taken = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => taken.once("listening", resolve));
    const { port } = taken.address() as { port: number };
    await expect(startInStacks({ command: ["php", "-S", `127.0.0.1:${port}`] })).rejects.toThrow(
      "Address already in use",
    );
    taken.close();
  });
});
