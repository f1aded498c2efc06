import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createMessageConnection } from "vscode-jsonrpc/node";
import { buildHerbRules } from "../../../../scripts/build/herbRules";
import { mistakes, unknown } from "../../testing/templates";
import type { Finding } from "../finding";
import { checkTemplate, fixTemplate } from "../fixes/fixTemplate";
import { isPosition } from "../templates/Position";

const packageFolder = (name: string) =>
  join(createRequire(import.meta.url).resolve(`${name}/package.json`), "..");
const herbLint = join(packageFolder("@herb-tools/linter"), "bin/herb-lint");

const languageServer = join(
  packageFolder("@herb-tools/language-server"),
  "bin/herb-language-server",
);

/** An offense in the output of `herb-lint --json`. */
interface Offense {
  readonly filename: string;
  readonly message: string;
  readonly code: string;
  readonly severity: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

/** The language server's diagnostics for a document. */
interface Published {
  readonly uri: string;
  readonly diagnostics: readonly {
    readonly code: string;
    readonly severity: number;
    readonly message: string;
    readonly range: object;
  }[];
}

let folder = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "yy-herb-"));
  await buildHerbRules(join(folder, ".herb"));
  // Herb takes the folder of this file for the application.
  writeFileSync(join(folder, ".herb.yml"), "version: 0.10.4\n");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(templates: Readonly<Record<string, string>>): void {
  rmSync(join(folder, "views"), { recursive: true, force: true });
  mkdirSync(join(folder, "views"));
  for (const [name, text] of Object.entries(templates))
    writeFileSync(join(folder, "views", `${name}.html.erb`), text);
}
const read = (name: string) => readFileSync(join(folder, "views", `${name}.html.erb`), "utf8");

function lint(...words: string[]) {
  return spawnSync(process.execPath, [herbLint, ...words], { cwd: folder, encoding: "utf8" });
}

/** The offenses that our rules report. */
function offenses(...words: string[]): Offense[] {
  const { stdout, stderr } = lint("--json", ...words);
  const answer = JSON.parse(stdout) as { completed: boolean; offenses: Offense[] };
  expect(answer, stderr).toMatchObject({ completed: true });
  return answer.offenses.filter(({ code }) => code.startsWith("yy-"));
}

const isOf = (name: string) => (offense: Offense) => offense.filename.endsWith(`/${name}.html.erb`);

/** The findings of the doctor's command for a template, in Herb's format. */
async function expected(template: string) {
  const findings = await checkTemplate(template);
  return sorted(
    findings.map(({ rule, code, severity, place, message, fix }) => ({
      code: `yy-${rule}`,
      severity: severity === "advice" ? "info" : severity,
      message: `${message} (write: ${fix}) [${code}]`,
      start: startOf(place),
    })),
  );
}

function startOf(place: Finding["place"]) {
  const { line, column } = isPosition(place) ? place : { line: 1, column: 1 };
  return { line, column: column - 1 };
}

const told = (found: readonly Offense[]) =>
  sorted(
    found.map(({ code, severity, message, location: { start } }) => ({
      code,
      severity,
      message,
      start,
    })),
  );

/** Sorts by place, because Herb runs the rules in the order of their names. */
function sorted<T extends { readonly code: string; readonly start: Offense["location"]["start"] }>(
  all: readonly T[],
): T[] {
  return all.toSorted(
    (a, b) =>
      a.start.line - b.start.line ||
      a.start.column - b.start.column ||
      a.code.localeCompare(b.code),
  );
}

describe("herb-lint with our rules", { timeout: 60_000 }, () => {
  it("says of every mistake what yy-doctor says, in the same place, and nothing where it says nothing", async () => {
    const templates = Object.fromEntries(
      [...Object.values(mistakes).map(([template]) => template), ...Object.values(unknown)].map(
        (template, index) => [`_${index}`, template],
      ),
    );
    write(templates);
    const found = offenses();
    for (const [name, template] of Object.entries(templates))
      expect(told(found.filter(isOf(name))), template).toEqual(await expected(template));
  });

  it("knows other code than ERB, and tells of the mistakes beside it", async () => {
    const wrong = '<yy-icno title="{{ t("a") }}">ã{{ b }}</yy-icno>';
    const templates = {
      text: `<div id="app">é🙂 {{ user }}</div>\r\n🙂{{ a }}${wrong}\r\n`,
      attributes: `<yy-icon {{ all }}></yy-icon><yy-icon data-name="{{ t("a") }}" data-lable="b"></yy-icon>${wrong}`,
      names: `<yy-{{ name }}></yy-{{ name }}>${wrong}`,
      field: `<yy-mask data-mask="<?= $kind ?>"><textarea aria-label="a">{{ b }}</textarea></yy-mask>${wrong}`,
    };
    write(templates);
    const found = offenses();
    for (const [name, template] of Object.entries(templates))
      expect(told(found.filter(isOf(name))), name).toEqual(await expected(template));
    expect(found.map(({ code }) => code)).toContain("yy-misspelt-attribute");
    const branches = `{% if a %}<yy-modal data-name="a"></yy-modal>{% endif %}${wrong}`;
    write({ branches });
    expect(offenses()).toEqual([]);
  });

  it("finds twenty mistakes in one template, among them those that make it no HTML for Herb", async () => {
    const partials = Object.values(mistakes)
      .map(([template]) => template)
      .filter((template) => !template.includes("<html"))
      .slice(0, 20);
    const template = [...partials, "<div><yy-icno", "</p>"].join("\r\n<p>ação</p>\r\n");
    write({ broken: template });
    const found = offenses();
    expect(found.length).toBeGreaterThanOrEqual(20);
    expect(told(found)).toEqual(await expected(template));
  });

  it("mends with --fix what yy-doctor mends, beside Herb's own rules", async () => {
    const before = `<p>ação</p>
<yy-icno nmae="a" />
<yy-icon data-nmae="b" />
<yy_icon Data-Name="<%= c %>"></yy_icon>
<yy-icon name="d"><%= e %></yy-icon>
`;
    const { text } = await fixTemplate(before);
    write({ a: before });
    lint("--fix");
    // The attributes of a misspelt tag are known only once its name is right.
    lint("--fix");
    expect(read("a")).toBe(text);
    expect(offenses()).toEqual([]);
  });

  it("mends nothing where there is more than one answer, or Herb cannot write the template", () => {
    const templates = {
      // In both branches.
      branches: '<yy-icon <% if a %>name="b"<% else %>nmae="c"<% end %>></yy-icon>\n',
      broken: '<yy-icon name="a"></yy-icon>\n<div><p></div>\n',
    };
    write({ ...templates, later: '<yy-icon name="a"></yy-icon>\n' });
    lint("--fix");
    expect(read("later")).toContain("data-name");
    expect(read("branches")).toBe(templates.branches);
    expect(read("broken")).toBe(templates.broken);
  });

  it("obeys herb:disable, and .herb.yml", () => {
    const disabled = '<yy-icon name="a"></yy-icon><%# herb:disable yy-attribute-without-data %>\n';
    write({ disabled: `${disabled}<yy-icno></yy-icno>\n` });
    expect(offenses().map(({ code }) => code)).toEqual(["yy-unknown-tag"]);
    expect(lint("--only", "yy-attribute-without-data").status).toBe(0);
    const settings = join(folder, ".herb.yml");
    const before = readFileSync(settings, "utf8");
    writeFileSync(
      settings,
      `${before}linter:\n  rules:\n    yy-unknown-tag:\n      enabled: false\n`,
    );
    expect(offenses()).toEqual([]);
    writeFileSync(settings, before);
  });

  it("says of a file that it is right, and ends with 0", () => {
    write({ good: '<yy-icon data-name="<%= name %>" data-label="a"></yy-icon>\n' });
    const { status, stdout } = lint("views/good.html.erb");
    expect(stdout).toContain("No issues found");
    expect(status).toBe(0);
  });
});

describe("Herb's language server with our rules", { timeout: 60_000 }, () => {
  it("tells of mistakes while they are written, and no more when they are mended", async () => {
    const server = spawn(process.execPath, [languageServer, "--stdio"], { cwd: folder });
    const connection = createMessageConnection(server.stdout, server.stdin);
    onTestFinished(() => {
      connection.dispose();
      server.kill();
    });
    const published: Published[] = [];
    connection.onNotification("textDocument/publishDiagnostics", (one: Published) => {
      published.push(one);
    });
    connection.onRequest("workspace/configuration", () => [null]);
    connection.onRequest("client/registerCapability", () => null);
    connection.listen();
    const rootUri = pathToFileURL(folder).href;
    await connection.sendRequest("initialize", {
      processId: process.pid,
      rootUri,
      workspaceFolders: [{ uri: rootUri, name: "shop" }],
      capabilities: {},
    });
    await connection.sendNotification("initialized", {});
    const uri = `${rootUri}/views/_new.html.erb`;
    const ours = () =>
      published
        .filter((one) => one.uri === uri)
        .at(-1)
        ?.diagnostics.filter(({ code }) => code.startsWith("yy-"));
    const template = '<p>ação</p>\n<yy-icon name="a"></yy-icon>\n';
    const textDocument = { uri, languageId: "erb", version: 1, text: template };
    await connection.sendNotification("textDocument/didOpen", { textDocument });
    const [finding] = await expected(template);
    await expect.poll(ours, { timeout: 30_000 }).toEqual([
      expect.objectContaining({
        code: "yy-attribute-without-data",
        severity: 1,
        message: finding?.message,
        range: { start: { line: 1, character: 9 }, end: { line: 1, character: 13 } },
      }),
    ]);
    const type = (version: number, text: string) =>
      connection.sendNotification("textDocument/didChange", {
        textDocument: { uri, version },
        contentChanges: [{ text }],
      });
    await type(2, `${template.replace("name", "data-name")}<yy-icno`);
    await expect
      .poll(() => ours()?.map(({ code }) => code), { timeout: 30_000 })
      .toEqual(["yy-unclosed", "yy-unknown-tag"]);
    await type(3, template.replace("name", "data-name"));
    await expect.poll(ours, { timeout: 30_000 }).toEqual([]);
  });
});
