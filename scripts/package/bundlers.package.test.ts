import { join } from "node:path";
import { useDemo } from "@yy/testing";
import { followingText, followText, seenErrors, waitUntilMounted } from "@yy/testing/page";
import { build as esbuild } from "esbuild";
import { build as vite } from "vite";
import { describe, expect, it } from "vitest";
import webpack from "webpack";
import { folderRoute, useInstalled } from "./testing/useInstalled";

/** Bundles `main.js` of a folder into `main.js` of another one, as who knows no options would. */
type Bundler = (folder: string, outDir: string) => Promise<unknown>;

/** Name → bundler. */
const bundlers: Readonly<Record<string, Bundler>> = {
  esbuild: (folder, outDir) =>
    esbuild({
      entryPoints: [join(folder, "main.js")],
      outdir: outDir,
      bundle: true,
      splitting: true,
      format: "esm",
      minify: true,
      logLevel: "silent",
    }),
  Vite: (folder, outDir) =>
    vite({
      root: folder,
      configFile: false,
      logLevel: "silent",
      base: "./",
      build: {
        outDir,
        rolldownOptions: {
          input: join(folder, "main.js"),
          output: { entryFileNames: "[name].js" },
        },
      },
    }),
  "webpack 5": (folder, outDir) =>
    new Promise((resolve, reject) => {
      const options = {
        mode: "production",
        context: folder,
        entry: "./main.js",
        output: { path: outDir, publicPath: "auto" },
        performance: false,
        // Takes most of its time, and is not ours.
        optimization: { minimize: false },
      } as const;
      webpack(options, (error, stats) => {
        if (error || !stats || stats.hasErrors() || stats.hasWarnings())
          reject(error ?? new Error(stats?.toString("errors-warnings")));
        else resolve(stats);
      });
    }),
};

const button = `<yy-follow-button data-user-id="2" data-follow-path="/api/users/follow" data-unfollow-path="/api/users/unfollow"
  data-login-path="/entrar"><a href="/seguir">seguir</a></yy-follow-button>`;

describe.each(Object.entries(bundlers))("the installed package with %s", (name, bundle) => {
  const installed = useInstalled();
  const demo = useDemo();

  it.each([
    ["a widget alone", 'import "@yy/widgets/follow-button";'],
    [
      "what finds the tags of the page",
      `import { YY } from "@yy/widgets/bootstrap"; import { format } from "@yy/widgets/pure";
       document.title = [window.YY === YY, format.formatBigNumber(1200)].join();`,
    ],
  ])("%s: it builds, mounts, and answers a click", async (what, source) => {
    installed.write("main.js", source);
    const outDir = join(installed.folder, "built", name, what);
    await bundle(installed.folder, outDir);
    demo.server.addPage("/page", {
      script: "none",
      head: '<script type="module" nonce="{{nonce}}" src="/built/main.js"></script>',
      body: `<main>${button}</main>`,
    });
    const page = await demo.open("/page", {
      signedInAs: 1,
      prepare: folderRoute("/built", outDir),
    });
    await waitUntilMounted(page, "yy-follow-button");
    const answer = page.waitForResponse("**/api/users/follow");
    await page.getByRole("button", { name: followText }).click();
    expect((await answer).ok()).toBe(true);
    await page.getByRole("button", { name: followingText }).waitFor();
    expect(await seenErrors(page)).toEqual([]);
    if (source.includes("document.title")) expect(await page.title()).toMatch(/^true,1/);
  });
});
