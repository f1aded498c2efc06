import { schema } from "./schema";

/**
 * Writes an accepted change into the markup, for snapshots, copies, and switches that mount later.
 * Undefined restores the server's value, which `data-yy-enabled` keeps.
 */
export function writeMarkup(feature: string, enabled: boolean | undefined): void {
  const switches = document.querySelectorAll<HTMLElement>(
    `${schema.tag}[data-feature="${feature}"]`,
  );
  for (const { dataset } of switches) {
    if (enabled !== undefined) {
      dataset.yyEnabled ??= dataset.enabled ?? "false";
      dataset.enabled = String(enabled);
    } else if (dataset.yyEnabled !== undefined) {
      dataset.enabled = dataset.yyEnabled;
      delete dataset.yyEnabled;
    }
  }
}
