import type { Fault } from "../../middleware/faults";
import { field, numberField, type Payload, textField } from "../../middleware/payload";

/**
 * Reads a fault from JSON or a form; an empty field counts as absent.
 * @returns undefined when the panel's form asks for no fault: an empty status and nothing else.
 */
export function readFault(payload: Payload): Fault | undefined {
  const text = (name: string) => textField(payload, name) || undefined;
  const number = (name: string) => {
    const value = numberField(payload, name);
    return Number.isNaN(value) ? undefined : value;
  };
  const flag = (name: string) => ["true", "1", "on"].includes(String(field(payload, name)));
  const fault: Fault = withoutUndefined({
    path: text("path"),
    method: text("method"),
    times: number("times"),
    delay: number("delay"),
    after: flag("after"),
    twice: flag("twice"),
    drop: flag("drop"),
    truncate: flag("truncate"),
    status: number("status"),
    body: text("body"),
    contentType: text("contentType"),
    headers: headersIn(field(payload, "headers")),
  });
  const { delay, body, after, twice, drop, truncate } = fault;
  const isGood = delay === undefined && body === undefined && !(after || twice || drop || truncate);
  return field(payload, "status") === "" && isGood ? undefined : fault;
}

function headersIn(value: unknown): Record<string, string> | undefined {
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]))
    : undefined;
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

function withoutUndefined<T extends object>(record: T): Partial<Defined<T>> {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Defined<T>>;
}
