import { expect, it } from "vitest";
import { collectProblems } from "../chromium/problems";
import { useDemo } from "./useDemo";

// Tests that expect no problems prove something only if problems are recorded.
const demo = useDemo();

it("collects policy violations, uncaught errors and console errors from the document's first byte on", async () => {
  demo.server.addPage("/violada", {
    head: `<script>window.neverRuns = true</script>
      <script nonce="{{nonce}}">console.error("algo deu errado"); throw new Error("sem dono")</script>`,
    body: "<p style='color: red'>oi</p>",
    script: "none",
  });
  const { errors, cspViolations } = collectProblems(await demo.open("/violada"));
  const violations = () => cspViolations.join("\n");
  await expect.poll(violations).toMatch(/script-src-elem blocked inline/);
  await expect.poll(violations).toMatch(/style-src-attr blocked inline/);
  await expect.poll(() => errors).toEqual(["algo deu errado", "Error: sem dono"]);
});

it.each(["leaves open", "has closed"])(
  "opens a page without what one stored that the test %s",
  async (end) => {
    const openBlank = () => {
      demo.server.addPage("/vazia", { body: "<p>oi</p>", script: "none" });
      return demo.open("/vazia", { signedInAs: 1 });
    };
    const page = await openBlank();
    await page.evaluate(() => localStorage.setItem("yy:draft:1", "{}"));
    if (end === "has closed") await page.close();
    await demo.restore();
    const next = await openBlank();
    expect(await next.evaluate(() => localStorage.length)).toBe(0);
  },
);
