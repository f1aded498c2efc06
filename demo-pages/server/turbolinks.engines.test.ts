import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

/** Runs in the page, before all other scripts. */
function recordViolations(): void {
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    document.documentElement.dataset.violations = `${effectiveDirective} ${blockedURI}`;
  });
}

describe("a demo page with Turbolinks", () => {
  const engine = useEngine();

  it("has one Turbolinks, also after a visit", async () => {
    await engine.ready();
    const { server, page } = engine;
    for (const [path, text] of [
      ["/uma", "primeira"],
      ["/outra", "segunda"],
    ] as const)
      server.addPage(path, {
        body: `<main><a href="/outra">${text}</a></main>`,
        libs: ["turbolinks"],
      });
    await page.open("/uma");
    await page.click("a", "primeira");
    await expect.poll(() => page.isShown("main", "segunda")).toBe(true);
    expect(await page.count('script[src="/vendor/turbolinks.js"]')).toBe(1);
    engine.leavesThePage();
  });

  it("breaks no policy, not while a slow page is awaited either", async () => {
    await engine.ready();
    const { server, page } = engine;
    const document = (body: string) => ({
      body: `<main>${body}</main>`,
      libs: ["turbolinks" as const],
      inlineScript: `(${recordViolations})()`,
    });
    server.addPage("/antes", document('<a href="/depois">depois</a>'));
    server.addPage("/depois", document("chegou"));
    await page.open("/antes");
    // Longer than the half second after which Turbolinks shows its progress bar.
    server.failNext({ path: "/depois", delay: 900 });
    await page.click("a", "depois");
    await expect.poll(() => page.isShown("main", "chegou")).toBe(true);
    expect(await page.attribute("html", "data-violations")).toBeUndefined();
    engine.leavesThePage();
  });
});
