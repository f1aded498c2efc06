import { type PropsOf, useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useLatest } from "@yy/element/react/useLatest";
import { useServerChild } from "@yy/element/react/useServerPart";
import { useFieldNotice } from "@yy/ui/fields/useFieldNotice";
import { useState } from "react";
import { lookupMemoryOf } from "./LookupMemory";
import type { schema } from "./schema";
import { notFoundText, ZipcodeLookup } from "./ZipcodeLookup";

/** The server's fields, and a live region that announces what was filled in. */
export function ZipcodeAutofill(props: PropsOf<typeof schema>) {
  const widget = useWidget<typeof schema>();
  const zipcode = useServerChild<HTMLInputElement>(
    'input[data-part="zipcode"]',
    'an <input> with data-part="zipcode"',
    "zipcode",
  );
  const [announcement, announce] = useState("");
  const latest = useLatest(props);

  useFieldNotice(zipcode, () => ({ remoteWarning: () => notFoundText(latest.current) }), []);

  useDomPatches(
    (patches) => {
      if (!zipcode) return undefined;
      const lookup = new ZipcodeLookup({
        widget,
        zipcode,
        patches,
        memory: lookupMemoryOf(zipcode, widget.element),
        props: () => latest.current,
        announce,
      });
      return () => lookup.end();
    },
    [widget, zipcode, latest],
  );

  return (
    <>
      <slot />
      <span className="unseen" aria-live="polite">
        {announcement}
      </span>
    </>
  );
}
