import { expect, it } from "vitest";
import { Checker } from "./Checker";

/** A worker that fails in the way that the source names, and finds no problem in other sources. */
const thread = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ id, source }) => {
      if (source === "throw") throw new Error("out of memory");
      if (source === "exit") process.exit(3);
      parentPort.postMessage(source === "fail" ? { id, failure: "it is no text" } : { id, problems: [] });
    });
  `)}`,
);

it.each([
  ["throw", "out of memory"],
  ["exit", "the thread that checks ended with 3"],
  ["fail", "it is no text"],
])(
  "tells why a check failed (%s), and goes on with what is asked at once after it",
  async (source, message) => {
    const checker = new Checker(thread);
    for (let round = 0; round < 3; round++) {
      await expect(checker.problems(source, "html")).rejects.toThrow(message);
      await expect(checker.problems("<p>", "html")).resolves.toEqual([]);
    }
  },
);

it("answers each of many at once", async () => {
  const checker = new Checker(thread);
  const all = ["<p>", "fail", "<p>"].map((source) => checker.problems(source, "html"));
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
});
