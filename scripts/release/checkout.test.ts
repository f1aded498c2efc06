import { expect, it } from "vitest";
import { reasonOf } from "./checkout";

it.each([
  [
    "npm error code ECONNREFUSED\nnpm error errno ECONNREFUSED\nnpm error FetchError: request to http://127.0.0.1:1/a failed, reason: connect\nnpm error     at x\nnpm error A complete log of this run can be found in: /x.log\n",
    "",
    "FetchError: request to http://127.0.0.1:1/a failed, reason: connect",
  ],
  [
    "",
    "one\nsrc/a.ts(1,2): error TS2304: Cannot find name 'a'.\ntwo\n",
    "src/a.ts(1,2): error TS2304: Cannot find name 'a'",
  ],
  ["fatal: not a git repository\n", "", "not a git repository"],
  ["ERROR:  While executing gem\n", "", "While executing gem"],
  ["", "the last words\n\n", "the last words"],
  ["", "", "it ended with code 3"],
])("a command that has failed gives its reason in a line: %j %j", (errors, output, reason) => {
  expect(reasonOf(errors, output, 3)).toBe(reason);
});
