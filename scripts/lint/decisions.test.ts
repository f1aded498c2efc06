import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inRepository } from "../repository";

const folder = inRepository("docs/adr");
const index = readFileSync(`${folder}/README.md`, "utf8");
const files = readdirSync(folder).filter((file) => /^\d/.test(file));

it.each(files)("%s is dated, and listed with its number, title and date", (file) => {
  const text = readFileSync(`${folder}/${file}`, "utf8");
  const { number, title, date } =
    /^# (?<number>\d+)\. (?<title>.+)\n\nStatus: .*(?<date>\d{4}-\d\d-\d\d)\n/.exec(text)?.groups ??
    {};
  expect(index).toContain(`\n| ${number} | [${title}](${file}) | ${date} |\n`);
});

it("no two decisions have one number", () => {
  const numbers = files.map((file) => file.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});
