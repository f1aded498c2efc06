/** A budget, what was measured for it, and whether it holds. */
export interface Verdict {
  readonly what: string;
  readonly budget: string;
  readonly measured: string;
  readonly holds: boolean;
}
