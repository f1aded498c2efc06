import { reportSchema } from "@yy/domain/reports/reportSchema";

/** The reports that a receiver accepts, as a document of JSON Schema 2020-12. */
export function reportSchemaDocument(): object {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "A report of YY.observe",
    ...Object(closed(reportSchema)),
  };
}

/** Adds what `reportProblem` implies: objects have only the named members. */
function closed(schema: unknown): unknown {
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return schema;
  const members = Object.entries(schema).map(([key, value]) => [key, closed(value)]);
  const isClosed = "type" in schema && "properties" in schema;
  return { ...Object.fromEntries(members), ...(isClosed ? { additionalProperties: false } : {}) };
}
