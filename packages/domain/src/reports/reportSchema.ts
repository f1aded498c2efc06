const maxEntries = 50;
const count = { type: "integer", minimum: 0, maximum: 1_000_000 } as const;
const ms = { type: "number", minimum: 0, maximum: 3_600_000, description: "milliseconds" } as const;
const score = { type: "number", minimum: 0, maximum: 1000 } as const;
const tag = { type: "string", pattern: "^yy-[a-z0-9-]{1,40}$" } as const;

const failure = {
  type: "object",
  description:
    "An error that kept the widget from working, by its code or what it is called, and where it arose.",
  required: ["name", "count"],
  properties: {
    name: { type: "string", pattern: "^[A-Za-z$_][A-Za-z0-9$_]{0,59}$" },
    code: {
      type: "string",
      pattern: "^YY-[0-9]{3,3}$",
      description:
        "which mistake of the page it is, by the guide's table; absent for another error",
    },
    place: {
      type: "string",
      pattern: "^[A-Za-z0-9_.:@/-]{0,120}$",
      description: "file, line and column",
    },
    count,
  },
} as const;

const widget = {
  type: "object",
  required: [],
  properties: {
    found: { ...count, description: "tags on the page" },
    loaded: {
      type: "object",
      description: "How the widget's code came.",
      required: ["ms"],
      properties: {
        ms,
        bytes: { type: "integer", minimum: 0, maximum: 100_000_000 },
        cached: { type: "boolean" },
      },
    },
    mounted: {
      type: "object",
      description: "How many were mounted, and what that took of the main thread in all.",
      required: ["count", "ms"],
      properties: { count, ms },
    },
    failed: { type: "array", maxItems: maxEntries, items: failure },
    deprecated: {
      type: "array",
      maxItems: maxEntries,
      description: "names in use that are deprecated",
      items: { type: "string", pattern: "^[A-Za-z0-9:_-]{1,80}$" },
    },
    switchedOff: { type: "boolean" },
    waited: { type: "boolean", description: "Its code was left to the visitor's first touch." },
    woken: {
      type: "object",
      description: "The first touch of one that waited, until a widget was painted.",
      required: ["ms"],
      properties: { ms },
    },
  },
} as const;

const interaction = {
  type: "object",
  description: "A slow interaction: what was touched, and the phases until the next paint.",
  required: ["tag", "event", "inputDelay", "processing", "presentation"],
  properties: {
    tag,
    part: { type: "string", pattern: "^[A-Za-z0-9_-]{0,60}$" },
    event: { type: "string", pattern: "^[a-z]{1,30}$" },
    inputDelay: ms,
    processing: ms,
    presentation: ms,
  },
} as const;

const request = {
  type: "object",
  required: ["endpoint", "status", "ms", "count"],
  properties: {
    endpoint: {
      type: "string",
      pattern: "^(other|(GET|POST|PUT|PATCH|DELETE) /[A-Za-z0-9_./:{}@-]{0,120})$",
      description: "method and path as the endpoints' list has them: no ids",
    },
    status: { type: "integer", minimum: 0, maximum: 599, description: "0 without an answer" },
    ms: { ...ms, description: "milliseconds until the answer, on average" },
    count,
  },
} as const;

/**
 * The report that `YY.observe` sends of a page, as JSON Schema 2020-12. It has no personal data: no
 * addresses, ids, messages or texts. Members that the schema does not name are rejected, so that
 * none slips into a log.
 */
export const reportSchema = {
  type: "object",
  required: ["v", "release", "flavour"],
  properties: {
    v: { type: "integer", enum: [1] },
    release: { type: "string", pattern: "^[A-Za-z0-9.+-]{1,40}$" },
    flavour: { type: "string", enum: ["react", "lite"] },
    tags: {
      type: "object",
      maxProperties: maxEntries,
      propertyNames: tag,
      additionalProperties: widget,
    },
    interactions: { type: "array", maxItems: maxEntries, items: interaction },
    vitals: {
      type: "object",
      required: [],
      properties: {
        lcp: { type: "object", required: ["ms"], properties: { ms, tag } },
        shifts: {
          type: "array",
          maxItems: maxEntries,
          items: { type: "object", required: ["score"], properties: { tag, score } },
        },
      },
    },
    requests: { type: "array", maxItems: maxEntries, items: request },
  },
} as const;

/** A receiver rejects larger reports. */
export const maxReportBytes = 65_536;

/** The content of a report's JSON. */
export type Report = Value<typeof reportSchema>;

type Value<S> = S extends { enum: readonly (infer Word)[] }
  ? Word
  : S extends { type: "string" }
    ? string
    : S extends { type: "number" | "integer" }
      ? number
      : S extends { type: "boolean" }
        ? boolean
        : S extends { type: "array"; items: infer Item }
          ? readonly Value<Item>[]
          : S extends { additionalProperties: infer Member }
            ? Readonly<Record<string, Value<Member>>>
            : S extends { required: readonly (infer Name)[]; properties: infer Members }
              ? {
                  readonly [K in keyof Members as K extends Name ? K : never]: Value<Members[K]>;
                } & {
                  readonly [K in keyof Members as K extends Name ? never : K]?: Value<Members[K]>;
                }
              : never;
