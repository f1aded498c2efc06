import { describe, expect, it } from "vitest";
import { withAttributes } from "./withAttributes";

const changed = (html: string, ...changes: (readonly [string, string | null])[]) =>
  withAttributes(html, "yy-a", new Map(changes));

describe("an example with other attributes", () => {
  it("has its first tag changed, and nothing else", () => {
    expect(
      changed('<p>\n<yy-a data-x="1">a</yy-a></p><yy-a data-x="1"></yy-a>', ["data-x", "2"]),
    ).toBe('<p>\n<yy-a data-x="2">a</yy-a></p><yy-a data-x="1"></yy-a>');
    expect(changed('<yy-a  data-x="1" ></yy-a>')).toBe('<yy-a  data-x="1" ></yy-a>');
    expect(changed("<yy-b></yy-b>", ["data-x", "1"])).toBe("<yy-b></yy-b>");
  });

  it("gains and loses attributes", () => {
    expect(changed('<yy-a data-x="1" hidden></yy-a>', ["data-x", null], ["data-y", ""])).toBe(
      "<yy-a hidden data-y></yy-a>",
    );
  });

  it("escapes what is typed", () => {
    expect(changed("<yy-a></yy-a>", ["data-x", `"><script>'&amp;`])).toBe(
      `<yy-a data-x="&quot;&gt;&lt;script&gt;'&amp;amp;"></yy-a>`,
    );
    expect(changed("<yy-a></yy-a>", ["data-x", '{"a": 1}'])).toBe(
      `<yy-a data-x='{"a": 1}'></yy-a>`,
    );
  });

  it("writes an attribute a line when one line would be too long", () => {
    const long = "palavras ".repeat(9).trim();
    expect(changed('<yy-a data-x="1"></yy-a>', ["data-y", long])).toBe(
      `<yy-a\n  data-x="1"\n  data-y="${long}"></yy-a>`,
    );
  });
});
