import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Urgency, WorkQueue } from "./WorkQueue";

interface Job {
  readonly urgency: Urgency;
  /** What it takes, in ms. */
  readonly cost: number;
  readonly throws: boolean;
  /** What it queues in its turn. */
  readonly follower: Urgency | undefined;
}

const urgency = fc.constantFrom<Urgency>(0, 1, 2);
const job: fc.Arbitrary<Job> = fc.record({
  urgency,
  cost: fc.nat(60),
  throws: fc.boolean(),
  follower: fc.option(urgency, { nil: undefined }),
});

/** A page whose clock moves while work is done, and whose tasks are run by the test. */
function makePage() {
  const page = {
    time: 0,
    tasks: [] as (() => void)[],
    errors: [] as unknown[],
    done: [] as string[],
  };
  const queue = new WorkQueue(
    () => page.time,
    (run) => page.tasks.push(run),
    (error) => page.errors.push(error),
  );
  const add = (name: string, { urgency: level, cost, throws, follower }: Job) =>
    queue.add(level, () => {
      page.done.push(name);
      page.time += cost;
      if (follower !== undefined)
        add(`${name}+`, { urgency: follower, cost: 1, throws: false, follower: undefined });
      if (throws) throw new Error(name);
    });
  return { page, queue, add };
}

const simple = (cost: number, level: Urgency = 0): Job => ({
  urgency: level,
  cost,
  throws: false,
  follower: undefined,
});

describe("work that is done in tasks that end soon", () => {
  it("is done once each, the most urgent first, also when some of it throws or brings more", () => {
    fc.assert(
      fc.property(fc.array(job), (jobs) => {
        const { page, queue, add } = makePage();
        for (const [index, each] of jobs.entries()) add(String(index), each);
        queue.run();
        for (let run = page.tasks.shift(); run; run = page.tasks.shift()) run();

        const expected: string[] = [];
        const waiting = jobs.map((each, index) => ({ name: String(index), ...each }));
        while (waiting.length > 0) {
          const first = Math.min(...waiting.map((each) => each.urgency));
          const at = waiting.findIndex((each) => each.urgency === first);
          const [next] = waiting.splice(at, 1);
          if (!next) break;
          expected.push(next.name);
          if (next.follower !== undefined)
            waiting.push({ ...simple(1, next.follower), name: `${next.name}+` });
        }
        expect(page.done).toEqual(expected);
        expect(page.errors).toHaveLength(jobs.filter(({ throws }) => throws).length);
      }),
    );
  });

  it("leaves the rest of 40 ms to a later task, and begins nothing after them", () => {
    fc.assert(
      fc.property(fc.array(job), (jobs) => {
        const { page, queue, add } = makePage();
        for (const [index, each] of jobs.entries()) add(String(index), each);
        let begun = page.time;
        queue.run();
        for (let run = page.tasks.shift(); run; run = page.tasks.shift()) {
          expect(page.time - begun).toBeLessThanOrEqual(40 + 60);
          expect(page.time - begun).toBeGreaterThanOrEqual(40);
          begun = page.time;
          run();
        }
      }),
    );
  });

  it("goes on in one task however often it is told to begin, and takes what is urgent first then", () => {
    const { page, queue, add } = makePage();
    add("a", simple(50, 1));
    add("b", simple(1, 1));
    queue.run();
    add("c", simple(1));
    queue.run();
    queue.run();
    expect(page.done).toEqual(["a"]);
    expect(page.tasks).toHaveLength(1);
    page.tasks.shift()?.();
    expect(page.done).toEqual(["a", "c", "b"]);
    expect(page.tasks).toEqual([]);
  });

  it("is all done at once for paper, and what was to go on later finds nothing", () => {
    const { page, queue, add } = makePage();
    for (const name of ["a", "b", "c"]) add(name, simple(50));
    queue.run();
    queue.finish();
    expect(page.done).toEqual(["a", "b", "c"]);
    page.tasks.shift()?.();
    expect(page.done).toEqual(["a", "b", "c"]);
  });
});
