import { type AttributeSpec, attributeName } from "@yy/element/config/schema";
import { expect, it } from "vitest";
import { waitUntilMounted } from "../page/waitForState";
import { type Stage, showMounted } from "./stage";

export function describeIdentity(stage: Stage): void {
  const { tag, attributes, identity = "" } = stage.schema;
  const spec = attributes[identity] as AttributeSpec;
  const attribute = attributeName(identity, spec);

  it(`starts anew with another ${attribute}: nothing that was drawn stays`, async () => {
    const page = await showMounted(stage);
    const other = otherText(spec, stage.example.attributes[attribute]);
    const drawn = await page.evaluateHandle((selector) => {
      const { shadowRoot } = document.querySelector(selector) as HTMLElement;
      return [...(shadowRoot?.querySelectorAll("*") ?? [])];
    }, tag);
    const write = async (name: string, text: string) => {
      await page
        .locator(tag)
        .evaluate((element, [to, value]) => element.setAttribute(to, value), [name, text] as const);
      await waitUntilMounted(page, tag);
      return drawn.evaluate((nodes) => nodes.filter((node) => node.isConnected).length);
    };
    const same = stage.example.attributes[attribute];
    if (same !== undefined) expect(await write(attribute, same), same).toBeGreaterThan(0);
    expect(await write(attribute, other), `for ${attribute}="${other}"`).toBe(0);
  });
}

/** A valid text with another meaning than the example's. */
function otherText(spec: AttributeSpec, text = ""): string {
  const texts = spec.kind === "choice" ? spec.options : ["2031-01-01T00:00:00Z", `${text}2`];
  const isValid = (other: string) =>
    other !== text && (spec.kind !== "string" || spec.format?.matches(other) !== false);
  const valid = texts.filter(isValid).at(-1);
  if (valid === undefined) throw new Error(`no other value is known for "${text}"`);
  return valid;
}
