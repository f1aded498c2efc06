import { inRepository } from "../repository";

/** What taking pictures leaves behind, beside the results of tests: the built page, the report. */
export const visualFolder = inRepository(".vitest/visual");
