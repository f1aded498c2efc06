import ts from "typescript";
import { describe, expect, it } from "vitest";
import { inRepository } from "../repository";
import { exampleWidget } from "./exampleWidget";
import { readSchemas } from "./schemas";
import { eventTypes, jsxTypes } from "./typeDeclarations";

const follow = (await readSchemas()).filter(({ name }) => name === "follow-button");

/** Sources compiled with the declarations beside them, none of them on disk. */
const complaintsAbout = compile({
  "events.d.ts": eventTypes(follow),
  "jsx.d.ts": jsxTypes([exampleWidget]),
  "listens.ts": `
    document.body.addEventListener("yy:follow-changed", ({ detail }) => detail.following satisfies boolean);
    document.addEventListener("yy:error", ({ detail }) => detail.widget satisfies string);
    addEventListener("yy:before-follow", ({ detail }) => detail.userId satisfies string);`,
  "mistakenField.ts": `
    document.addEventListener("yy:follow-changed", ({ detail }) => detail.followed);`,
  "template.tsx": `
    export const tag = (
      <yy-price-tag id="a" data-price={3} data-struck data-currency="USD" data-mount="eager" />
    );`,
  "missingAttribute.tsx": "export const tag = <yy-price-tag />;",
  "wrongWord.tsx": `export const tag = <yy-price-tag data-price={3} data-currency="EUR" />;`,
});

describe("types/events.d.ts", () => {
  it("gives a listener the detail of the event, on elements, the document and the window", () => {
    expect(complaintsAbout("listens.ts")).toBe("");
  });

  it("refuses a field that the detail does not have", () => {
    expect(complaintsAbout("mistakenField.ts")).toContain("'followed' does not exist");
  });

  it("joins the details of two widgets that fire the same event", () => {
    const detail = (name: string) =>
      `DetailOf<typeof import("../${name}/schema").schema, "yy:before-price-open">`;
    const other = { ...exampleWidget, name: "price-list" };
    expect(eventTypes([exampleWidget, other])).toContain(
      `${detail("price-tag")}\n    | ${detail("price-list")}`,
    );
  });
});

describe("types/jsx.d.ts", () => {
  it("takes the tag with its attributes and those of every element", () => {
    expect(complaintsAbout("template.tsx")).toBe("");
  });

  it("complains about a required attribute that is missing", () => {
    expect(complaintsAbout("missingAttribute.tsx")).toContain("data-price");
  });

  it("complains about a word that the choice does not have", () => {
    expect(complaintsAbout("wrongWord.tsx")).toContain("EUR");
  });
});

function compile(sources: Readonly<Record<string, string>>): (name: string) => string {
  const pathOf = (name: string) => inRepository("widgets/types", name);
  const texts = new Map(Object.entries(sources).map(([name, text]) => [pathOf(name), text]));
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const onDisk = { fileExists: host.fileExists, readFile: host.readFile };
  host.fileExists = (path) => texts.has(path) || onDisk.fileExists(path);
  host.readFile = (path) => texts.get(path) ?? onDisk.readFile(path);
  const program = ts.createProgram([...texts.keys()], options, host);
  return (name) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(pathOf(name)))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))
      .join("\n");
}
