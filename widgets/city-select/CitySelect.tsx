import { type PropsOf, useCustomState, useWidget, whenLive } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useServerChild } from "@yy/element/react/useServerPart";
import { useFieldNotice } from "@yy/ui/fields/useFieldNotice";
import { useCallback, useRef, useState } from "react";
import { type CityStatus, followState } from "./followState";
import type { schema } from "./schema";

/**
 * The server's selects of state and city, and a retry button when the cities could not be loaded.
 */
export function CitySelect({ placeholder, errorText, labelRetry }: PropsOf<typeof schema>) {
  const widget = useWidget<typeof schema>();
  const states = usePart("state");
  const cities = usePart("city");
  const ask = useRef<() => void>(undefined);
  const retryButton = useRef<HTMLButtonElement>(null);
  const [status, setStatus] = useState<CityStatus>("idle");
  /** How many loads in a row have failed. */
  const [failures, setFailures] = useState(0);

  const showStatus = useCallback(
    (next: CityStatus) => {
      setStatus(next);
      if (next === "unavailable") setFailures((times) => times + 1);
      if (next !== "idle") return;
      // The button disappears: move the focus from it to the cities.
      if (retryButton.current?.matches(":focus")) cities?.focus();
      setFailures(0);
    },
    [cities],
  );

  // This comes before the options are read: another widget that has listed cities restores the
  // server's.
  useFieldNotice(cities, () => ({ loadsOptions: true }), []);

  useDomPatches(
    (patches) => {
      if (!states || !cities) return undefined;
      return whenLive(() => {
        const { report } = widget;
        const following = followState({ states, cities, placeholder, patches, showStatus, report });
        ask.current = following.askAgain;
        return following.end;
      });
    },
    [widget, states, cities, placeholder, showStatus],
  );

  useCustomState<typeof schema>("loading", status === "loading");
  useCustomState<typeof schema>("unavailable", status === "unavailable");

  return (
    <>
      <slot />
      <div role="alert" part="error">
        {failures > 0 && (
          <>
            {/* A new node for each failure, so that the same text is announced again. */}
            <span key={failures}>{errorText}</span>
            <button
              ref={retryButton}
              type="button"
              part="retry"
              aria-disabled={status === "loading"}
              onClick={() => ask.current?.()}
            >
              {labelRetry}
            </button>
          </>
        )}
      </div>
    </>
  );
}

function usePart(part: "state" | "city"): HTMLSelectElement | null {
  const selector = `select[data-part="${part}"]`;
  return useServerChild<HTMLSelectElement>(
    selector,
    `a <select data-part="${part}"> inside it`,
    part,
  );
}
