import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CancellationTokenSource, type CompletionItem } from "vscode-languageserver-protocol/node";
import { EditorSession } from "../testing/EditorSession";
import { useBuiltServer } from "../testing/useBuiltServer";

const built = useBuiltServer();
let editor: EditorSession;
beforeAll(async () => {
  editor = await EditorSession.start(built.program);
}, 60_000);
afterAll(() => editor.stop());

const icon = '<yy-icon data-name="heart"></yy-icon>';
const codes = async (uri: string) => (await editor.diagnostics(uri)).map(({ code }) => code);

describe("the guide", () => {
  it("is the README of the package, as a file, where no address is given", async () => {
    const uri = "file:///guia.html";
    await editor.open(uri, "html", `<p>${icon}</p><yy-modal></yy-modal>`);
    const [diagnostic] = await editor.diagnostics(uri);
    const links = (await editor.links(uri)) ?? [];
    const addresses = [diagnostic?.codeDescription?.href, ...links.map(({ target }) => target)];
    expect(addresses.map((address = "") => existsSync(fileURLToPath(address)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(links.map(({ tooltip }) => tooltip)).toEqual(["yy-icon no guia", "yy-modal no guia"]);
    const definition = await editor.definition(uri, "<p><yy".length);
    expect(definition?.uri).toMatch(/\/icon\/README\.md$/);
    expect(await editor.definition(uri, 1)).toBeNull();
  });

  it.each([
    ["https://guia.example/ajuda/", "https://guia.example/ajuda/widgets/icon"],
    ["https://guia.example/?tag={name}", "https://guia.example/?tag=icon"],
  ])("is at %s when a client says so", async (guide, address) => {
    const other = await EditorSession.start(built.program, { initializationOptions: { guide } });
    await other.open("file:///a.html", "html", icon);
    expect((await other.links("file:///a.html"))?.map(({ target }) => target)).toEqual([address]);
    expect(await other.stop()).toBe(0);
  });

  it.each([5, "javascript:alert(1)", null])("is not at %j, and that is said", async (guide) => {
    const other = await EditorSession.start(built.program, { initializationOptions: { guide } });
    await other.open("file:///a.html", "html", icon);
    expect((await other.links("file:///a.html"))?.[0]?.target).toMatch(/^file:/);
    expect(other.messages).toEqual([
      `initializationOptions.guide is an http(s) address, got ${JSON.stringify(guide)}`,
    ]);
    await other.stop();
  });
});

it("gives plain text to a client that takes no snippets", async () => {
  const other = await EditorSession.start(built.program, { snippetSupport: false });
  const uri = "file:///a.html.erb";
  await other.open(uri, "erb", "<yy-mas\n");
  const items = (await other.completions(uri, "<yy-mas".length)) ?? [];
  const taken = items.find(({ label }) => label === "yy-mask") as CompletionItem;
  expect(taken.textEdit?.newText).toBe('yy-mask data-mask=""></yy-mask>');
  expect(taken.insertTextFormat).toBe(1);
  await other.stop();
});

describe("while somebody types", () => {
  it("says only the last thing, and of that version", async () => {
    const uri = "file:///rapido.html";
    await editor.open(uri, "html", "<yy-ico");
    for (const letter of "n data-name='a'></yy-icon>") {
      const end = editor.textOf(uri).length;
      await editor.type(uri, end, end, letter);
    }
    expect(await editor.diagnostics(uri)).toEqual([]);
  });

  it("takes edits in lines with other characters, Windows' line ends and old Mac's", async () => {
    const uri = "file:///linhas.html";
    await editor.open(uri, "html", `<p>😀é</p>\r\n<p>a\rb</p>\n😀 ${icon}`);
    const at = editor.textOf(uri).indexOf("data-name");
    await editor.type(uri, at, at + "data-name".length, "data-nmae");
    const [diagnostic] = await editor.diagnostics(uri);
    expect(diagnostic?.range).toEqual(
      expect.objectContaining({ start: { line: 3, character: "😀 <yy-icon ".length } }),
    );
    const [fix] = (await editor.codeActions(uri, diagnostic ? [diagnostic] : [])) ?? [];
    if (fix) await editor.apply(uri, fix);
    expect(editor.textOf(uri)).toBe(`<p>😀é</p>\r\n<p>a\rb</p>\n😀 ${icon}`);
    expect(await codes(uri)).toEqual([]);
  });

  it("answers for the text as it is now, though it has not been checked yet", async () => {
    const uri = "file:///agora.html";
    await editor.open(uri, "html", "");
    await editor.type(uri, 0, 0, "<yy-icno data-name='a'></yy-icno>");
    const actions = await editor.codeActions(uri, [], ["source.fixAll.yy"]);
    expect(actions?.map(({ kind }) => kind)).toEqual(["source.fixAll.yy"]);
    // An editor sends this request without kinds whenever the cursor moves.
    const others = await editor.codeActions(uri, await editor.diagnostics(uri));
    expect(others?.map(({ kind }) => kind)).toEqual(["quickfix"]);
  });

  it("keeps answering while a long template is checked", async () => {
    const uri = "file:///longo.html.erb";
    const text = `<p class="a"><%= link_to "b", c_path %></p>\n${icon}\n`.repeat(1_000);
    await editor.open(uri, "erb", `${text}<yy-`);
    let isChecked = false;
    const checked = editor.codeActions(uri, []).then(() => {
      isChecked = true;
    });
    const items = await editor.completions(uri, text.length + "<yy-".length);
    expect(items?.length).toBeGreaterThan(40);
    expect(isChecked).toBe(false);
    await checked;
    expect(await codes(uri)).toEqual(["unclosed"]);
  });

  it("completes in a megabyte within a second, of which it says that it is not checked", async () => {
    const uri = "file:///enorme.html.erb";
    const text = `<p class="a"><%= link_to "b", c_path %></p>\n${icon}\n`.repeat(13_000);
    expect(text.length).toBeGreaterThan(1_000_000);
    await editor.open(uri, "erb", text);
    for (const word of ["<", "yy-"]) {
      const started = performance.now();
      const end = editor.textOf(uri).length;
      await editor.type(uri, end, end, word);
      const items = await editor.completions(uri, end + word.length);
      expect(items?.length).toBeGreaterThan(40);
      expect(performance.now() - started).toBeLessThan(1_000);
    }
    const [diagnostic] = await editor.diagnostics(uri);
    expect(diagnostic?.severity).toBe(3);
    expect(diagnostic?.message).toContain("more than the 500000 that can be read");
  });
});

it("goes on after a template that the parser gives up on", async () => {
  await editor.open("file:///fundo.html", "html", "<div>".repeat(5_000) + "</div>".repeat(5_000));
  await editor.open("file:///depois.html", "html", "<yy-icno></yy-icno>");
  const [deep] = await editor.diagnostics("file:///fundo.html");
  expect(deep?.message).toContain("this file is not checked: the parser gave up");
  expect(await codes("file:///depois.html")).toEqual(["unknown-tag"]);
});

it("says nothing any more of a file that is closed", async () => {
  const uri = "file:///fecha.html";
  await editor.open(uri, "html", "<yy-icno></yy-icno>");
  expect(await codes(uri)).toEqual(["unknown-tag"]);
  await editor.close(uri);
  await editor.published(uri, ({ diagnostics }) => diagnostics.length === 0);
  expect(await editor.completions(uri, 4)).toBeNull();
});

it("answers a request that it does not know with an error", async () => {
  await expect(editor.connection.sendRequest("yy/unknown", {})).rejects.toMatchObject({
    code: -32601,
  });
});

it("answers nothing to a request that is taken back while it works on it", async () => {
  const uri = "file:///volta.html";
  // Checking it takes about a second.
  await editor.open(uri, "html", `${icon}<p>a</p>\n`.repeat(2_000));
  const cancelled = new CancellationTokenSource();
  const start = { line: 0, character: 0 };
  const answered = editor.connection.sendRequest(
    "textDocument/codeAction",
    { textDocument: { uri }, range: { start, end: start }, context: { diagnostics: [] } },
    cancelled.token,
  );
  cancelled.cancel();
  await expect(answered.catch(({ code }) => code)).resolves.toSatisfy(
    (answer) => answer === null || answer === -32800,
  );
  expect(await codes(uri)).toEqual([]);
});

describe("the command", () => {
  it("ends with 0 after shutdown, and with 1 without", async () => {
    const polite = await EditorSession.start(built.program);
    expect(await polite.stop()).toBe(0);
    const rude = await EditorSession.start(built.program);
    const ended = new Promise((resolve) => rude.process.once("exit", resolve));
    await rude.connection.sendNotification("exit");
    expect(await ended).toBe(1);
  });

  it("ends when its input does", async () => {
    const child = spawn(process.execPath, [built.program]);
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.stdin.end();
    expect(await ended).toBe(1);
  });

  const run = (...words: string[]) =>
    spawnSync(process.execPath, [built.program, ...words], { encoding: "utf8" });

  it("says its version and how it is used", () => {
    expect(run("--version")).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    });
    expect(run("--help")).toMatchObject({ status: 0, stdout: expect.stringContaining("--stdio") });
  });

  it.each([
    ["--stdoi", "--stdoi is no option: did you mean --stdio?"],
    ["--socket=3000", "--socket is no option; it speaks over --stdio alone"],
    ["page.html", "page.html is no option: it takes no files"],
  ])("refuses %s in a line", (word, message) => {
    expect(run(word)).toMatchObject({
      status: 2,
      stdout: "",
      stderr: `yy-language-server: ${message}\n`,
    });
  });
});
