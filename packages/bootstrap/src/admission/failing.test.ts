// @vitest-environment happy-dom
import { RequestError } from "@yy/domain/errors";
import { errorHandlers } from "@yy/element/reporting/errorHandlers";
import { afterEach, expect, it, vi } from "vitest";
import { Failing } from "./failing";

vi.spyOn(console, "warn").mockImplementation(() => undefined);

afterEach(() => {
  errorHandlers.clear();
  sessionStorage.clear();
});

/**
 * Lets the three elements of a page fail with answers of this status, and returns the tags that are
 * off then.
 */
async function offAfter(status: number): Promise<string[]> {
  const failing = new Failing(
    () => ({ share: 0.5, least: 3 }),
    () => undefined,
  );
  for (let count = 0; count < 3; count += 1) {
    const element = document.createElement("yy-probe");
    // This environment knows no states of elements.
    Object.defineProperty(element, "matches", {
      value: (selector: string) => selector === ":state(failed)",
    });
    const error = new RequestError("x", { status, url: location.href, body: null });
    for (const handler of errorHandlers) handler({ element, error, widget: "yy-probe" });
  }
  await new Promise((resolve) => setTimeout(resolve));
  return [...failing.off];
}

it("keeps a tag on whose requests got no answer: the visitor was offline for a moment", async () => {
  expect(await offAfter(0)).toEqual([]);
});

it("switches a tag off whose requests were answered with errors", async () => {
  expect(await offAfter(500)).toEqual(["yy-probe"]);
});
