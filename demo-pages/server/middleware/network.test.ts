import { useServer } from "@yy/testing";
import { expect, it } from "vitest";

const demo = useServer({ answersLate: true });

it("answers a browser in another order than it asked", async () => {
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  const answered: number[] = [];
  await Promise.all(
    numbers.map(async (number) => {
      await fetch(`${demo.server.origin}/ajuda?n=${number}`, {
        headers: { "sec-fetch-mode": "cors" },
      });
      answered.push(number);
    }),
  );
  expect(answered).not.toEqual(numbers);
  expect(answered.toSorted((a, b) => a - b)).toEqual(numbers);
});
