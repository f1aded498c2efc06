import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inRepository, repositoryFiles } from "../repository";

const maxColumns = 100;

/** A line that is a comment, or a part of one, and nothing else. */
const commentLine = /^\s*(?:\/\*|\*|\/\/)/;

it("comments hold to 100 columns, as the code does", () => {
  const tooLong = repositoryFiles("*.ts", "*.tsx", "*.mjs", "*.js", "*.css").flatMap((path) =>
    readFileSync(inRepository(path), "utf8")
      .split("\n")
      .flatMap((line, at) =>
        // The reason of an exception stands in its line.
        line.length > maxColumns && commentLine.test(line) && !line.includes("biome-ignore")
          ? `${path}:${at + 1}`
          : [],
      ),
  );
  expect(tooLong, "wrap these comments at 100 columns").toEqual([]);
});
