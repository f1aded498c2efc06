import { expect, it } from "vitest";
import { collectProblems } from "../chromium/problems";
import { bundleForPage } from "./bundleForPage";
import { useDemo } from "./useDemo";

const demo = useDemo();

async function openBlank() {
  demo.server.addPage("/vazia", { body: "<p>oi</p>", script: "none" });
  return demo.open("/vazia", { signedInAs: 1 });
}

it("signs the visitor in before the page is opened", async () => {
  const page = await openBlank();
  const user: { id: number } = await page.evaluate(async () =>
    (await fetch("/metadata/user")).json(),
  );
  expect(user.id).toBe(1);
});

it("shows the page a dropped call as one failure, also on a connection used before", async () => {
  const page = await openBlank();
  await page.evaluate(async () => (await fetch("/metadata/user")).text());
  demo.server.failNext({ drop: true });
  const outcomes = await page.evaluate(async () => {
    const ask = () =>
      fetch("/metadata/user", { method: "POST" }).then(
        (answer) => String(answer.status),
        (error: Error) => error.name,
      );
    return [await ask(), await ask()];
  });
  expect(outcomes).toEqual(["TypeError", "422"]);
  expect(demo.server.requests.map((request) => request.status)).toEqual([200, 0, 422]);
});

it("lets the page begin reading a truncated answer", async () => {
  const page = await openBlank();
  demo.server.failNext({ truncate: true, path: "/metadata" });
  const outcome = await page.evaluate(async () => {
    const answer = await fetch("/metadata/user");
    return [
      answer.status,
      await answer.json().then(
        () => "read",
        (error: Error) => error.name,
      ),
    ];
  });
  expect(outcome[0]).toBe(200);
  expect(outcome[1]).not.toBe("read");
  expect(demo.server.requests).toHaveLength(1);
});

it("collects policy violations from before the document was parsed", async () => {
  demo.server.addPage("/violada", {
    head: "<script>window.neverRuns = true</script>",
    body: "<p style='color: red'>oi</p>",
    script: "none",
  });
  const page = await demo.open("/violada");
  const problems = collectProblems(page);
  await expect
    .poll(() => problems.cspViolations.join("\n"))
    .toMatch(/script-src-elem blocked inline/);
  await expect
    .poll(() => problems.cspViolations.join("\n"))
    .toMatch(/style-src-attr blocked inline/);
  expect(problems.errors).toEqual([]);
});

it("collects uncaught errors and console errors", async () => {
  const page = await openBlank();
  await page.evaluate(() => {
    console.error("algo deu errado");
    setTimeout(() => {
      throw new Error("sem dono");
    });
  });
  await expect
    .poll(() => collectProblems(page).errors)
    .toEqual(["algo deu errado", "Error: sem dono"]);
});

it("bundles a workspace package for a page", async () => {
  demo.server.addPage("/pacote", {
    body: "",
    script: "none",
    inlineScript: await bundleForPage("packages/domain/src/errors.ts", "Errors"),
  });
  const page = await demo.open("/pacote");
  const name = await page.evaluate(() => {
    const { ConfigError } = Reflect.get(window, "Errors");
    return new ConfigError("x").name;
  });
  expect(name).toBe("ConfigError");
  expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
});

it("starts every test from the seeded state", async () => {
  expect(demo.server.requests).toEqual([]);
  demo.server.state.users.length = 0;
  demo.server.reset();
  expect(demo.server.state.users).toHaveLength(12);
});

it.each(["leaves open", "has closed"])(
  "opens a page without what one stored that the test %s",
  async (end) => {
    const page = await openBlank();
    await page.evaluate(() => localStorage.setItem("yy:draft:1", "{}"));
    if (end === "has closed") await page.close();
    await demo.restore();
    const next = await openBlank();
    expect(await next.evaluate(() => localStorage.length)).toBe(0);
  },
);

it("counts a dropped call once whether its connection is new, reused or opened ahead", async () => {
  const page = await openBlank();
  const times = 20;
  demo.server.failNext({ drop: true, times });
  const failures = await page.evaluate(async (count) => {
    const calls = Array.from({ length: count }, (_, index) =>
      fetch("/api/nada", { method: index % 2 === 0 ? "GET" : "DELETE" }).then(
        () => 0,
        () => 1,
      ),
    );
    return (await Promise.all(calls)).reduce((sum: number, each) => sum + each, 0);
  }, times);
  expect(failures).toBe(times);
  expect(demo.server.requests).toHaveLength(times);
});

it.each(["turbo", "turbolinks"] as const)(
  "lets the scripts of a page that %s visits run under the first page's policy",
  async (lib) => {
    const libs = [lib];
    const link = '<a href="/segunda">segunda</a>';
    demo.server.addPage("/primeira", { body: link, script: "none", libs });
    demo.server.addPage("/segunda", {
      body: '<p>chegou</p><script nonce="{{nonce}}">window.secondRan = true</script>',
      script: "none",
      libs,
    });
    const page = await demo.open("/primeira");
    await page.evaluate(() => Reflect.set(window, "sameDocument", true));
    await page.click("a");
    await page.waitForFunction(() => Reflect.get(window, "secondRan") === true);
    expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  },
);

it("bundles React as preact/compat for the light flavour", async () => {
  const react = await bundleForPage("react", "Bundled");
  const lite = await bundleForPage("react", "Bundled", { flavour: "lite" });
  expect(react).toContain("node_modules/react/");
  expect(lite).not.toContain("node_modules/react/");
  expect(lite).toContain("node_modules/preact/");
});

it("opens a page without JavaScript, and one that prefers less motion", async () => {
  demo.server.addPage("/calma", { body: "<noscript>sem script</noscript>", script: "none" });
  const still = await demo.open("/calma", { javaScript: false });
  expect(await still.textContent("body")).toContain("sem script");
  const calm = await demo.open("/calma", { reducedMotion: "reduce", colorScheme: "dark" });
  const media = (query: string) => calm.evaluate((text) => matchMedia(text).matches, query);
  expect(await media("(prefers-reduced-motion: reduce)")).toBe(true);
  expect(await media("(prefers-color-scheme: dark)")).toBe(true);
});
