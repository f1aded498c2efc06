import type { Page } from "playwright";
import { expect, it } from "vitest";
import { parseAttribute } from "../src/parseAttribute";
import { type AttributeSpec, attributeName } from "../src/schema";
import { markupOf } from "./example";
import { expectServerMarkup, seenErrors, waitForState, waitUntilMounted } from "./inPage";
import { openMounted, openPage, type Stage } from "./stage";

/** Text that no attribute of this kind takes. */
const garbage: Readonly<Record<AttributeSpec["kind"], string | undefined>> = {
  string: undefined,
  boolean: "talvez",
  number: "12abc",
  choice: "nenhuma destas",
  json: "{",
  url: "javascript:alert(1)",
};

export function describeAttributes(stage: Stage): void {
  const { schema, example } = stage;
  const { tag } = schema;

  const samples = Object.entries(schema.attributes).flatMap(([property, spec]) => {
    const attribute = attributeName(property);
    const good = example.attributes[attribute] ?? sampleOf(spec);
    return good === undefined ? [] : [{ property, spec, attribute, good }];
  });

  it("takes every attribute added, changed, removed, empty and wrong", async () => {
    const page = await openMounted(stage);
    const baseUrl = await page.evaluate(() => document.baseURI);
    for (const { property, spec, attribute, good } of samples) {
      const original = example.attributes[attribute] ?? null;
      for (const text of [
        good,
        "",
        garbage[spec.kind] ?? "outro",
        null,
        "x".repeat(100_000),
        good,
      ]) {
        const expected = expectation(spec, text, tag, attribute, baseUrl);
        const result = await write(page, tag, attribute, property, text);
        if (expected.error === undefined) {
          expect(result.value, attribute).toEqual(expected.value);
          continue;
        }
        expect(result.errors, attribute).toEqual([
          { widget: tag, name: "ConfigError", message: expected.error },
        ]);
        expect(result.failed, attribute).toBe(true);
        await expectServerMarkup(page, tag);
      }
      await write(page, tag, attribute, property, original);
      await waitUntilMounted(page, tag);
    }
  });

  it("takes every property set before the upgrade", async () => {
    const copies = samples.map(({ attribute }) => markupOf(stage, { [attribute]: null }));
    const page = await openPage(stage, copies.join(""), { script: "none" });
    const early = samples.map(({ property, spec, attribute, good }) => ({
      property,
      value: parseAttribute(spec, good, { tag, name: attribute }, page.url()),
    }));
    await page.evaluate(
      ([selector, values]) => {
        const elements = document.querySelectorAll(selector);
        values.forEach(({ property, value }, index) => {
          Object.assign(elements[index] ?? {}, { [property]: value });
        });
      },
      [tag, early] as const,
    );
    await page.evaluate(loadScript, scriptAddress());
    await page.waitForFunction((selector) => customElements.get(selector) !== undefined, tag);
    const read = await page.evaluate(
      ([selector, values]) => {
        const elements = document.querySelectorAll(selector);
        return values.map(({ property }, index) => ({
          property,
          value: Reflect.get(elements[index] ?? {}, property) as unknown,
        }));
      },
      [tag, early] as const,
    );
    expect(read).toEqual(early);
  });

  it("lets the later of property and attribute win, and undefined go back to the attribute", async () => {
    const settable = Object.entries(schema.attributes).find(
      ([, spec]) => spec.kind === "string" && !spec.required && !spec.format,
    );
    if (!settable) return;
    const [property] = settable;
    const attribute = attributeName(property);
    const page = await openMounted(stage);
    const seen = await page.evaluate(
      ([selector, name, attributeName_]) => {
        const element = document.querySelector(selector as string) as HTMLElement &
          Record<string, unknown>;
        const values: unknown[] = [];
        const note = () => values.push(element[name as string]);
        element.setAttribute(attributeName_ as string, "do atributo");
        note();
        Object.assign(element, { [name as string]: "da propriedade" });
        note();
        element.setAttribute(attributeName_ as string, "do atributo");
        note();
        Object.assign(element, { [name as string]: "da propriedade" });
        Object.assign(element, { [name as string]: undefined });
        note();
        return { values, attribute: element.getAttribute(attributeName_ as string) };
      },
      [tag, property, attribute] as const,
    );
    expect(seen.values).toEqual(["do atributo", "da propriedade", "do atributo", "do atributo"]);
    expect(seen.attribute).toBe("do atributo");
  });

  it("refuses a property of a wrong type with a ConfigError, and recovers", async () => {
    const page = await openMounted(stage);
    const [property = ""] = Object.keys(schema.attributes);
    await page.evaluate(
      ([selector, name]) =>
        Object.assign(document.querySelector(selector as string) ?? {}, {
          [name as string]: Symbol("x"),
        }),
      [tag, property] as const,
    );
    await waitForState(page, tag, "failed");
    const errors = await seenErrors(page);
    expect(errors.map(({ name }) => name)).toEqual(["ConfigError"]);
    expect(errors[0]?.message).toContain(`${tag}: ${property} must be`);
    await page.evaluate(
      ([selector, name]) =>
        Object.assign(document.querySelector(selector as string) ?? {}, {
          [name as string]: undefined,
        }),
      [tag, property] as const,
    );
    await waitUntilMounted(page, tag);
  });
}

function sampleOf(spec: AttributeSpec): string | undefined {
  switch (spec.kind) {
    case "string":
      return "texto";
    case "boolean":
      return "true";
    case "number":
      return String(spec.default ?? spec.min ?? 1);
    case "choice":
      return spec.options[0];
    case "url":
      return "/endereco";
    case "json":
      return undefined;
  }
}

function expectation(
  spec: AttributeSpec,
  text: string | null,
  tag: string,
  attribute: string,
  baseUrl: string,
): { value?: unknown; error?: string } {
  try {
    return { value: parseAttribute(spec, text, { tag, name: attribute }, baseUrl) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

/** Writes the attribute and tells what came of it once the task is over. */
function write(page: Page, tag: string, attribute: string, property: string, text: string | null) {
  return page.evaluate(
    async ([selector, attributeName_, propertyName, value]) => {
      const element = document.querySelector(selector as string) as HTMLElement &
        Record<string, unknown>;
      window.seenErrors = [];
      if (value === null) element.removeAttribute(attributeName_ as string);
      else element.setAttribute(attributeName_ as string, value as string);
      await new Promise((resolve) => setTimeout(resolve, 0));
      return {
        value: element[propertyName as string],
        errors: window.seenErrors,
        failed: element.matches(":state(failed)"),
      };
    },
    [tag, attribute, property, text] as const,
  );
}

const scriptAddress = () =>
  process.env.YY_FLAVOUR === "lite" ? "/dist/lite/yy.js" : "/dist/yy.js";

function loadScript(address: string): void {
  const script = document.createElement("script");
  script.type = "module";
  script.src = address;
  document.head.append(script);
}
