import type { PublicName } from "../PublicName";
import { given } from "./schemaNames";

/** The part of a JSON Schema that is read here. */
interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly $ref?: string;
}

/**
 * The fields of a report, from its JSON Schema: `yy-doctor findings[].line`, with a `?` after the
 * type of an optional field.
 * @param report the owner of the fields, such as `YY.observe`
 */
export function reportNames(report: string, document: object): PublicName[] {
  const names: PublicName[] = [];
  const walk = (schema: JsonSchema, path: string) => {
    const { properties = {}, required = [], items, additionalProperties } = target(schema);
    for (const [field, value] of Object.entries(properties)) {
      const name = path === "" ? field : `${path}.${field}`;
      names.push({
        kind: "report field",
        name: `${report} ${name}`,
        ...given({
          type: `${typeOf(target(value))}${required.includes(field) ? "" : "?"}`,
          options: target(value).enum?.map(String),
        }),
      });
      walk(value, name);
    }
    if (items) walk(items, `${path}[]`);
    if (typeof additionalProperties === "object") walk(additionalProperties, `${path}.*`);
    for (const each of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) walk(each, path);
  };
  const target = (schema: JsonSchema): JsonSchema => {
    if (schema.$ref === undefined) return schema;
    const steps = schema.$ref.replace(/^#\//, "").split("/");
    return steps.reduce((at: object, step) => Object(at)[step] as object, document);
  };
  walk(document, "");
  return names;
}

function typeOf({ type, const: constant, enum: values }: JsonSchema): string {
  if (type !== undefined) return [type].flat().join(" | ");
  if (constant !== undefined) return typeof constant;
  return [...new Set((values ?? []).map((value) => typeof value))].join(" | ") || "any";
}
