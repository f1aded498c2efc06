import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { compileInMemory } from "../testing/compileInMemory";
import { type Choices, readChoices } from "./choices";
import { newWidget, writeNewFiles } from "./createWidget";
import { registrations } from "./registrations";

const root = mkdtempSync(join(tmpdir(), "yy-create-"));
afterAll(() => rmSync(root, { recursive: true }));

const counting: Choices = { name: "price-tag", optimistic: false, family: "página" };
const posting: Choices = {
  ...counting,
  endpoint: { method: "PUT", path: "/api/price-tags" },
};

const kinds = [
  ["counts", counting],
  ["sends and waits", posting],
  ["keeps a choice", { ...posting, optimistic: true }],
] as const;

describe.each(kinds)("a widget that %s", (_, choices) => {
  const files = newWidget(choices);

  it("has no blanks left in its files", () => {
    for (const { path, content } of files)
      expect(path + content).not.toMatch(/__\w+__|\.tpl|^#(?:if|else|end)\b/m);
  });

  it("stands in what lists all requests, if it sends one", () => {
    const changes = Object.fromEntries(
      registrations(choices).map(({ path, content }) => [path, content]),
    );
    const endpoints = changes["packages/http/src/contract/endpoints.ts"];
    const app = changes["demo-pages/server/app.ts"];
    if (!choices.endpoint) expect(changes).toEqual({});
    else {
      expect(endpoints).toMatch(
        /id: "price-tag",[\s\S]*method: "PUT",\n {4}path: "\/api\/price-tags",/,
      );
      expect(app?.match(/priceTagRoutes/g)).toHaveLength(2);
    }
  });
});

// Together: the compiler reads half of the packages each time.
it("compiles, of whichever kind it is", { timeout: 120_000 }, () => {
  const files = kinds.flatMap(([, choices], kind) =>
    newWidget({ ...choices, name: `${choices.name}-${"abc"[kind]}` }),
  );
  const code = files.filter(({ path }) => /\.tsx?$/.test(path));
  const errorsIn = compileInMemory(
    Object.fromEntries(code.map(({ path, content }) => [path, content])),
  );
  for (const { path } of code) expect(errorsIn(path), path).toBe("");
});

it("has the files of a request only where there is one", () => {
  const pathsOf = (choices: Choices) => newWidget(choices).map(({ path }) => path);
  const everywhere = [
    ".changeset/price-tag.md",
    "widgets/price-tag/PriceTag.tsx",
    "widgets/price-tag/example.ts",
    "widgets/price-tag/translations.ts",
    "stories/price-tag.stories.ts",
    "demo-pages/pages/widgets/price-tag.html",
  ];
  const ofRequest = [
    "packages/http/src/api/priceTag.ts",
    "demo-pages/server/features/price-tag.ts",
  ];
  expect(pathsOf(counting)).toEqual(expect.arrayContaining(everywhere));
  expect(pathsOf(counting)).not.toEqual(expect.arrayContaining(ofRequest));
  expect(pathsOf(posting)).toEqual(expect.arrayContaining([...everywhere, ...ofRequest]));
});

it("writes nothing over a widget that is there", () => {
  const files = newWidget({ ...counting, name: "icon" });
  writeNewFiles(root, files.slice(-1));
  expect(() => writeNewFiles(root, files)).toThrow(`${files.at(-1)?.path} exists already`);
  expect(readdirSync(root)).toHaveLength(1);
});

describe("what is to be known of a widget", () => {
  it("is taken from the command line, and nothing is asked without a terminal", async () => {
    expect(await readChoices(["price-tag"])).toEqual(counting);
    const args = ["price-tag", "--endpoint", "put /api/price-tags", "--optimistic"];
    expect(await readChoices([...args, "--family", "compras"])).toEqual({
      ...posting,
      optimistic: true,
      family: "compras",
    });
  });

  it("is asked for where somebody can answer, and only what is missing", async () => {
    const asked: string[] = [];
    const answers = ["price-tag", "PUT /api/price-tags", "", "vender"];
    const ask = async (question: string) => answers[asked.push(question) - 1] ?? "";
    expect(await readChoices([], ask)).toEqual({ ...posting, family: "vender" });
    expect(asked).toHaveLength(4);
    asked.length = 0;
    await readChoices(["price-tag", "--endpoint", "", "--family", "vender"], ask);
    expect(asked).toEqual([]);
  });

  it.each([
    [[""], "lower-case words joined by hyphens"],
    [["PriceTag"], "lower-case words joined by hyphens"],
    [["price_tag"], "lower-case words joined by hyphens"],
    [["1-price"], "lower-case words joined by hyphens"],
    [["price--tag"], "lower-case words joined by hyphens"],
    [["../price"], "lower-case words joined by hyphens"],
    // Every tag gets the prefix.
    [["yy-price"], "leave out the prefix"],
    [["price", "tag"], 'one name at a time, not "price tag"'],
    [["price", "--endpoint", "/api/price"], "POST, PUT, PATCH, DELETE and a path"],
    [["price", "--endpoint", "GET /api/price"], "POST, PUT, PATCH, DELETE and a path"],
    [["price", "--endpoint", "POST /api/price/{id}"], "without parameters"],
    [["price", "--optimistic"], "--optimistic needs --endpoint"],
    [["price", "--family", "casa"], "there are pessoas, compras"],
    [["price", "--famly", "casa"], "Unknown option '--famly'"],
  ])("is refused as %j", async (args, message) => {
    await expect(readChoices(args)).rejects.toThrow(message);
  });
});
