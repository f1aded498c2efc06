import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkPage } from "@yy/doctor/checkPage";
import { readTemplate } from "@yy/doctor/templates/readTemplate";
import { schemas } from "@yy/widgets/schemas";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import { skillFolder, writeSkill } from "./skill";

let folder = "";
const inSkill = (path: string) => join(folder, skillFolder, path);
const skill = () => readFileSync(inSkill("SKILL.md"), "utf8");

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "yy-skill-"));
  writeSkill(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("begins as a skill does: a name like its folder, and a description of bounded length", () => {
  const [, head = ""] = /^---\n([\s\S]*?)\n---\n/.exec(skill()) ?? [];
  const { name, description } = parse(head);
  expect(skillFolder.endsWith(`/${name}`)).toBe(true);
  expect(description.length).toBeLessThanOrEqual(1024);
  expect(description).not.toMatch(/[<>]/);
  expect(skill().split("\n").length).toBeLessThan(500);
});

it("leads to every tag, and to files that are there", () => {
  for (const { tag } of schemas)
    expect(skill(), `${tag} is missing: npm run generate`).toContain(`- [${tag}](`);
  for (const [, path = ""] of skill().matchAll(/`(references\/[\w/.-]+\.md)`/g))
    expect(existsSync(inSkill(path)), path).toBe(true);
  const files = readdirSync(join(folder, skillFolder), { recursive: true, encoding: "utf8" });
  for (const file of files.filter((each) => each.endsWith(".md")))
    for (const [, path = ""] of readFileSync(inSkill(file), "utf8").matchAll(links))
      expect(existsSync(join(dirname(inSkill(file)), path)), `${file} → ${path}`).toBe(true);
});

const links = /\]\((?!https?:|#|mailto:)([^)\s#]+)[^)\s]*\)/g;

it("shows markup that the doctor finds nothing wrong with", async () => {
  const blocks = [...skill().matchAll(/^```html\n(.*?)^```/gms)].map(([, block = ""]) => block);
  expect(blocks.length).toBeGreaterThan(1);
  for (const block of blocks) expect(checkPage(await readTemplate(block), schemas)).toEqual([]);
});
