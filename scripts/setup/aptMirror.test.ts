import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { aptMirror } from "./aptMirror.mjs";

let apt = "";
beforeEach(() => {
  apt = mkdtempSync(join(tmpdir(), "yy-apt-"));
});
afterEach(() => {
  rmSync(apt, { recursive: true });
});

function write(name: string, text: string): void {
  const file = join(apt, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

it("is read from lines, without those that are commented out", () => {
  write(
    "sources.list",
    `# deb http://old.example/debian bookworm main
deb-src http://sources.example/debian bookworm main
deb cdrom:[Debian 12]/ bookworm main
deb http://security.example/debian-security bookworm-security main
deb [arch=amd64 signed-by=/a.gpg] https://mirror.example/debian/ bookworm main contrib`,
  );
  expect(aptMirror(apt)).toBe("https://mirror.example/debian/");
});

it("is read from stanzas, with comments among their lines", () => {
  write(
    "sources.list.d/debian.sources",
    `Types: deb
URIs: http://off.example/debian
Suites: trixie
Components: main
Enabled: no

Types: deb deb-src
# http://snapshot.example/debian
URIs: http://mirror.example/debian
 http://other.example/debian
Suites: trixie trixie-updates
Components: main
Signed-By:
 -----BEGIN PGP PUBLIC KEY BLOCK-----
 .
 mDMEX
`,
  );
  expect(aptMirror(apt)).toBe("http://mirror.example/debian");
});

it("is no other repository of the machine", () => {
  write("sources.list.d/containers.list", "deb https://a.example/linux/debian bookworm stable");
  write("sources.list.d/database.list", "deb https://b.example/apt bookworm-pgdg main");
  write(
    "sources.list.d/z.sources",
    "Types: deb\nURIs: https://c.example\nSuites: noble\nComponents: main",
  );
  expect(aptMirror(apt)).toBeUndefined();
});

it("is not there on a machine without apt", () => {
  expect(aptMirror(join(apt, "none"))).toBeUndefined();
});
