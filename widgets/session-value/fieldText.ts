import { ConfigError } from "@yy/domain/errors";
import { ownField } from "@yy/domain/json";
import { got } from "@yy/page/got";

/**
 * Returns a top-level field of the user as text. 0 and false are values; a field that is null,
 * absent or blank gives "", as does a missing user.
 * @throws ConfigError for a list or an object, which has no text of its own
 */
export function fieldText(user: object | null, field: string): string {
  const value = ownField(user ?? {}, field) ?? "";
  if (typeof value === "object")
    throw new ConfigError(
      `yy-session-value: data-field must name a text, a number or a flag of the user, not ${Array.isArray(value) ? "a list" : "an object"}${got(field)}`,
      { code: "YY-119", attribute: "data-field" },
    );
  return String(value).trim();
}
