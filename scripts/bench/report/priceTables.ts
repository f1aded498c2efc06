import type { PricesMeasured } from "../prices/measurePrices";
import { readAt } from "../prices/scrolling";
import type { Keys } from "../prices/typing";
import { quantile } from "../statistics";
import { milliseconds, ratio } from "./numbers";
import { table } from "./table";
import type { Verdict } from "./verdict";

/** In ms; and how many times the first half of the list the second may weigh, whose items are the same. */
const limits = { keystroke: 50, memory: 1.25 };

const median = (values: readonly number[]) => quantile(values, 0.5);

export function priceScrollTable(all: readonly PricesMeasured[]): string {
  return table(
    [
      "2,000 prices",
      ...readAt.map((page) => `page ${page}`),
      "longest task",
      "heap of 1,000 items",
    ],
    all.map(({ contender, pages, longestTask, bytes }) => [
      contender.name,
      ...readAt.map((page) => milliseconds(pages.get(page) ?? Number.NaN)),
      taskText(longestTask, "none over 50 ms"),
      bytes.map(megabytes).join(", then "),
    ]),
  );
}

export function priceTypingTable(all: readonly PricesMeasured[]): string {
  return table(
    [
      "2,000 prices",
      "key to painted",
      "at worst",
      "main thread",
      "locking key to painted",
      "at worst",
      "main thread",
    ],
    all.map(({ contender, keys, lockingKeys }) => [
      contender.name,
      ...[keys, lockingKeys].flatMap(({ painted, thread }) => [
        milliseconds(median(painted)),
        milliseconds(Math.max(...painted)),
        milliseconds(thread),
      ]),
    ]),
  );
}

/** What our editor is held to. */
export function priceBudgets(all: readonly PricesMeasured[]): readonly Verdict[] {
  return all.filter(({ contender }) => contender.flavour).flatMap(verdictsOn);
}

function verdictsOn(measured: PricesMeasured): readonly Verdict[] {
  const { contender, keys, lockingKeys, longestTask } = measured;
  const [first, second] = measured.bytes;
  const editor = `yy-missing-price-editor, ${contender.name}`;
  return [
    keystrokeVerdict(`${editor}: a keystroke among 2,000 items`, keys),
    keystrokeVerdict(`${editor}: one that locks or frees all of them`, lockingKeys),
    {
      what: `${editor}: scrolling through 2,000 items`,
      budget: "no task above 50 ms",
      measured: taskText(longestTask, "none"),
      holds: longestTask === 0,
    },
    {
      what: `${editor}: memory a page`,
      budget: `flat: the second thousand takes at most ${limits.memory} × the first`,
      measured: `${megabytes(first)}, then ${megabytes(second)}: ${ratio(second, first)} ×`,
      holds: second <= first * limits.memory,
    },
  ];
}

function keystrokeVerdict(what: string, { painted }: Keys): Verdict {
  const worst = Math.max(...painted);
  return {
    what,
    budget: `painted within ${limits.keystroke} ms`,
    measured: `${milliseconds(median(painted))}, ${milliseconds(worst)} at worst`,
    holds: worst <= limits.keystroke,
  };
}

function taskText(longest: number, none: string): string {
  return longest > 0 ? milliseconds(longest) : none;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}
