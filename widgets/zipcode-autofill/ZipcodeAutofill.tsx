import { type PropsOf, useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useServerChild } from "@yy/element/react/useServerPart";
import { useFieldNotice } from "@yy/ui/fields/useFieldNotice";
import { useLayoutEffect, useRef, useState } from "react";
import { rememberedOf } from "./LookupMemory";
import type { schema } from "./schema";
import { ZipcodeLookup } from "./ZipcodeLookup";

/** The server's fields, and a live region that announces what was filled in. */
export function ZipcodeAutofill(props: PropsOf<typeof schema>) {
  const widget = useWidget<typeof schema>();
  const zipcode = useServerChild<HTMLInputElement>(
    'input[data-part="zipcode"]',
    'an <input> with data-part="zipcode"',
    "zipcode",
  );
  const [announcement, announce] = useState("");
  const settings = useRef(props);
  useLayoutEffect(() => {
    settings.current = props;
  });

  useFieldNotice(zipcode, () => ({ remoteWarning: () => settings.current.warning }), []);

  useDomPatches(
    (patches) => {
      if (!zipcode) return undefined;
      const memory = rememberedOf(zipcode, widget.element);
      const lookup = new ZipcodeLookup({ widget, zipcode, patches, memory, settings, announce });
      return () => lookup.end();
    },
    [widget, zipcode],
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
