/** Written by the build from the folders in `widgets/` (scripts/build). */
declare module "yy:widget-loader" {
  /** Widget names without `yy-`, in alphabetical order. */
  export const names: readonly string[];
  /** Loads and defines one widget; with another query at the second attempt, because browsers remember a failure. */
  export function load(name: string, query: "" | "?2"): Promise<unknown>;
  /** URL of a widget's code, for error messages. */
  export function url(name: string): string;
}
