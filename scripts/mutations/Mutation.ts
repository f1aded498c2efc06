/** A change of one product source that takes something away from visitors or page authors: some test must notice. */
export interface Mutation {
  /** `{layer or widget}/{what is lost}`, different for every mutation. */
  readonly id: string;
  /** Path in the repository. */
  readonly file: string;
  /** Exact text that stands in the file once. */
  readonly find: string;
  readonly replace: string;
  /** What the visitor or page author would notice. */
  readonly breaks: string;
  /** Vitest's file filters (parts of paths): the few tests that ought to notice. */
  readonly tests: readonly string[];
  /** The build that is tested: the one on Preact, or React's where absent. */
  readonly flavour?: "lite";
}
