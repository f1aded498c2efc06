/**
 * `npm run names` prints the public names, and their changes since a release.
 *
 * npm run names what changed since the last release npm run names -- --since 0.1.0 since another
 * one npm run names -- --list every public name of today, as JSON npm run names -- --inventory
 * 1.1.0 what `yy-doctor --inventory --against` reads of 1.1.0 npm run names -- --keep 1.0.0 keeps
 * today's names as those of that release
 */
import { parseArgs } from "node:util";
import { changesText } from "./changesText";
import { departures } from "./departures";
import { inventoryChanges } from "./inventoryChanges";
import { keepRelease, readRelease, releasedVersions } from "./releasedNames";
import { namesSince } from "./sinceLastRelease";
import { todaysNames } from "./todaysNames";

const { list, since, keep, inventory } = parseArgs({
  options: {
    list: { type: "boolean" },
    since: { type: "string" },
    keep: { type: "string" },
    inventory: { type: "string" },
  },
}).values;

const shown = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

try {
  if (list) process.stdout.write(shown(await todaysNames()));
  else if (keep !== undefined) keepRelease({ version: keep, names: await todaysNames() });
  else if (inventory !== undefined) {
    const { names } = readRelease(since ?? releasedVersions()[0] ?? "");
    process.stdout.write(
      shown(inventoryChanges(inventory, names, await todaysNames(), departures)),
    );
  } else process.stdout.write(changesText(await namesSince(since)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
