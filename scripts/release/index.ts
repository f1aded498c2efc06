/**
 * `npm run release -- 1.0.0 [--dry-run]` makes a release; `npm run release -- --help` says more.
 */
import { parseArgs } from "node:util";
import { root } from "../repository";
import { RunStopped, run, runAsCommand } from "../setup/run.mjs";
import { makeArtefacts } from "./artefacts";
import { keepRelease } from "./publicNames/releasedNames";
import { namesSince } from "./publicNames/sinceLastRelease";
import { todaysNames } from "./publicNames/todaysNames";
import { makeArtefactsOfHead, makeRelease, type Workshop } from "./release";

const help = `npm run release -- 1.0.0             a version of the last commit: its number, changelog and guide, committed and
                                     tagged; release/ with everything that is published. Nothing is pushed
npm run release -- 1.0.0 --dry-run   release/ alone, with the bytes that the release would have
npm run release -- --artefacts       release/ of the version that the last commit has, for who publishes its tag

It refuses a dirty tree, a red npm run check, and a version that exists, is lower or says less than its changes.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    "dry-run": { type: "boolean" },
    artefacts: { type: "boolean" },
    help: { type: "boolean" },
  },
});
const [version, ...rest] = positionals;
// The umask is fixed, because archives contain the modes of files.
process.umask(0o022);

const workshop: Workshop = {
  namesSince: async (current) => ({
    least: (await namesSince(current)).least,
    keep: async (folder, version) => keepRelease({ version, names: await todaysNames() }, folder),
  }),
  makeArtefacts,
  check: async () => {
    const code = await run("npm", ["run", "--silent", "check"]);
    if (code !== 0) throw new RunStopped("npm run check is red: see above.");
  },
};

await runAsCommand(async () => {
  if (values.help) console.log(help);
  else if (values.artefacts && version === undefined) await makeArtefactsOfHead(root);
  else if (version === undefined || rest.length > 0 || values.artefacts)
    throw new RunStopped("One version is needed: npm run release -- 1.0.0 (--help says more).");
  else await makeRelease(root, { version, isRehearsal: values["dry-run"] === true }, workshop);
  if (!values.help) console.log(`${version ?? "The artefacts"}: see release/, with SHA256SUMS.`);
  return 0;
});
