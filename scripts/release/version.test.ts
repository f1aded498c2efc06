import { describe, expect, it } from "vitest";
import { checkVersion } from "./version";

const release = {
  current: "0.1.0",
  released: ["0.1.0"],
  kinds: ["patch", "minor"],
  leastByNames: "0.1.1",
} as const;
const check = (version: string, other = {}) => checkVersion({ ...release, ...other, version });

describe("a version", () => {
  it.each(["0.2.0", "0.3.0", "1.0.0", "10.0.0"])("can be released: %s", (version) => {
    expect(() => check(version)).not.toThrow();
  });

  it.each([
    ["1.0", {}, '"1.0" is no version of three numbers, such as 1.0.0.'],
    ["v1.0.0", {}, '"v1.0.0" is no version of three numbers, such as 1.0.0.'],
    ["01.0.0", {}, '"01.0.0" is no version of three numbers, such as 1.0.0.'],
    // A gem and a wheel spell it otherwise than npm.
    ["1.0.0-rc.1", {}, '"1.0.0-rc.1" is no version of three numbers, such as 1.0.0.'],
    ["0.1.0", {}, "Version 0.1.0 exists: it has a tag or a section of the changelog."],
    ["0.0.9", {}, "Version 0.0.9 is not above 0.1.0, which the packages have."],
    [
      "0.1.1",
      {},
      "Version 0.1.1 says less than its changes: one of them is minor, so it is 0.2.0 at least.",
    ],
    [
      "1.9.0",
      { current: "1.8.2", kinds: ["major"] },
      "Version 1.9.0 says less than its changes: one of them is major, so it is 2.0.0 at least.",
    ],
    [
      "0.2.0",
      { leastByNames: "0.3.0" },
      "Version 0.2.0 says less than its public names: npm run names tells why it is 0.3.0 at least.",
    ],
    ["1.0.0", { kinds: [] }, "There is nothing to release: .changeset/ has no changeset."],
  ])("is refused in a sentence: %s %j", (version, other, message) => {
    expect(() => check(version, other)).toThrow(message);
  });
});
