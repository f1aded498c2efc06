/** `npm run test:times`: writes `docs/test-times.md`, how long each file's tests took in the last whole run. */
import { writeFileSync } from "node:fs";
import { inRepository } from "../repository";
import { readResults } from "./results";
import { timesTable } from "./timesTable";

const text = `# How long each file's tests take

Of one run of \`npm test\` on two cores, written by \`npm run test:times\` after it. Machines differ: compare lines with each
other, and runs of the same hour. [testing.md](testing.md) says what the time is spent on.

${timesTable(readResults())}
`;
writeFileSync(inRepository("docs/test-times.md"), text);
