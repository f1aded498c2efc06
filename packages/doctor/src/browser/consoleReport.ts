import type { Found } from "./page/PageDoctor";
import { countText } from "./panel/texts";

/** Writes the findings into the console as a table, once for each change of them; nothing while there is none. */
export function consoleReport(): (found: readonly Found[]) => void {
  let told = "";
  return (found) => {
    const now = found.map(({ id }) => id).join("\n");
    if (now === told) return;
    told = now;
    console.groupCollapsed(`yy doutor: ${countText(found)}`);
    if (found.length > 0)
      console.table(
        found.map(({ severity, tag, message, fix, docs }) => ({
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
