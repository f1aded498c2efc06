import { expect, it } from "vitest";
import { formatDraftTime } from "./formatDraftTime";

const now = new Date(2026, 10, 21, 9, 30).getTime();

const texts = {
  todayText: "de hoje às {time}",
  yesterdayText: "de ontem às {time}",
  dateText: "de {date} às {time}",
  dateLanguage: "pt-BR",
};

it.each([
  [new Date(2026, 10, 21, 9, 0), "de hoje às 9h"],
  [new Date(2026, 10, 20, 14, 5), "de ontem às 14h05"],
  [new Date(2026, 10, 20, 0, 0), "de ontem às 0h"],
  [new Date(2026, 10, 3, 14, 0), "de 3 de novembro às 14h"],
  [new Date(2025, 11, 31, 23, 59), "de 31 de dezembro de 2025 às 23h59"],
])("says of %s: %s", (then, words) => {
  expect(formatDraftTime(then.getTime(), now, texts)).toBe(words);
});

it("says yesterday on the first of a month", () => {
  const first = new Date(2026, 10, 1, 8).getTime();
  expect(formatDraftTime(new Date(2026, 9, 31, 20).getTime(), first, texts)).toBe(
    "de ontem às 20h",
  );
});

it("is in another language where the page says so, and never fails for one that is none", () => {
  const then = new Date(2026, 10, 3, 14).getTime();
  const english = { ...texts, dateText: "from {date} at {time}", dateLanguage: "en" };
  expect(formatDraftTime(then, now, english)).toMatch(/^from November 3 at 2:00\sPM$/);
  const none = { ...english, dateLanguage: "não é língua" };
  expect(formatDraftTime(then, now, none)).toMatch(/^from .*3.* at .+/);
});
