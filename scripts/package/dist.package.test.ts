import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { useDemo } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import { describe, expect, it } from "vitest";
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
});

/**
 * Copies as Propshaft does: whatever is not called `-<hex, 7 or more>.digested.<type>` gets its digest into its name.
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
