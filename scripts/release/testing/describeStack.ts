import { spawn } from "node:child_process";
import { join } from "node:path";
import { collectProblems, watchForProblems } from "@yy/testing";
import { launchChromium } from "@yy/testing/chromium";
import { waitUntilMounted } from "@yy/testing/page";
import { runInStacks, type Server, serverOf, startInStacks } from "@yy/testing/stacks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { succeed } from "../checkout";
import { differences, makeOutside, type Outside, snapshot } from "./outside";

/** An application of a framework, and how to follow the guide's chapter in it. */
interface Stack {
  /** The interpreter and the script that performs a step of the chapter. */
  readonly command: readonly [interpreter: string, script: string];
  /** Whether it needs a later Debian than the machine's. */
  readonly isInChroot: boolean;
  /**
   * Starts the registry of the package.
   * @param outside the application's folder, as this process sees it
   * @param inside the same folder, as the application sees it
   * @returns the environment of the commands
   */
  readonly prepare?: (outside: string, inside: string) => Promise<Readonly<Record<string, string>>>;
}

/**
 * Follows the guide's five minutes to the letter in an empty application, only with released files:
 * a first widget works in Chromium, and after its removal the application is as before.
 */
export function describeStack(name: string, { command, isInChroot, prepare }: Stack): void {
  describe(name, () => {
    let outside: Outside;
    let env: Readonly<Record<string, string>> = {};
    beforeAll(async () => {
      outside = makeOutside();
      env = (await prepare?.(outside.folder, isInChroot ? "/mnt" : outside.folder)) ?? {};
    });
    afterAll(() => outside.remove());

    const step = async (which: string): Promise<void> => {
      const words = [...command, which];
      const what = `${name} could not ${which}`;
      if (!isInChroot) {
        await succeed(what, outside.folder, words, env);
        return;
      }
      const { code, output } = await runInStacks({ command: words, checkout: outside.folder, env });
      expect(code, `${what}:\n${output}`).toBe(0);
    };
    const serve = (): Promise<Server> => {
      const words = [...command, "serve"];
      if (isInChroot) return startInStacks({ command: words, checkout: outside.folder, env });
      const [program = "", ...parameters] = words;
      const child = spawn(program, parameters, {
        cwd: outside.folder,
        env: { ...process.env, ...env },
        stdio: ["ignore", "pipe", "pipe"],
      });
      return serverOf(child);
    };

    it("has a first widget after the guide's beginning, and nothing of it once it is removed", async () => {
      const application = join(outside.folder, "loja");
      await step("make");
      const before = snapshot(application);
      await step("begin");
      await expectFirstWidget(await serve());
      await step("remove");
      expect(differences(before, snapshot(application))).toEqual([]);
    }, 600_000);
  });
}

/** The chapters' first widget is a countdown that ends in two hours. */
async function expectFirstWidget(server: Server): Promise<void> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await watchForProblems(page);
    await page.goto(server.url);
    await waitUntilMounted(page, "yy-countdown");
    const hours = page.getByRole("timer").filter({ hasText: /\d hora/ });
    await hours.waitFor();
    expect(collectProblems(page).errors).toEqual([]);
  } finally {
    await Promise.all([server.stop(), browser.close()]);
  }
}
