import { parseAttribute } from "@yy/element/attributes/parseAttribute";
import { type AttributeSpec, attributeName } from "@yy/element/config/schema";
import { expect, it } from "vitest";
import { type SeenError, seenErrors } from "../page/recordErrors";
import { waitForState, waitUntilMounted } from "../page/waitForState";
import { attributeSamples, garbage } from "./samples";
import { type Stage, showMounted } from "./stage";

export function describeAttributes(stage: Stage): void {
  const { tag } = stage.schema;

  it("takes each attribute added, changed, removed, empty, wrong and huge", async () => {
    const page = await showMounted(stage);
    const baseUrl = await page.evaluate(() => document.baseURI);
    for (const { property, spec, attribute, good } of attributeSamples(stage)) {
      const texts = [good, "", garbage[spec.kind] ?? "outro", null, "x".repeat(100_000), good];
      const original = stage.example.attributes[attribute] ?? null;
      const writes = { tag, attribute, property, texts, original };
      const results = await page.evaluate(writeInTurn, writes);
      let reported: string | undefined;
      for (const [index, text] of texts.entries()) {
        const { value, ...rest } = results[index] ?? {};
        const label = `${attribute}=${text?.slice(0, 40)}`;
        const expected = expectedResult(spec, text, tag, attribute, baseUrl);
        const message = expected.errors?.[0]?.message;
        if ("value" in expected) expect(value, label).toEqual(expected.value);
        // The same mistake is reported once.
        else if (message === reported) expect(rest, label).toEqual({ ...expected, errors: [] });
        else expect(rest, label).toEqual(expected);
        reported = message;
      }
      await waitUntilMounted(page, tag);
    }
  });
}

export function describeProperties(stage: Stage): void {
  const { tag, attributes } = stage.schema;

  it("lets the later of property and attribute win, and undefined go back to the attribute", async () => {
    const settable = Object.entries(attributes).find(
      ([, spec]) => spec.kind === "string" && !spec.required && !spec.format,
    );
    if (!settable) return;
    const [property, spec] = settable;
    const page = await showMounted(stage);
    const seen = await page.evaluate(
      ([selector, name, attribute]) => {
        const element = document.querySelector(selector) as Element;
        const write = () => element.setAttribute(attribute, "do atributo");
        const assign = (value?: string) => Reflect.set(element, name, value);
        const set = () => assign("da propriedade");
        return [write, set, write, set, assign].map((change) => {
          change();
          return [Reflect.get(element, name), element.getAttribute(attribute)];
        });
      },
      [tag, property, attributeName(property, spec)] as const,
    );
    const values = [
      "do atributo",
      "da propriedade",
      "do atributo",
      "da propriedade",
      "do atributo",
    ];
    expect(seen).toEqual(values.map((value) => [value, "do atributo"]));
  });

  it("refuses a property of a wrong type with a ConfigError, and recovers", async () => {
    const page = await showMounted(stage);
    const [property = ""] = Object.keys(attributes);
    const set = (value: "symbol" | "undefined") =>
      page.evaluate(
        ([selector, name, wanted]) =>
          Object.assign(document.querySelector(selector) ?? {}, {
            [name]: wanted === "symbol" ? Symbol("x") : undefined,
          }),
        [tag, property, value] as const,
      );
    await set("symbol");
    await waitForState(page, tag, "failed");
    const errors = await seenErrors(page);
    expect(errors.map(({ name }) => name)).toEqual(["ConfigError"]);
    expect(errors[0]?.message).toContain(`${tag}: ${property} must be`);
    await set("undefined");
    await waitUntilMounted(page, tag);
  });
}

/** The observations one task after an attribute was written. */
interface WriteResult {
  readonly value?: unknown;
  readonly errors?: readonly SeenError[];
  readonly failed?: boolean;
  /** The children of the shadow root: only the slot while the server's children are shown. */
  readonly shown?: readonly string[];
}

function expectedResult(
  spec: AttributeSpec,
  text: string | null,
  tag: string,
  attribute: string,
  baseUrl: string,
): WriteResult {
  try {
    return { value: parseAttribute(spec, text, { tag, name: attribute }, baseUrl) };
  } catch (error) {
    const { message } = error as Error;
    const errors = [{ widget: tag, name: "ConfigError", message }];
    return { errors, failed: true, shown: ["slot"] };
  }
}

/**
 * Runs in the page: writes each text to the attribute, one task apart, and returns the
 * observations. Restores the attribute at the end.
 */
async function writeInTurn({
  tag,
  attribute,
  property,
  texts,
  original,
}: {
  tag: string;
  attribute: string;
  property: string;
  texts: readonly (string | null)[];
  original: string | null;
}): Promise<WriteResult[]> {
  const element = document.querySelector<HTMLElement & Record<string, unknown>>(tag);
  if (!element) throw new Error(`there is no ${tag}`);
  const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));
  const write = async (text: string | null) => {
    if (text === null) element.removeAttribute(attribute);
    else element.setAttribute(attribute, text);
    await nextTask();
  };
  const results: WriteResult[] = [];
  for (const text of texts) {
    window.seenErrors = [];
    await write(text);
    results.push({
      value: element[property],
      errors: window.seenErrors,
      failed: element.matches(":state(failed)"),
      shown: [...(element.shadowRoot?.children ?? [])].map(({ localName }) => localName),
    });
  }
  await write(original);
  return results;
}
