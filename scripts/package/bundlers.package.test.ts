import { join } from "node:path";
import { useDemo } from "@yy/testing";
import { followingText, followText, seenErrors, waitUntilMounted } from "@yy/testing/page";
import { describe, expect, it } from "vitest";
import { bundlers } from "./testing/bundlers";
import { folderRoute, useInstalled } from "./testing/useInstalled";

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
