import { reportSchema } from "./reportSchema";

/** The part of JSON Schema that the report's schema uses. */
interface Schema {
  readonly type: "object" | "array" | "string" | "number" | "integer" | "boolean";
  readonly enum?: readonly (string | number)[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly maxProperties?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema;
}

/**
 * Says why a value is not a report, in one sentence that names the place
 * (`tags.yy-select.failed[0].count: …`); undefined for a report.
 */
export function reportProblem(value: unknown): string | undefined {
  return problem(reportSchema, value, "report");
}

function problem(schema: Schema, value: unknown, place: string): string | undefined {
  if (!isOfType(schema.type, value)) return `${place}: expected ${article(schema.type)}`;
  if (typeof value === "string") return textProblem(schema, value, place);
  if (typeof value === "number") return numberProblem(schema, value, place);
  if (Array.isArray(value)) return listProblem(schema, value, place);
  return typeof value === "object"
    ? objectProblem(schema, value as Record<string, unknown>, place)
    : undefined;
}

function isOfType(type: Schema["type"], value: unknown): boolean {
  switch (type) {
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    case "array":
      return Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

function textProblem(schema: Schema, text: string, place: string): string | undefined {
  if (schema.enum && !schema.enum.includes(text)) return oneOf(schema.enum, place);
  if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(text))
    return `${place}: expected text that matches ${schema.pattern}`;
  return undefined;
}

function numberProblem(schema: Schema, number: number, place: string): string | undefined {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  if (schema.enum && !schema.enum.includes(number)) return oneOf(schema.enum, place);
  return number >= minimum && number <= maximum
    ? undefined
    : `${place}: expected a number from ${minimum} to ${maximum}`;
}

function listProblem(schema: Schema, list: readonly unknown[], place: string): string | undefined {
  const { items, maxItems = 0 } = schema;
  if (list.length > maxItems) return `${place}: expected at most ${maxItems} items`;
  return items && first(list, (item, index) => problem(items, item, `${place}[${index}]`));
}

function objectProblem(
  { required = [], properties = {}, propertyNames, additionalProperties, maxProperties }: Schema,
  value: Readonly<Record<string, unknown>>,
  place: string,
): string | undefined {
  const inside = (name: string) => (place === "report" ? name : `${place}.${name}`);
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return `${inside(missing)}: is missing`;
  const entries = Object.entries(value);
  if (maxProperties !== undefined && entries.length > maxProperties)
    return `${place}: expected at most ${maxProperties} members`;
  return first(entries, ([name, member]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    // The message leaves out the name, because it may be something that must not appear in a log.
    if (schema === undefined) return `${place}: has a member that no report has`;
    const isNamed = propertyNames === undefined || !problem(propertyNames, name, place);
    return isNamed ? problem(schema, member, inside(name)) : `${place}: has a name that is no tag`;
  });
}

const oneOf = (words: readonly unknown[], place: string) =>
  `${place}: expected ${words.join(" or ")}`;

const article = (type: string) => (/^[aio]/.test(type) ? `an ${type}` : `a ${type}`);

function first<Item>(
  items: readonly Item[],
  problemOf: (item: Item, index: number) => string | undefined,
): string | undefined {
  for (const [index, item] of items.entries()) {
    const found = problemOf(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}
