import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkTemplate } from "@yy/doctor/fixes/fixTemplate";
import { expect, it } from "vitest";
import { directivesOf, languageOf } from "../language";
import { readDraft } from "../written/Draft";
import { checkSource } from "./checkDraft";

const demo = fileURLToPath(new URL("../../../../demo-pages", import.meta.url));
const templates = readdirSync(demo, { recursive: true, encoding: "utf8" }).filter(
  (file) =>
    /\.(?:html|erb|blade\.php)$/.test(file) && !/(?:^|\/)(?:node_modules|dist)\//.test(file),
);

// Each template is parsed twice.
it("says of finished pages what yy-doctor says, and takes nothing for half typed", {
  timeout: 60_000,
}, async () => {
  expect(templates.length).toBeGreaterThan(100);
  for (const file of templates) {
    const source = readFileSync(join(demo, file), "utf8");
    const language = languageOf(file, "");
    expect(readDraft(source, language).halfTyped, file).toEqual([]);
    const found = await checkTemplate(source, directivesOf(language));
    const said = await checkSource(source, language);
    const rules = (all: readonly { readonly rule: string }[]) => all.map(({ rule }) => rule).sort();
    expect(rules(said), file).toEqual(rules(found));
  }
});
