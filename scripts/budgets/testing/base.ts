import type { TestProject } from "vitest/node";
import { root } from "../../repository";
import { type Base, prepareBase } from "../base";

declare module "vitest" {
  interface ProvidedContext {
    /** The build that times are compared with. */
    readonly base: Base;
  }
}

/**
 * Builds the commit to compare with once for all tests, or provides the reason why there is none.
 */
export default function base(project: TestProject): void {
  const found = prepareBase(root);
  if ("missing" in found) console.log(`Budgets: no times are compared: ${found.missing}.`);
  project.provide("base", found);
}
