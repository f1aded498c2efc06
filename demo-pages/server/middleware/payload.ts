import type { HonoRequest } from "hono";

/** A file of a multipart body, without its content. */
export interface UploadedFile {
  /** The name of the file on the visitor's device. */
  readonly fileName: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * The body of a request: parsed JSON, or the fields of a form (a repeated `name[]` becomes a list),
 * or the text as it came; `undefined` when there is none.
 */
export type Payload = unknown;

/** Reads a body once, by its content type. Malformed JSON is kept as text. */
export async function readPayload(req: HonoRequest): Promise<Payload> {
  if (req.method === "GET" || req.method === "HEAD") return undefined;
  const { byteLength } = await req.arrayBuffer();
  if (byteLength === 0) return undefined;
  const type = req.header("content-type") ?? "";
  if (/^(?:multipart\/form-data|application\/x-www-form-urlencoded)/.test(type)) {
    const fields = Object.entries(await req.parseBody());
    return Object.fromEntries(fields.map(([name, value]) => [name, described(value)]));
  }
  const text = await req.text();
  return type.includes("json") ? parseJson(text) : text;
}

/** A field of a JSON object or a form; `undefined` when there is none or the body is neither. */
export function field(payload: Payload, name: string): unknown {
  return isRecord(payload) && Object.hasOwn(payload, name) ? payload[name] : undefined;
}

/** A field as text: numbers are written out, anything else but text is an empty string. */
export function textField(payload: Payload, name: string): string {
  const value = field(payload, name);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** A field as a number: `NaN` unless it is a number or a numeric text. */
export function numberField(payload: Payload, name: string): number {
  const text = textField(payload, name).trim();
  return text === "" ? Number.NaN : Number(text);
}

/** A field that holds a list of texts, under its name or, as forms write it, `name[]`. */
export function listField(payload: Payload, name: string): string[] {
  const value = field(payload, name) ?? field(payload, `${name}[]`);
  return Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];
}

/** Tells an uploaded file from the other values of a form. */
export function isUploadedFile(value: unknown): value is UploadedFile {
  return isRecord(value) && typeof value.fileName === "string" && typeof value.size === "number";
}

function described(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(described);
  return value instanceof File
    ? { fileName: value.name, type: value.type, size: value.size }
    : value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
