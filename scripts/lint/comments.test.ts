import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inRepository, repositoryFiles } from "../repository";

const maxColumns = 100;
/** Templates of new widgets too, which are asked again once they are a widget. */
const formatted = ["*.ts", "*.tsx", "*.mjs", "*.js", "*.css", "scripts/create/template/*.tpl"];

/** A line that is a comment, or a part of one, and nothing else. */
const commentLine = /^\s*(?:\/\*|\*|\/\/)/;

/** The beginning of a comment that names no subject: "Of a word." says nothing without its code. */
const beginsWithOf = /(?:\/\*\*?\s+(?:\*\s+)?|^(?!\s*(?:\/\/|#)).*\n\s*(?:\/\/|#) )Of\b/gm;

const textOf = (path: string) => readFileSync(inRepository(path), "utf8");

it("comments hold to 100 columns, as the code does", () => {
  const tooLong = repositoryFiles(...formatted).flatMap((path) =>
    textOf(path)
      .split("\n")
      .flatMap((line, at) =>
        // The reason of an exception stands in its line.
        line.length > maxColumns && commentLine.test(line) && !line.includes("biome-ignore")
          ? `${path}:${at + 1}`
          : [],
      ),
  );
  expect(tooLong, `wrap these comments at 100 columns: ${tooLong.join(", ")}`).toEqual([]);
});

it("comments begin with what they are about, not with `Of`", () => {
  const withoutSubject = repositoryFiles(...formatted, "*.php", "*.py", "*.rb").flatMap((path) => {
    const text = textOf(path);
    return [...text.matchAll(beginsWithOf)].map(
      ({ 0: found, index }) => `${path}:${text.slice(0, index + found.length).split("\n").length}`,
    );
  });
  expect(withoutSubject, `say whose words or bytes it is: ${withoutSubject.join(", ")}`).toEqual(
    [],
  );
});
