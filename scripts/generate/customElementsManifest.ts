import {
  commonStates,
  defaultText,
  mountAttribute,
  mountDescription,
  propertyType,
} from "@yy/element/config/attributeText";
import { childTexts } from "@yy/element/config/childTexts";
import { attributeName, type WidgetSchema } from "@yy/element/config/schema";
import { classNameOf, deprecationText, detailText, nameOf } from "./texts";

/**
 * `custom-elements.json`: the Custom Elements Manifest, which documentation tools and editors read.
 * @param moduleOf where a widget's module is, relative to the manifest
 */
export function customElementsManifest(
  schemas: readonly WidgetSchema[],
  moduleOf = (name: string) => `${name}/index.ts`,
): object {
  return {
    schemaVersion: "2.1.0",
    modules: schemas.map((schema) => {
      const path = moduleOf(nameOf(schema));
      return {
        kind: "javascript-module",
        path,
        declarations: [declaration(schema)],
        exports: [
          {
            kind: "custom-element-definition",
            name: schema.tag,
            declaration: { name: classNameOf(schema), module: path },
          },
        ],
      };
    }),
  };
}

function declaration(schema: WidgetSchema): object {
  return {
    kind: "class",
    name: classNameOf(schema),
    customElement: true,
    tagName: schema.tag,
    description: schema.summary,
    deprecated: deprecationText(schema),
    superclass: { name: "HTMLElement" },
    attributes: [...attributes(schema), mount(schema)],
    members: fields(schema),
    events: Object.entries(schema.events ?? {}).map(([event, spec]) => ({
      name: event,
      description: spec.description,
      type: { text: `CustomEvent<${detailText(spec.detail.fields)}>` },
      deprecated: deprecationText(spec),
    })),
    slots: slots(schema),
    cssParts: described(schema.parts),
    cssProperties: described(schema.tokens),
    cssStates: described({ ...schema.states, ...commonStates }),
  };
}

function attributes({ attributes }: WidgetSchema): object[] {
  return Object.entries(attributes).map(([property, spec]) => ({
    name: attributeName(property, spec),
    fieldName: property,
    description: spec.description,
    type: { text: propertyType(spec) },
    required: spec.required,
    default: defaultText(spec),
    deprecated: deprecationText(spec),
  }));
}

function mount(schema: WidgetSchema): object {
  return {
    name: mountAttribute,
    fieldName: "mount",
    description: mountDescription,
    type: { text: '"eager" | "visible"' },
    default: schema.mount,
  };
}

function fields({ attributes }: WidgetSchema): object[] {
  return Object.entries(attributes).map(([property, spec]) => ({
    kind: "field",
    name: property,
    attribute: attributeName(property, spec),
    description: spec.description,
    type: { text: `${propertyType(spec)} | undefined` },
    deprecated: deprecationText(spec),
  }));
}

/** Children that are found by a selector or `data-part` are the server's own, no slots. */
function slots(schema: WidgetSchema): object[] {
  const description = childTexts(schema)["(default)"];
  return description === undefined ? [] : [{ name: "", description }];
}

function described(entries: Readonly<Record<string, string>> = {}): object[] {
  return Object.entries(entries).map(([name, description]) => ({ name, description }));
}
