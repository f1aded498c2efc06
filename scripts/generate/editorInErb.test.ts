import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { getLanguageService, newHTMLDataProvider, TextDocument } from "vscode-html-languageservice";
import { inRepository } from "../repository";

const data = JSON.parse(
  readFileSync(inRepository("widgets/vscode.html-custom-data.json"), "utf8"),
) as Parameters<typeof newHTMLDataProvider>[1];
const service = getLanguageService({ customDataProviders: [newHTMLDataProvider("yy", data)] });

/** What VS Code's own service for HTML offers at the `|` of a template. */
function offered(template: string): string[] {
  const text = template.replace("|", "");
  const document = TextDocument.create("file:///a.html.erb", "html", 1, text);
  const position = document.positionAt(template.indexOf("|"));
  const { items } = service.doComplete(document, position, service.parseHTMLDocument(document));
  return items.map(({ label }) => label);
}

it("completes tags between ERB", () => {
  expect(offered("<% if a %>\n<yy-fol|\n<% end %>")).toContain("yy-follow-button");
});

it("completes attributes after a value with ERB", () => {
  expect(
    offered('<yy-follow-button data-user-id="<%= user.id %>" data-|></yy-follow-button>'),
  ).toContain("data-follow-path");
});

it("completes the words of a choice", () => {
  expect(offered('<p><%= a %></p><yy-mask data-mask="|"></yy-mask>').join()).toContain("zipcode");
});
