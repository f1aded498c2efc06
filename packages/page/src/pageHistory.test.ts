// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { pageHistory } from "./pageHistory";

/** The body that the entries of this document are made for. */
const page = () => {
  pageHistory.keep({});
  return pageHistory.data.page;
};

/** As the browser tells of a step, or of a link to a fragment. */
function step(url: string, state: unknown): void {
  history.replaceState(state, "", url);
  dispatchEvent(new PopStateEvent("popstate", { state }));
}

beforeEach(() => step("/", { yy: { depth: 0 } }));

describe("what is stored with history entries", () => {
  it("goes on to an entry that is pushed on top, whatever its key, beside what that one brings", () => {
    pageHistory.push("#filtros", { panels: ["filtros"], zoom: 2 });
    pageHistory.push("#cores", { anchor: "k" });
    expect(pageHistory.data).toMatchObject({ panels: ["filtros"], zoom: 2, anchor: "k", depth: 2 });
  });

  it("goes on to an entry that a link to a fragment adds, and is told", () => {
    const told: unknown[] = [];
    const forget = pageHistory.onStep(({ zoom, depth }) => told.push([zoom, depth]));
    pageHistory.push("#filtros", { zoom: 2 });
    step("#cores", null);
    expect(told).toEqual([[2, 2]]);
    forget();
  });

  it("stays with the page's own entry where nothing was pushed", () => {
    pageHistory.keep({ zoom: 2 });
    step("#cores", null);
    expect(pageHistory.data).toEqual({});
  });

  it("is kept beside the router's part of the state", () => {
    history.replaceState({ turbo: { restorationIdentifier: "1" } }, "", "/");
    pageHistory.push("#filtros", { zoom: 2 });
    expect(history.state).toEqual({
      turbo: { restorationIdentifier: "1" },
      yy: { zoom: 2, page: page(), depth: 1 },
    });
  });

  // The history of a tab outlives a deploy.
  it("is read from an entry of an earlier release", () => {
    const panels = [{ name: "filtros", depth: 1, page: "http://localhost:3000/" }];
    step("#filtros", { turbo: {}, yy: { panels, page: page(), depth: 1 } });
    expect([pageHistory.data.panels, pageHistory.depth]).toEqual([panels, 1]);
  });
});
