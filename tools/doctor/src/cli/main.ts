import { run } from "./run";

const { out, err, code } = await run(process.argv.slice(2));
process.stderr.write(err);
process.stdout.write(out);
process.exitCode = code;
