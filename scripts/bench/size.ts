/** `npm run size`: the built files against their budgets, in seconds and without a browser. Fails when one is exceeded. */
import { budgetTable } from "./report/document";
import { sizeBudgets } from "./report/sizeBudgets";
import { sizeTables } from "./report/sizeTables";
import { measureSizes } from "./sizes/measureSizes";

const react = await measureSizes("react");
const lite = await measureSizes("lite");
const verdicts = [...sizeBudgets("react", react), ...sizeBudgets("lite", lite)];

console.log(budgetTable(verdicts));
console.log(
  `\n${sizeTables(
    new Map([
      ["react", react],
      ["lite", lite],
    ]),
  )}`,
);
if (verdicts.some(({ holds }) => !holds)) process.exitCode = 1;
