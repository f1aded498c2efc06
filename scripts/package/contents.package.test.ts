import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { Ajv } from "ajv";
import { publint } from "publint";
import { describe, expect, inject, it } from "vitest";
import { EditorSession } from "../../tools/language-server/testing/EditorSession";
import { inRepository, root, widgetNames } from "../repository";
import { filesIn, useInstalled } from "./testing/useInstalled";

interface Finding {
  readonly kind: string;
  readonly resolutionKind?: string;
}

/** As esbuild writes imports: each begins a line, or is a call. */
const importPattern =
  /^(?:import|export|\}) ?(?:.* )?from "([^"\n]+)";$|^import "([^"\n]+)";$|\bimport\("([^"\n]+)"\)/gm;

describe("the installed package", () => {
  const installed = useInstalled();
  const read = (path: string) => readFileSync(installed.inPackage(path), "utf8");
  const files = () => filesIn(installed.inPackage());
  const modules = () => files().filter((path) => /^modules\/.*\.js$/.test(path));

  it("publint has no finding", async () => {
    const { messages } = await publint({ pkgDir: installed.inPackage(), strict: true });
    expect(messages).toEqual([]);
  });

  it("its types are right for whoever reads ES modules (arethetypeswrong)", async () => {
    const tarball = createPackageFromTarballData(readFileSync(inject("tarball")));
    const analysis = await checkPackage(tarball);
    const findings: readonly Finding[] = analysis.types
      ? analysis.problems
      : [{ kind: "no types" }];
    // What it calls its profile "esm-only": there is no CommonJS in the package, and no main file.
    const counting = findings.filter(
      ({ resolutionKind = "" }) => !["node10", "node16-cjs"].includes(resolutionKind),
    );
    expect(counting).toEqual([]);
  });

  it("has neither tests nor sources, and asks for nothing private", () => {
    expect(files().filter((path) => /(\.test\.|(?<!\.d)\.tsx?$)/.test(path))).toEqual([]);
    const { dependencies, peerDependencies } = JSON.parse(read("package.json"));
    expect(Object.keys(dependencies)).toEqual(["@herb-tools/node-wasm"]);
    expect(Object.keys(peerDependencies)).toEqual(["react", "react-dom"]);
    const imported = modules()
      .flatMap((path) => [...read(path).matchAll(importPattern)])
      .map(([, from, alone, dynamic]) => from ?? alone ?? dynamic ?? "")
      .filter((name) => !name.startsWith("."));
    expect([...new Set(imported)].sort()).toEqual([
      "react",
      "react-dom",
      "react-dom/client",
      "react/jsx-runtime",
    ]);
  });

  it("every module has its source map, and no source is in two modules: what has state is there once", () => {
    const seen = new Map<string, string>();
    for (const path of modules()) {
      if (path.endsWith("jsx/index.js")) continue;
      const { sources } = JSON.parse(read(`${path}.map`)) as { sources: string[] };
      for (const source of new Set(sources)) {
        const file = source.replace(/^(\.\.\/)+/, "");
        expect(`${file} is in ${seen.get(file) ?? path}`).toBe(`${file} is in ${path}`);
        seen.set(file, path);
      }
    }
    expect([...seen.keys()].some((source) => source.endsWith("session/src/session.ts"))).toBe(true);
  });

  it("its manifest of custom elements names modules that are there", () => {
    const manifest = JSON.parse(read("custom-elements.json")) as { modules: { path: string }[] };
    expect(manifest.modules).toHaveLength(widgetNames().length);
    expect(manifest.modules.filter(({ path }) => !existsSync(installed.inPackage(path)))).toEqual(
      [],
    );
  });

  it.each([
    ["custom-elements.json", "custom-elements-manifest/schema.json"],
    ["vscode.html-custom-data.json", "vscode-html-languageservice/docs/customData.schema.json"],
  ])("%s is one by its official schema", (path, schema) => {
    const file = inRepository("node_modules", schema);
    const ajv = new Ajv({ allErrors: true, strict: false });
    ajv.validate(JSON.parse(readFileSync(file, "utf8")), JSON.parse(read(path)));
    expect(ajv.errors ?? []).toEqual([]);
  });

  it("has the licence, the notices of what is bundled, and the files for CDNs", () => {
    for (const path of ["LICENSE", "README.md", "dist/yy.js", "dist/yy.js.map", "dist/lite/yy.js"])
      expect(read(path).length).toBeGreaterThan(500);
    expect(read("THIRD-PARTY-NOTICES.txt")).toContain("tom-select ");
    expect(read("THIRD-PARTY-NOTICES.txt")).not.toContain("react-dom ");
    // The guide's chapter on updates sends page authors to it.
    expect(read("CHANGELOG.md")).toContain("## 0.1.0");
  });

  it("names no folder of the machine that it was built on", () => {
    const texts = files().filter((path) => /\.(?:js|map|json|ts)$/.test(path));
    expect(texts.filter((path) => read(path).includes(root))).toEqual([]);
  });

  it("judges a server's answers, without a page, by what its OpenAPI document says", async () => {
    const { problemOf } = await import(installed.inPackage("modules/answers/index.js"));
    const { paths } = JSON.parse(read("openapi.json"));
    const { operationId } = paths["/api/facilities"].get;
    const answer = { status: 200, body: { facilities: [{ id: 1, name: "pix", enabled: "sim" }] } };
    expect(problemOf(operationId, answer)).toContain(
      'facilities[0].enabled is "sim", needed is true or false',
    );
  });

  it("has for coding assistants what its llms.txt leads to", () => {
    const links = [...read("llms.txt").matchAll(/\]\(([^)]+)\)/g)].map(([, path = ""]) => path);
    expect(links.length).toBeGreaterThan(widgetNames().length);
    expect(links.filter((path) => !existsSync(installed.inPackage(path)))).toEqual([]);
  });

  it("mends templates with yy-doctor, whose JSON follows the schema in it", () => {
    const doctor = (...words: string[]) =>
      spawnSync(installed.inPackage("bin/yy-doctor.js"), words, {
        cwd: installed.folder,
        encoding: "utf8",
      }).stdout;
    installed.write("page.html", "<yy-icno nmae='a' />");
    const ajv = new Ajv({ allErrors: true });
    const report = JSON.parse(doctor("--format", "json", "page.html"));
    ajv.validate(JSON.parse(read("yy-doctor.schema.json")), report);
    expect(ajv.errors ?? []).toEqual([]);
    expect(doctor("--fix", "page.html")).toContain("+<yy-icon data-name='a'></yy-icon>");
    const inventory = JSON.parse(doctor("--inventory", "--format", "json", "page.html"));
    ajv.validate(JSON.parse(read("yy-inventory.schema.json")), inventory);
    expect(ajv.errors ?? []).toEqual([]);
  });

  it("tells editors of its tags and rules with yy-doctor init", () => {
    installed.write("app/views/_a.html.erb", "<yy-icno></yy-icno>");
    const init = () =>
      execFileSync(installed.inPackage("bin/yy-doctor.js"), ["init"], {
        cwd: installed.folder,
        encoding: "utf8",
      });
    expect(init()).toContain("create .herb/yy.mjs\ncreate .vscode/settings.json\n");
    expect(init()).not.toContain("create");
  });

  it("speaks to editors with yy-language-server, whose links lead to its own pages", async () => {
    const editor = await EditorSession.start(installed.inPackage("bin/yy-language-server.js"));
    const uri = "file:///page.html.erb";
    await editor.open(uri, "erb", "<yy-icno data-name='a'></yy-icno><yy-mask></yy-mask>");
    const [misspelt] = await editor.diagnostics(uri);
    expect(misspelt?.code).toBe("unknown-tag");
    const [fix] = (await editor.codeActions(uri, misspelt ? [misspelt] : [])) ?? [];
    if (fix) await editor.apply(uri, fix);
    expect(editor.textOf(uri)).toContain("<yy-icon data-name='a'></yy-icon>");
    for (const { target = "" } of (await editor.links(uri)) ?? [])
      expect(readFileSync(fileURLToPath(target), "utf8")).toContain("# yy-");
    expect(await editor.links(uri)).toHaveLength(2);
    expect(await editor.stop()).toBe(0);
  });

  it("checks templates with yy-doctor", () => {
    installed.write("page.html", "<yy-follow-button></yy-follow-button>");
    expect(() =>
      execFileSync(installed.inPackage("bin/yy-doctor.js"), ["page.html"], {
        cwd: installed.folder,
        stdio: "pipe",
        encoding: "utf8",
      }),
    ).toThrow(/Command failed/);
  });
});
