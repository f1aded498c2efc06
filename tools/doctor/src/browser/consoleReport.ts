import type { Found } from "./page/PageDoctor";
import { countText } from "./panel/texts";

/**
 * Returns a function that logs the findings as a table, when they differ from the last ones that it
 * logged.
 */
export function consoleReport(): (found: readonly Found[]) => void {
  let told = "";
  return (found) => {
    const now = found.map(({ id }) => id).join("\n");
    if (now === told) return;
    told = now;
    console.groupCollapsed(`yy doutor: ${countText(found)}`);
    if (found.length > 0)
      console.table(
        found.map(({ code, severity, tag, message, fix, docs }) => ({
          code,
          severity,
          tag,
          message,
          fix,
          docs,
        })),
      );
    console.groupEnd();
  };
}
