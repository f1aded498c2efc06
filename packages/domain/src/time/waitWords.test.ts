import { expect, it } from "vitest";
import { waitWords } from "./waitWords";

const texts = {
  secondsText: "{count} segundos",
  secondsOneText: "1 segundo",
  minutesText: "{count} minutos",
  hoursText: "{count} horas",
};

it.each([
  [0, "1 segundo"],
  [1, "1 segundo"],
  [29.2, "30 segundos"],
  [90, "90 segundos"],
  [91, "2 minutos"],
  [3600, "60 minutos"],
  [5401, "2 horas"],
])("tells %d seconds as %s", (seconds, words) => {
  expect(waitWords(seconds, texts)).toBe(words);
});
