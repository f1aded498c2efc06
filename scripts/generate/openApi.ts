import type { AnswerSpec, Endpoint, Parameter } from "@yy/http/contract/endpoints";
import { type JsonSchema, jsonSchemaOf } from "@yy/http/contract/jsonSchema";
import { messagesShape, shapeOf } from "@yy/http/contract/shapes";

/**
 * The shapes of all answers, by the id of their endpoint, as one document of JSON Schema 2020-12.
 */
export function answersSchema(endpoints: readonly Endpoint[]): object {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "What the widgets of @yy/widgets need of a server's answers",
    description: "More fields than these do no harm.",
    $defs: shapes(endpoints),
  };
}

function shapes(endpoints: readonly Endpoint[]): Readonly<Record<string, JsonSchema>> {
  const entries = endpoints.flatMap(({ id, answers }) =>
    answers.flatMap(({ check, needs }) =>
      check ? [[id, jsonSchemaOf(shapeOf(check, needs))]] : [],
    ),
  );
  return Object.fromEntries(entries);
}

/** The actions that the widgets call, as an OpenAPI 3.1 document. */
export function openApi(endpoints: readonly Endpoint[], version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const { path, method } = endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "What @yy/widgets asks of a server",
      version,
      description:
        "The actions behind the widgets. Every other answer is an error, which a widget shows calmly and reports as yy:error. A 401 of any of them ends the visitor's session on the page.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas: shapes(endpoints),
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "session",
          description: "Whatever cookie the application signs visitors in with.",
        },
      },
    },
    security: [{ session: [] }, {}],
  };
}

function operation(endpoint: Endpoint): object {
  const { id, summary, widgets, pathFrom, body, answers } = endpoint;
  const parameters = [...headers(endpoint), ...(endpoint.parameters ?? [])];
  return {
    operationId: id,
    summary,
    description: [
      `Called by ${widgets.join(", ")}.`,
      ...(pathFrom ? [`The path is an example: ${pathFrom} names it.`] : []),
    ].join(" "),
    tags: widgets,
    ...(parameters.length > 0 ? { parameters: parameters.map(parameter) } : {}),
    ...(body
      ? { requestBody: { required: true, content: { [body.mediaType]: { schema: body.schema } } } }
      : {}),
    responses: Object.fromEntries(answers.map((answer) => [answer.status, response(id, answer)])),
  };
}

function headers({ method, version }: Endpoint): Parameter[] {
  return [
    ...(method === "GET"
      ? []
      : [
          { in: "header", name: "X-CSRF-Token", description: "Of meta[name=csrf-token]." } as const,
        ]),
    ...(version
      ? [{ in: "header", name: "X-API-Version", description: `${version}` } as const]
      : []),
  ];
}

const parameter = (each: Parameter) => ({ ...each, schema: { type: "string" } });

function response(
  id: string,
  { says, mediaTypes = [], check, hasMessages, isOptional }: AnswerSpec,
): object {
  const description = isOptional ? `${says} The body may be anything else.` : says;
  if (mediaTypes.length === 0) return { description };
  const schema = isOptional
    ? { anyOf: [{ $ref: `#/components/schemas/${id}` }, {}] }
    : check
      ? { $ref: `#/components/schemas/${id}` }
      : hasMessages
        ? jsonSchemaOf(messagesShape)
        : undefined;
  const content = mediaTypes.map((type) => [type, schema ? { schema } : {}]);
  return { description, content: Object.fromEntries(content) };
}
