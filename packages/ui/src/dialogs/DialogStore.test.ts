import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DialogOwner, DialogStore } from "./DialogStore";

/** A store whose owner notes what it is told, as "change phase". */
function recorded(owner: Partial<DialogOwner> = {}) {
  const told: string[] = [];
  const store: DialogStore = new DialogStore(() => ({
    ...owner,
    onChange: (state, change) => {
      told.push(`${change} ${state.phase}`);
      owner.onChange?.(state, change);
    },
  }));
  return { store, told };
}

describe("the store of a dialog", () => {
  it("asks the page before it closes, with the reason, and stays open where that is refused", () => {
    const asked: string[] = [];
    const mayClose = (reason: string) => asked.push(reason) > 1;
    const { store, told } = recorded({ mayClose });
    store.setOpen(true);
    store.dispatch({ type: "opened" });
    expect(store.setOpen(false, { reason: "escape" })).toBe(false);
    expect(store.state.phase).toBe("open");
    expect(store.setOpen(false)).toBe(true);
    expect(asked).toEqual(["escape", "api"]);
    expect(told).toEqual(["shown opening", "opened open", "dismissed closing"]);
  });

  it("asks nobody when it is forced, nor while it is closed or closing", () => {
    const { store } = recorded({
      mayClose: () => {
        throw new Error("asked");
      },
    });
    expect(store.setOpen(false)).toBe(false);
    store.setOpen(true);
    expect(store.setOpen(false, { isForced: true })).toBe(true);
    expect(store.setOpen(false)).toBe(false);
  });

  it("tells that it has opened before it tells that it closes", () => {
    const { store, told } = recorded();
    store.setOpen(true);
    store.setOpen(false);
    expect(told).toEqual(["shown opening", "opened open", "dismissed closing"]);
  });

  it("closes once for a page that closes it as soon as it has opened", () => {
    const { store, told } = recorded({
      onChange: (_, change) => change === "opened" && store.setOpen(false, { reason: "api" }),
    });
    store.setOpen(true);
    expect(store.setOpen(false, { reason: "escape" })).toBe(false);
    expect(told).toEqual(["shown opening", "opened open", "dismissed closing"]);
    expect(store.state.reason).toBe("api");
  });

  it("changes what follows, and nothing else, while it closes", () => {
    const { store } = recorded();
    store.setOpen(true);
    store.setOpen(false, { reason: "control", next: "marcas" });
    store.setOpen(false, { reason: "api", next: "cores" });
    expect(store.state).toEqual({ phase: "closing", reason: "control", next: "cores" });
    // As when what it stands in has closed.
    store.setOpen(false, { isForced: true });
    expect(store.state.next).toBe("cores");
  });

  it("shows each phase before its owner is told", () => {
    const seen: string[] = [];
    const store = new DialogStore(
      () => ({ onChange: ({ phase }) => seen.push(`told ${phase}`) }),
      (phase) => seen.push(`shown ${phase}`),
    );
    store.setOpen(true);
    expect(seen).toEqual(["shown opening", "told opening"]);
  });

  it("tells each opening, between its showing and its closing, whatever happens to it", () => {
    type Step = (store: DialogStore) => unknown;
    const step = fc.constantFrom<Step>(
      (store) => store.setOpen(true),
      (store) => store.setOpen(false),
      (store) => store.setOpen(false, { isForced: true }),
      (store) => store.dispatch({ type: "opened" }),
      (store) => store.dispatch({ type: "closed" }),
    );
    fc.assert(
      fc.property(fc.array(step), fc.boolean(), (steps, isAllowed) => {
        const { store, told } = recorded({ mayClose: () => isAllowed });
        for (const each of steps) each(store);
        const round = ["shown opening", "opened open", "dismissed closing", "closed closed"];
        const phases = told.filter((each) => !each.startsWith("followed"));
        expect(phases).toEqual(phases.map((_, index) => round[index % round.length]));
      }),
    );
  });
});
