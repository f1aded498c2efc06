import { parseArgs } from "node:util";
import { launchChromium } from "@yy/testing/chromium";
import { RunStopped } from "../setup/run.mjs";
import { Diary, type Output, Unexpected } from "./Diary";
import { type Releases, removeReleases, writeReleases } from "./releases";
import { openShop } from "./shop";
import { walk } from "./walk";

/**
 * Plays the bad day on the built files, in one browser and one server process. Returns the exit code: 1 at the first
 * thing that is not as it should be.
 * @throws {RunStopped} for a wrong option, and for a port that is taken
 */
export async function badDay(
  parameters: readonly string[],
  write: Output = console.log,
): Promise<number> {
  const options = readOptions(parameters);
  const releases = writeReleases();
  // Playwright ends the process on Ctrl-C.
  const remove = () => removeReleases(releases);
  process.once("exit", remove);
  try {
    return await play(releases, options, write);
  } finally {
    process.removeListener("exit", remove);
    remove();
  }
}

async function play(releases: Releases, options: Options, write: Output): Promise<number> {
  const { port, visitors } = options;
  const shop = await openShop(releases, port);
  const browser = await launchChromium({ sharesProcess: true });
  try {
    await walk({ shop, browser, diary: new Diary(write, options), releases, visitors });
    return 0;
  } catch (error) {
    if (!(error instanceof Unexpected)) throw error;
    write(error.message);
    return 1;
  } finally {
    await Promise.all([browser.close(), shop.close()]);
  }
}

interface Options {
  /** 0 for any free one. */
  readonly port: number;
  /** How many are counted. */
  readonly visitors: number;
  readonly pause: boolean;
  /** Folder of the pictures. */
  readonly pictures: string | undefined;
}

/** With fewer nobody could tell one in ten. */
const fewestVisitors = 50;

function readOptions(parameters: readonly string[]): Options {
  try {
    const { values } = parseArgs({
      args: [...parameters],
      options: {
        port: { type: "string", default: "0" },
        visitors: { type: "string", default: "100" },
        pause: { type: "boolean", default: false },
        pictures: { type: "string" },
      },
    });
    const { port, visitors, pause, pictures } = values;
    if (pause && !process.stdin.isTTY)
      throw new Error("--pause waits for Enter, and there is no terminal");
    return {
      port: numberOf("--port", port, 0, 65_535),
      visitors: numberOf("--visitors", visitors, fewestVisitors, 10_000),
      pause,
      pictures,
    };
  } catch (error) {
    throw new RunStopped(`npm run bad-day: ${(error as Error).message}`);
  }
}

function numberOf(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new Error(`${name} must be a number from ${least} to ${most}, got "${text}"`);
}
