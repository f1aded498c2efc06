import { ConfigError } from "@yy/domain/errors";
import { parsePatterns, type RuleCall } from "@yy/domain/forms/formRules";
import type { Field } from "@yy/ui/fields/field";

/**
 * The rules a field names, one by one: a wrong one is reported and left out, and the others still hold, so that a typo
 * in a template never keeps a visitor from sending the form.
 */
export function readPatterns(field: Field, report: (error: unknown) => void): RuleCall[] {
  return (field.dataset.patterns ?? "").split(",").flatMap((item) => {
    try {
      return parsePatterns(item);
    } catch (error) {
      report(aboutField(field, error));
      return [];
    }
  });
}

/** A rule that looks at a field that the form does not have. */
export function missingField(field: Field, call: RuleCall): ConfigError {
  return aboutField(
    field,
    new Error(`data-patterns: ${call.name} looks at the field "${call.field}", which is not there`),
  );
}

function aboutField(field: Field, error: unknown): ConfigError {
  const message = error instanceof Error ? error.message : String(error);
  const name = field.name || field.id || field.localName;
  return new ConfigError(`yy-form: ${message} (field "${name}")`, "data-patterns");
}
