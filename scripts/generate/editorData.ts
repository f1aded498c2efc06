import {
  commonStates,
  defaultText,
  mountAttribute,
  mountDescription,
  propertyType,
  valueText,
} from "@yy/element/config/attributeText";
import { childTexts } from "@yy/element/config/childTexts";
import { nameDeprecation, nameText } from "@yy/element/config/nameSpec";
import {
  type AttributeSpec,
  attributeName,
  type NameSpec,
  type WidgetSchema,
} from "@yy/element/config/schema";
import { classNameOf, deprecationText, detailText, markdownDescription, nameOf } from "./texts";

/**
 * `vscode.html-custom-data.json`: completion and hover texts of tags and attributes in VS Code
 * (`html.customData`).
 */
export function htmlCustomData(schemas: readonly WidgetSchema[]): object {
  return {
    version: 1.1,
    tags: schemas.map((schema) => ({
      name: schema.tag,
      description: markdown(markdownDescription(schema.summary, schema)),
      attributes: [
        ...Object.entries(schema.attributes).map(([property, spec]) => ({
          name: attributeName(property, spec),
          description: markdown(hover(spec)),
          values: offered(spec)?.map((name) => ({ name })),
        })),
        {
          name: mountAttribute,
          description: markdown(mountDescription),
          values: [{ name: "eager" }, { name: "visible" }],
        },
      ],
    })),
  };
}

function hover(spec: AttributeSpec): string {
  const standard = defaultText(spec);
  const facts = [`\`${valueText(spec)}\``];
  if (spec.required) facts.push("required");
  else if (standard !== undefined) facts.push(`default \`${standard}\``);
  return `${markdownDescription(spec.description, spec)}\n\n${facts.join(", ")}`;
}

function offered(spec: AttributeSpec): readonly string[] | undefined {
  if (spec.kind === "choice") return spec.options;
  return spec.kind === "boolean" ? ["true", "false"] : undefined;
}

function markdown(value: string): object {
  return { kind: "markdown", value };
}

/** `web-types.json`: completion and documentation in the JetBrains editors. */
export function webTypes(schemas: readonly WidgetSchema[], version: string): object {
  return {
    $schema: "https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json",
    name: "@yy/widgets",
    version,
    "js-types-syntax": "typescript",
    "description-markup": "markdown",
    contributions: { html: { elements: schemas.map(webElement) } },
  };
}

function webElement(schema: WidgetSchema): object {
  const settings = Object.entries(schema.attributes);
  return {
    name: schema.tag,
    description: schema.summary,
    deprecated: deprecationText(schema),
    attributes: [
      ...settings.map(([property, spec]) => ({
        name: attributeName(property, spec),
        description: spec.description,
        required: spec.required === true,
        default: defaultText(spec),
        // An empty boolean attribute means true.
        value: { type: propertyType(spec), required: spec.kind !== "boolean" },
        deprecated: deprecationText(spec),
      })),
      {
        name: mountAttribute,
        description: mountDescription,
        default: schema.mount,
        value: { type: '"eager" | "visible"' },
      },
    ],
    js: {
      events: Object.entries(schema.events ?? {}).map(([name, spec]) => ({
        name,
        description: spec.description,
        deprecated: deprecationText(spec),
      })),
      properties: settings.map(([name, spec]) => ({
        name,
        description: spec.description,
        value: { type: propertyType(spec) },
        deprecated: deprecationText(spec),
      })),
    },
    css: {
      parts: described(schema.parts),
      properties: described(schema.tokens),
      "pseudo-classes": described(
        { ...schema.states, ...commonStates },
        (name) => `state(${name})`,
      ),
    },
  };
}

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

/** Children that are found by a selector or `data-part` are the server's own, not slots. */
function slots(schema: WidgetSchema): object[] {
  const description = childTexts(schema)["(default)"];
  return description === undefined ? [] : [{ name: "", description }];
}

function described(
  entries: Readonly<Record<string, string | NameSpec>> = {},
  written = (name: string) => name,
): object[] {
  return Object.entries(entries).map(([name, spec]) => ({
    name: written(name),
    description: nameText(spec),
    deprecated: deprecationText({ deprecated: nameDeprecation(spec) }),
  }));
}
