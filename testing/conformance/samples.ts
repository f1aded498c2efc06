import { type AttributeSpec, attributeName } from "@yy/element/config/schema";
import type { Conformance } from "./example";

/** An attribute of a widget, with a valid text for it. */
export interface AttributeSample {
  readonly property: string;
  readonly spec: AttributeSpec;
  /** The attribute's name in HTML, for example `data-user-id`. */
  readonly attribute: string;
  readonly good: string;
}

/**
 * The attributes of the widget with a valid text for each: the example's own, or one made for its
 * kind.
 */
export function attributeSamples({ schema, example }: Conformance): readonly AttributeSample[] {
  return Object.entries(schema.attributes).flatMap(([property, spec]) => {
    const attribute = attributeName(property, spec);
    const good = example.attributes[attribute] ?? goodText(spec);
    return good === undefined ? [] : [{ property, spec, attribute, good }];
  });
}

function goodText(spec: AttributeSpec): string | undefined {
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

/** Text that is invalid for attributes of this kind; undefined when none is. */
export const garbage: Readonly<Record<AttributeSpec["kind"], string | undefined>> = {
  string: undefined,
  boolean: "talvez",
  number: "12abc",
  choice: "nenhuma destas",
  json: "{",
  url: "javascript:alert(1)",
};
