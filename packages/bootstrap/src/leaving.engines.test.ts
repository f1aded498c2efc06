import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

/**
 * Runs in the page, before any widget: stores errors in `localStorage`, to read them after the page
 * is left.
 */
function keepLog(): void {
  const keep = (what: string) =>
    localStorage.setItem("log", `${localStorage.getItem("log") ?? ""}${what}\n`);
  console.error = (...words: unknown[]) => keep(words.map(String).join(" "));
  window.addEventListener("yy:error", () => keep("yy:error"), true);
  window.addEventListener("unhandledrejection", ({ reason }) => keep(`uncaught ${reason}`));
}

/**
 * Runs in the page: inserts the widgets only after `load`. WebKit delays `load` for requests begun
 * before it, and its driver waits for `load` before each command; the requests of these widgets are
 * slow.
 */
function showOnceLoaded(): void {
  const show = () => {
    for (const template of document.querySelectorAll("template"))
      template.replaceWith(template.content);
  };
  addEventListener("load", () => setTimeout(show));
}

const page = {
  inlineScript: `(${keepLog})(); (${showOnceLoaded})()`,
  body: `<main><a href="/depois">sair</a><template>
    <yy-content-loader data-src="/fragmentos/recado"><a href="/r">recado</a></yy-content-loader>
    <yy-session-value data-field="first_name"><i>você</i></yy-session-value>
    <yy-icon data-name="heart"><i>coração</i></yy-icon><yy-slider><p>um</p><p>dois</p></yy-slider></template></main>`,
  head: '<meta name="yy-icon-sprite" content="/assets/icons.svg">',
};
const slow = ["/fragmentos/recado", "/metadata/user", "/dist/chunks/slider", "/assets/icons.svg"];

describe("a page that is left while it loads", () => {
  const engine = useEngine();

  it("reports nothing of what leaving it has ended", async () => {
    await engine.ready();
    const { server, page: tab } = engine;
    server.addPage("/antes", page);
    // Requests something when it has arrived: a script evaluated while one page replaces another
    // may never answer.
    server.addPage("/depois", {
      body: "<main>depois</main>",
      inlineScript: 'fetch("/api/chegou")',
    });
    const requested = () => server.requests.map(({ path }) => path);
    for (const path of slow) server.failNext({ path, delay: 60_000, times: 3 });
    // In ms; long enough for aborted requests to be reported before the page is gone, as with a
    // distant server.
    server.failNext({ path: "/depois", delay: 700 });
    await tab.evaluate(() => {
      setTimeout(() => {
        location.href = "/antes";
      });
    });
    await expect.poll(requested).toContain(slow[0]);
    await tab.click("a", "sair");
    await expect.poll(requested).toContain("/api/chegou");
    expect(await tab.evaluate(() => localStorage.getItem("log"))).toBeNull();
    engine.leavesThePage();
  });
});
