import { describe, expect, it } from "vitest";
import { sidebarNames } from "../../stories/visual/listStories";
import { inRepository } from "../repository";

/** More is hard to take in among a dozen others in the sidebar. */
const mostCharacters = 40;

const files = [...sidebarNames(inRepository("stories"))];

describe("the sidebar's names of stories", () => {
  it("are found", () => {
    expect(files.length).toBeGreaterThan(49);
  });

  it.each(files)("in %s are short, begin in lower case and differ", (_, names) => {
    // A story without a name is called by its export, whose first letter is a capital.
    expect(names.filter((name) => !/^\p{Ll}/u.test(name))).toEqual([]);
    expect(names.filter((name) => name.length > mostCharacters)).toEqual([]);
    expect(names).toEqual([...new Set(names)]);
  });
});
