import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { useServer } from "@yy/testing";
import { runInStacks } from "@yy/testing/stacks";
import { type DefaultTreeAdapterMap, parseFragment, serialize } from "parse5";
import { expect, it } from "vitest";
import { guideFiles } from "../server/node/guideFiles";

const demo = useServer();
const { widgets } = guideFiles("").schemas();
const isJson = new Map(
  widgets.flatMap(({ tag, attributes }) =>
    attributes.map(({ attribute, kind }) => [`${tag} ${attribute}`, kind === "json"] as const),
  ),
);

type Node = DefaultTreeAdapterMap["childNode"];

it("gives Blade's component of every example of the guide what its HTML says", async () => {
  const visitor = await demo.visitor();
  const pages = await Promise.all(
    widgets.map(({ tag }) => visitor.visit(`/widgets/${tag.slice("yy-".length)}`)),
  );
  const codes = (language: string) =>
    pages.flatMap((page) =>
      [...page.matchAll(new RegExp(`data-guide-code="${language}">([\\s\\S]*?)</code>`, "g"))].map(
        ([, code = ""]) => unescaped(code),
      ),
    );
  const html = codes("html").filter((code) => code.includes("<yy-"));
  const blade = codes("laravel");
  expect(blade.length).toBeGreaterThan(widgets.length);
  const rendered = await renderBlade(blade);
  expect(rendered.map(meaning)).toEqual(html.map(meaning));
});

async function renderBlade(templates: readonly string[]): Promise<string[]> {
  const tests = fileURLToPath(new URL("../../packages/laravel/tests", import.meta.url));
  mkdirSync(join(tests, "tmp"), { recursive: true });
  const folder = mkdtempSync(join(tests, "tmp/examples-"));
  try {
    writeFileSync(join(folder, "templates.json"), JSON.stringify(templates));
    const path = join("tmp", folder.slice(join(tests, "tmp/").length), "templates.json");
    const { code, output } = await runInStacks({
      command: ["php", "render.php", path],
      folder: "packages/laravel/tests",
    });
    expect(code, output).toBe(0);
    return JSON.parse(output) as string[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const unescaped = (code: string): string => {
  const [text] = parseFragment(code.replaceAll("<", "&lt;")).childNodes;
  return text && "value" in text ? text.value : "";
};

/** The HTML with its JSON written in one way, without blanks at the ends of what a tag holds. */
function meaning(html: string): string {
  const fragment = parseFragment(html.trim());
  const visit = (node: Node): void => {
    if (!("attrs" in node)) return;
    for (const attribute of node.attrs)
      if (isJson.get(`${node.tagName} ${attribute.name}`)) attribute.value = json(attribute.value);
    node.attrs = node.attrs
      .map((each) =>
        isBoolean(node.tagName, each.name) ? { ...each, value: each.value || "true" } : each,
      )
      .toSorted((one, other) => one.name.localeCompare(other.name));
    node.childNodes.forEach(visit);
  };
  fragment.childNodes.forEach(visit);
  return serialize(fragment).replace(/\s+/g, "");
}

function isBoolean(tag: string, attribute: string): boolean {
  const spec = widgets.find((each) => each.tag === tag)?.attributes;
  return spec?.find((each) => each.attribute === attribute)?.kind === "boolean";
}

function json(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}
