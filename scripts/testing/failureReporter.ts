import type { Reporter, TestCase, TestModule } from "vitest/node";
import { fromRepository } from "../repository";

/** Prints a failure at once. The end of the run prints it again. */
export default class FailureReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    this.#tell(test.module, test.fullName, test.result().errors);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#tell(module, "the file itself", module.errors());
  }

  #tell(module: TestModule, name: string, errors: readonly { message: string }[] = []): void {
    for (const { message } of errors) {
      const [first = ""] = message.split("\n");
      console.log(`failed: ${fromRepository(module.moduleId)} › ${name}: ${first}`);
    }
  }
}
