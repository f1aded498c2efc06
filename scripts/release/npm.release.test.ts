import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { useDemo } from "@yy/testing";
import { followingText, followText, seenErrors, waitUntilMounted } from "@yy/testing/page";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundlers } from "../package/testing/bundlers";
import { filesIn, folderRoute } from "../package/testing/useInstalled";
import { inRepository } from "../repository";
import { succeed } from "./checkout";
import { released } from "./testing/outside";
import { type Registry, startNpmRegistry } from "./testing/registries";

const manifest = '{\n  "name": "loja",\n  "private": true,\n  "type": "module"\n}\n';

const chapter = readFileSync(inRepository("docs/guide/pacote.md"), "utf8");

const button = `<yy-follow-button data-user-id="2" data-follow-path="/api/users/follow" data-unfollow-path="/api/users/unfollow"
  data-login-path="/entrar"><a href="/seguir">seguir</a></yy-follow-button>`;

let folder = "";
const shop = (...parts: string[]) => join(folder, "loja", ...parts);
let registry: Registry;

const npm = (...words: string[]) =>
  succeed(`npm ${words[0]} failed`, shop(), [
    ...["npm", ...words, "--no-audit", "--no-fund", `--cache=${join(folder, "cache")}`],
  ]);

describe("an empty application, with npm install @yy/widgets from a registry", () => {
  const demo = useDemo();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "yy-npm-"));
    mkdirSync(shop());
    writeFileSync(shop("package.json"), manifest);
    registry = await startNpmRegistry(folder, released("npm", ".tgz"));
    writeFileSync(shop(".npmrc"), `registry=${registry.url}/\n`);
    const [, command = ""] = /^```sh\nnpm (.*)\n```/m.exec(chapter) ?? [];
    expect(command).toContain("install @yy/widgets");
    await npm(...command.split(" "));
  }, 300_000);
  afterAll(async () => {
    await registry?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const followsIn = async (head: string, path: string, served: string) => {
    demo.server.addPage("/page", { script: "none", head, body: `<main>${button}</main>` });
    const page = await demo.open("/page", { signedInAs: 1, prepare: folderRoute(path, served) });
    await waitUntilMounted(page, "yy-follow-button");
    const answer = page.waitForResponse("**/api/users/follow");
    await page.getByRole("button", { name: followText }).click();
    expect((await answer).ok()).toBe(true);
    await page.getByRole("button", { name: followingText }).waitFor();
    expect(await seenErrors(page)).toEqual([]);
  };

  it.each(["Vite", "webpack 5"])("has a first widget with %s", async (name) => {
    writeFileSync(shop("main.js"), 'import "@yy/widgets/follow-button";\n');
    await bundlers[name]?.(shop(), shop("built", name));
    const script = '<script type="module" nonce="{{nonce}}" src="/built/main.js"></script>';
    await followsIn(script, "/built", shop("built", name));
  });

  it("has a first widget without a bundler, from dist/", async () => {
    await followsIn(
      `<link rel="stylesheet" href="/yy/yy.css">
       <script type="module" nonce="{{nonce}}" src="/yy/yy.js"></script>`,
      "/yy",
      shop("node_modules/@yy/widgets/dist"),
    );
  });

  it("checks templates with npx yy-doctor", async () => {
    writeFileSync(
      shop("page.html"),
      '<!doctype html><html lang="pt"><yy-folow-button></yy-folow-button></html>',
    );
    await expect(
      succeed("It found", shop(), ["npx", "--no-install", "yy-doctor", "page.html"]),
    ).rejects.toThrow(/It found: /);
  });

  it("is as before once the package is removed", async () => {
    await npm("uninstall", "@yy/widgets", "react", "react-dom");
    expect(JSON.parse(readFileSync(shop("package.json"), "utf8"))).toEqual(JSON.parse(manifest));
    // npm leaves empty folders of scopes.
    const left = existsSync(shop("node_modules")) ? filesIn(shop("node_modules")) : [];
    expect(left.filter((path) => !path.startsWith("."))).toEqual([]);
  });
});

it("a registry that is down is told in a sentence", async () => {
  const alone = mkdtempSync(join(tmpdir(), "yy-npm-down-"));
  writeFileSync(join(alone, "package.json"), manifest);
  const words = ["install", "@yy/widgets", "--registry=http://127.0.0.1:1/", "--fetch-retries=0"];
  const failure = await succeed("npm install failed", alone, ["npm", ...words]).catch(String);
  rmSync(alone, { recursive: true, force: true });
  expect(failure).toMatch(/^RunStopped: npm install failed: .*ECONNREFUSED.*\.$/);
});
