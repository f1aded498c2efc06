import { onePerPage } from "@yy/page/onePerPage";

/** Detail of `yy:error` (behaviour 5.2). */
export interface ErrorReport {
  readonly error: unknown;
  /** The tag. */
  readonly widget: string;
  readonly element: Element;
}

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    errorHandlers: Set<(report: ErrorReport) => void>;
  }
}

/** Handlers of `YY.onError`, each isolated, shared by every bundle on the page. */
export const errorHandlers = onePerPage("errorHandlers", () => new Set());
