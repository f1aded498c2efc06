import { expect, it } from "vitest";
import { collectProblems } from "../chromium/problems";
import { useDemo } from "./useDemo";

const demo = useDemo();

async function openBlank() {
  demo.server.addPage("/vazia", { body: "<p>oi</p>", script: "none" });
  return demo.open("/vazia", { signedInAs: 1 });
}

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
