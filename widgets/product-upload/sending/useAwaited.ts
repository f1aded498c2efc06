import { useLatest } from "@yy/element/react/useLatest";
import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import type { Awaited } from "./awaited";

interface AwaitedParts {
  /** A part that is on its way. */
  readonly busy: Awaited | undefined;
  /** A part that has failed. */
  readonly failed: Awaited | undefined;
  /**
   * Asks again for what has failed. Resolves when no part is on its way any more, to one that has
   * failed and that the listing needs.
   */
  readonly whenSettled: () => Promise<Awaited | undefined>;
}

/**
 * Follows the parts that the listing waits for.
 * @param parts undefined for a part whose code is on its way; the same array in every render in
 * which the parts are the same
 */
export function useAwaited(parts: readonly (Awaited | undefined)[]): AwaitedParts {
  const latest = useLatest(parts);
  const waiting = useRef(new Set<() => void>()).current;
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = parts.map((part) => part?.subscribe(changed));
      return () => {
        for (const stop of stops) stop?.();
      };
    },
    [parts],
  );

  const resolveIfIdle = useCallback(() => {
    if (latest.current.some((part) => part?.isBusy ?? true)) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  }, [latest, waiting]);
  useLayoutEffect(() => {
    resolveIfIdle();
    return subscribe(resolveIfIdle);
  }, [subscribe, resolveIfIdle]);

  return {
    busy: useSyncExternalStore(subscribe, () => parts.find((part) => part?.isBusy)),
    failed: useSyncExternalStore(subscribe, () => parts.find((part) => part?.hasFailed)),
    whenSettled: useCallback(async () => {
      for (const part of latest.current) if (part?.hasFailed) part.retry?.();
      // A category that a script has chosen in this task is rendered by then.
      await Promise.resolve();
      await new Promise<void>((resolve) => {
        waiting.add(resolve);
        resolveIfIdle();
      });
      return latest.current.find((part) => part?.hasFailed && !part.isDispensable);
    }, [latest, waiting, resolveIfIdle]),
  };
}
