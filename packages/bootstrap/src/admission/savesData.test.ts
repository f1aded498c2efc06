import { expect, it } from "vitest";
import { savesData } from "./savesData";

const browser = (connection: { saveData?: boolean } | undefined, reduced = false) => ({
  navigator: connection ? { connection } : {},
  matchMedia: (query: string) => ({
    matches: reduced && query === "(prefers-reduced-data: reduce)",
  }),
});

it.each([
  ["asks for few bytes by the browser's setting", browser({ saveData: true }), true],
  ["asks for few bytes by the system's setting", browser(undefined, true), true],
  ["asks for nothing", browser({ saveData: false }), false],
  ["has a browser that does not say", browser(undefined), false],
])("a visitor who %s", (_, given, expected) => {
  expect(savesData(given)).toBe(expected);
});
