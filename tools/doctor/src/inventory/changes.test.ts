import { schemas } from "@yy/widgets/schemas";
import { describe, expect, it } from "vitest";
import { ChangeFinder, type NameChange, readChanges, unsought } from "./changes";
import { languageOf, readContent } from "./readContent";
import { vocabularyOf } from "./vocabulary";

/** The places in a file that these changes concern, as `line: change by name → mend`. */
async function concerns(file: string, source: string, ...names: NameChange[]) {
  const finder = new ChangeFinder({ version: "1.1.0", names });
  const language = languageOf(file) ?? "template";
  const found = await readContent(source, language, vocabularyOf(schemas, names), finder);
  return found.concerns.map(
    ({ change, line, name, mend }) => `${line}: ${names[change]?.name} by ${name} → ${mend}`,
  );
}

const attribute: NameChange = {
  kind: "attribute",
  name: "yy-old data-user",
  status: "renamed",
  replacedBy: "data-user-id",
  fix: "deprecated",
};

describe("a renamed attribute", () => {
  it("is mended where it is written, and left where it comes from a helper or code", async () => {
    const erb = `<yy-old data-user="1"></yy-old>
<yy-old data-user="1" data-user-id="2"></yy-old>`;
    expect(await concerns("a.html.erb", erb, attribute)).toEqual([
      "1: yy-old data-user by yy-old data-user → fix",
      "2: yy-old data-user by yy-old data-user → hand",
    ]);
    const django = '{% yy "old" user=1 %}{% endyy %}';
    const tag: NameChange = { kind: "tag", name: "yy-old", status: "deprecated" };
    expect(await concerns("a.html", django, attribute, tag)).toEqual([
      "1: yy-old by yy-old → hand",
      "1: yy-old data-user by yy-old data-user → hand",
    ]);
  });

  it("is left to a person when the release has no rule for it", async () => {
    const { fix, ...unmended } = attribute;
    expect(fix).toBe("deprecated");
    expect(await concerns("a.html", '<yy-old data-user="1"></yy-old>', unmended)).toEqual([
      "1: yy-old data-user by yy-old data-user → hand",
    ]);
  });
});

it("mends a renamed tag where both its ends are, not in styles", async () => {
  const change: NameChange = {
    ...attribute,
    kind: "tag",
    name: "yy-icon",
    replacedBy: "yy-symbol",
  };
  const html = "<yy-icon></yy-icon>\n<yy-icon>\n<style>yy-icon { color: red }</style>";
  const found = await concerns("a.html", html, change);
  expect(found.sort()).toEqual([
    "1: yy-icon by yy-icon → fix",
    "2: yy-icon by yy-icon → hand",
    "3: yy-icon by yy-icon → hand",
  ]);
});

it("knows the names of the release's list: of helpers, events, children and of every tag", async () => {
  const change = (kind: string, name: string): NameChange => ({ kind, name, status: "removed" });
  const erb = `<%= yy_icon mount: "eager" %>
<yy-popover data-mount="eager"><b data-part="trigger" onclick="on('yy:modal-opened')"></b></yy-popover>
<%= yy_head_tags %>`;
  const found = await concerns(
    "a.html.erb",
    erb,
    change("helper", "yy_icon"),
    change("helper", "Rails yy_head_tags"),
    change("helper argument", "* mount"),
    change("attribute", "yy-popover data-mount"),
    change("event", "yy-modal yy:modal-opened"),
    change("child", "yy-popover trigger"),
  );
  expect(found.sort()).toEqual([
    "1: * mount by yy-icon data-mount → hand",
    "1: yy_icon by yy_icon → hand",
    "2: yy-modal yy:modal-opened by yy:modal-opened → hand",
    "2: yy-popover data-mount by yy-popover data-mount → hand",
    "2: yy-popover trigger by yy-popover trigger → hand",
    "3: Rails yy_head_tags by yy_head_tags → hand",
  ]);
});

it("reports a part whose widget is in another file, though it may be another widget's", async () => {
  const change: NameChange = { kind: "child", name: "yy-popover trigger", status: "removed" };
  expect(await concerns("_a.html", '<b data-part="trigger"></b>', change)).toEqual([
    "1: yy-popover trigger by * trigger → hand",
  ]);
});

it("looks for names of other kinds as they are written, and says which it cannot look for", async () => {
  const method: NameChange = { kind: "YY", name: "YY.open", status: "removed" };
  const detail: NameChange = { kind: "event detail", name: "yy-a yy:b c", status: "removed" };
  expect(await concerns("a.js", "YY.openAll();\nYY.open('a')", method, detail)).toEqual([
    "2: YY.open by YY.open → hand",
  ]);
  expect(unsought({ version: "1.1.0", names: [method, detail, attribute] })).toEqual([detail]);
});

it.each([
  ["{", "it is no JSON"],
  ["[]", "it is no list of changes"],
  ['{"version":"1.1.0","names":[{"kind":"tag"}]}', "names[0] has no kind and name"],
  [
    '{"version":"1.1.0","names":[{"kind":"tag","name":"a","status":"gone"}]}',
    "names[0].status is one of deprecated, removed, renamed",
  ],
])("refuses %s in one sentence", (text, problem) => {
  expect(() => readChanges(text)).toThrow(problem);
});

it("finds a state in the selectors of its tag, in styles and scripts", async () => {
  const state: NameChange = {
    kind: "state",
    name: "yy-letter-counter close",
    status: "deprecated",
    replacedBy: ":state(near)",
  };
  const css =
    "yy-letter-counter.a:state(close) {}\nyy-a:state(close), yy-letter-counter b:state(close) {}";
  const told = "yy-letter-counter close by yy-letter-counter close → hand";
  expect(await concerns("a.css", css, state)).toEqual([`1: ${told}`]);
  const script = '\nmatches("yy-letter-counter:state(close)")';
  expect(await concerns("a.js", script, state)).toEqual([`2: ${told}`]);
  expect(unsought({ version: "1.1.0", names: [state] })).toEqual([]);
});
