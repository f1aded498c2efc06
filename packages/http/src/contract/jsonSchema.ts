import { decimalText, type FieldShape, type Shape } from "./shapes";

/** JSON Schema 2020-12, as far as answers need it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A shape as JSON Schema. The description of a field is what the widgets need it for. */
export function jsonSchemaOf(shape: Shape): JsonSchema {
  const { isOptional, need } = shape;
  const schema = isOptional ? orNull(required(shape)) : required(shape);
  return need === undefined ? schema : { ...schema, description: need };
}

function required(shape: Shape): JsonSchema {
  switch (shape.is) {
    case "text":
      return { type: "string" };
    case "number":
      return { type: "number" };
    case "flag":
      return { type: "boolean" };
    case "id":
      return { type: ["string", "number"], minLength: 1 };
    case "decimal":
      return { type: ["number", "string"], pattern: whole(decimalText) };
    case "objectOrText":
      return { type: ["string", "object"] };
    case "word":
      return { type: "string", enum: shape.words };
    case "list":
      return shape.first
        ? { type: "array", minItems: 1, prefixItems: [jsonSchemaOf(shape.first)] }
        : { type: "array", ...(shape.items ? { items: jsonSchemaOf(shape.items) } : {}) };
    case "object":
      return object(shape);
    case "messages":
      return { type: "object", minProperties: 1 };
  }
}

function object({ fields = [], given }: Shape): JsonSchema {
  if (given === undefined) return { type: "object", ...properties(fields) };
  const isGiven = (field: FieldShape) => "name" in field && field.name === given;
  const [first] = fields.filter(isGiven);
  return {
    type: "object",
    ...properties(fields.filter(isGiven)),
    if: {
      required: [given],
      properties: { [given]: first ? required(first) : {} },
    },
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it so.
    then: properties(fields.filter((field) => !isGiven(field))),
  };
}

function properties(fields: readonly FieldShape[]): JsonSchema {
  const named = fields.flatMap((field) => ("name" in field ? [field] : []));
  const matching = fields.flatMap((field) => ("names" in field ? [field] : []));
  const needed = named.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
  return {
    ...(needed.length > 0 ? { required: needed } : {}),
    ...(named.length > 0
      ? { properties: Object.fromEntries(named.map((each) => [each.name, jsonSchemaOf(each)])) }
      : {}),
    ...(matching.length > 0
      ? {
          patternProperties: Object.fromEntries(
            matching.map((each) => [whole(each.names), jsonSchemaOf(each)]),
          ),
        }
      : {}),
  };
}

function orNull(schema: JsonSchema): JsonSchema {
  const types = [schema.type].flat();
  return {
    ...schema,
    type: [...types, "null"],
    ...(Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {}),
  };
}

const whole = (pattern: string) => `^${pattern}$`;
