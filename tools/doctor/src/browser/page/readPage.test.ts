// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { readPage } from "./readPage";

afterEach(() => {
  document.body.innerHTML = "";
});

/** Makes fields hide the form's own properties of the same names, as they do in browsers. */
function shadowByFields(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll("input"))
    Object.defineProperty(form, field.name, { configurable: true, value: field });
}

it("reads a form whose fields are called like properties of elements", () => {
  document.body.innerHTML = `<form id="cadastro">filhos<input name="children"><input name="attributes">
    <input name="localName"><input name="firstChild"></form>`;
  shadowByFields(document.forms[0] as HTMLFormElement);
  const reading = readPage(document);
  let step = reading.next();
  while (!step.done) step = reading.next();
  const body = step.value.children[0]?.children.find(({ tag }) => tag === "body");
  const form = body?.children[0];
  expect(form?.tag).toBe("form");
  expect(form?.attributes.get("id")?.text).toBe("cadastro");
  expect(form?.text).toContain("filhos");
  expect(form?.children.map((field) => field.attributes.get("name")?.text)).toEqual([
    "children",
    "attributes",
    "localName",
    "firstChild",
  ]);
});
