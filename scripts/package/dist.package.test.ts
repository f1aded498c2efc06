import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { useDemo } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import { describe, expect, it } from "vitest";
import { inRepository } from "../repository";
import { filesIn, folderRoute, useInstalled } from "./testing/useInstalled";

const badge = '<yy-count-badge data-count="7" data-label="{count} itens"><b>7</b></yy-count-badge>';

describe("dist/ of the installed package", () => {
  const installed = useInstalled();
  const demo = useDemo();

  it.each(["yy.js", "lite/yy.js"])(
    "works in a sub-folder where Propshaft renames files: %s",
    async (script) => {
      const target = join(installed.folder, "propshaft");
      const renamed = copyDigested(installed.inPackage("dist"), target).get(script);
      expect(renamed).toMatch(/yy-[0-9a-f]{8}\.js$/);
      demo.server.addPage("/loja/produto", {
        script: "none",
        head: `<script type="module" nonce="{{nonce}}" src="/loja/assets/${renamed}"></script>`,
        body: `<main>${badge}</main>`,
      });
      const prepare = folderRoute("/loja/assets", target);
      const page = await demo.open("/loja/produto", { prepare });
      await waitUntilMounted(page, "yy-count-badge");
      expect(await seenErrors(page)).toEqual([]);
    },
  );

  it("stands beside the two versions before, as the guide puts it there", () => {
    const guide = readFileSync(inRepository("docs/guide/atualizacoes.md"), "utf8");
    const [, commands = ""] = /```sh\n(.*?)```/s.exec(guide) ?? [];
    const shop = join(installed.folder, "publish");
    const pkg = join(shop, "node_modules/@yy/widgets");
    const versions = join(shop, "public/yy");
    cpSync(installed.inPackage("dist"), join(pkg, "dist"), { recursive: true });
    const publish = (version: string) => {
      writeFileSync(join(pkg, "package.json"), JSON.stringify({ version }));
      writeFileSync(join(pkg, "dist/yy.js"), version);
      execFileSync("sh", ["-e"], { cwd: shop, input: commands });
      // Each version is older than the next.
      const time = Number(version.at(-1)) * 1000;
      utimesSync(join(versions, version), time, time);
    };

    for (const version of ["0.0.1", "0.0.2", "0.0.3", "0.0.4"]) publish(version);
    expect(readdirSync(versions)).toEqual(["0.0.2", "0.0.3", "0.0.4"]);
    expect(readFileSync(join(versions, "0.0.2/yy.js"), "utf8")).toBe("0.0.2");
    expect(filesIn(join(versions, "0.0.4"))).toEqual(filesIn(installed.inPackage("dist")));

    // A deploy without a new version changes nothing.
    writeFileSync(join(pkg, "dist/yy.js"), "half");
    execFileSync("sh", ["-e"], { cwd: shop, input: commands });
    expect(readdirSync(versions)).toEqual(["0.0.2", "0.0.3", "0.0.4"]);
    expect(readFileSync(join(versions, "0.0.4/yy.js"), "utf8")).toBe("0.0.4");
  });
});

/**
 * Copies as Propshaft does: whatever is not called `-<hex, 7 or more>.digested.<type>` gets its
 * digest into its name.
 * @returns former path → path
 */
function copyDigested(from: string, to: string): Map<string, string> {
  return new Map(
    filesIn(from).map((path) => {
      const digest = createHash("sha1")
        .update(readFileSync(join(from, path)))
        .digest("hex");
      const name = /-([0-9a-zA-Z]{7,128})\.digested\.[^.]+$/.test(path)
        ? path
        : path.replace(/(\.[^./]+)$/, `-${digest.slice(0, 8)}$1`);
      mkdirSync(dirname(join(to, name)), { recursive: true });
      cpSync(join(from, path), join(to, name));
      return [path, name] as const;
    }),
  );
}
