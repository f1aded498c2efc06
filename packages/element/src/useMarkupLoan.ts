import { useLayoutEffect } from "react";
import { type EndOfWork, type MarkupLoan, workOnLoan } from "./markupLoan";
import { useWidget } from "./useWidget";

/**
 * `useLayoutEffect` for work that changes the server's markup: what the loan wrote is taken back when the effect ends
 * and before a snapshot, and done again where the page goes on living (contract 1.3).
 */
export function useMarkupLoan(
  work: (loan: MarkupLoan) => EndOfWork,
  dependencies: readonly unknown[],
): void {
  const { element } = useWidget();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names them, as for useLayoutEffect itself
  useLayoutEffect(() => workOnLoan(element, work), [element, ...dependencies]);
}
