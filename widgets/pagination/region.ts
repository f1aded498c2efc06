import { ElementError } from "@yy/domain/errors";
import { got } from "@yy/page/got";
import { useEffect, useState } from "react";
import { schema } from "./schema";

/** Returns the element that `data-target` names, if it is on the page. */
export function regionOf(target: string): HTMLElement | null {
  return document.getElementById(target);
}

/** Returns the error to report when the region is missing. */
export function missingRegion(target: string): ElementError {
  const message = `${schema.tag}: data-target must be the id of an element of the page${got(target)}`;
  return new ElementError(message, { code: "YY-213", part: target });
}

/**
 * Looks for the region once the document is parsed.
 * @throws ElementError while rendering, when it is missing: then the server's links stay
 */
export function useRegionCheck(target: string | undefined): void {
  const [missing, setMissing] = useState<string>();

  useEffect(() => {
    if (target === undefined) return;
    const check = () => {
      if (!regionOf(target)) setMissing(target);
    };
    if (document.readyState !== "loading") {
      check();
      return;
    }
    document.addEventListener("DOMContentLoaded", check, { once: true });
    return () => document.removeEventListener("DOMContentLoaded", check);
  }, [target]);

  if (target !== undefined && missing === target) throw missingRegion(target);
}
