import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { useServer } from "@yy/testing";
import { expect, it } from "vitest";
import { assetsFolder, pagesFolder } from "./paths";

const demo = useServer();

it("has every stylesheet that no page asks for by itself, so that a page waits for few", async () => {
  const answer = await fetch(`${demo.server.origin}/assets/pages.css`);
  expect(answer.headers.get("content-type")).toBe("text/css; charset=utf-8");
  const shared = await answer.text();
  const pages = readdirSync(pagesFolder, { encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .map((name) => readFileSync(join(pagesFolder, name), "utf8"))
    .join("\n");
  const sheets = readdirSync(assetsFolder).filter((name) => name.endsWith(".css"));
  const lost = sheets.filter(
    (name) =>
      !shared.includes(readFileSync(join(assetsFolder, name), "utf8")) &&
      !pages.includes(`href="/assets/${name}"`),
  );
  expect(lost).toEqual([]);
  expect(sheets.length).toBeGreaterThan(10);
});

it.each([
  ["/", 2],
  ["/widgets/form", 2],
  ["/widgets", 4],
  ["/guia/comece", 4],
])("%s asks for %i stylesheets at most", async (path, most) => {
  const html = await (await demo.visitor()).visit(path);
  const links = html.match(/<link rel="stylesheet" href="[^"]*">/g) ?? [];
  expect(links.length).toBeGreaterThan(0);
  expect(links.length).toBeLessThanOrEqual(most);
});
