import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  closedDialog,
  type DialogAction,
  type DialogPhase,
  type DialogState,
  dialogReducer,
} from "./dialogReducer";

type Action = DialogAction<"back">;
type State = DialogState<"back">;

const after = (...actions: readonly Action[]): State =>
  actions.reduce<State>(dialogReducer, closedDialog);
const shown: Action = { type: "shown" };
const opened: Action = { type: "opened" };
const closed: Action = { type: "closed" };
const dismissed = (reason: State["reason"], next?: string): Action => ({
  type: "dismissed",
  reason,
  next,
});

describe("a dialog", () => {
  it("opens, and closes for the reason and the next dialog that the first dismissal names", () => {
    const closing = after(shown, opened, dismissed("back", "marcas"), dismissed("escape"));
    expect(closing).toEqual({ phase: "closing", reason: "back", next: "marcas" });
    expect(dialogReducer(closing, closed)).toEqual({ ...closing, phase: "closed" });
  });

  it("may be dismissed before it has opened", () => {
    expect(after(shown, dismissed("control"))).toMatchObject({ phase: "closing" });
  });

  it("learns while it closes which dialog follows, also that none does", () => {
    const closing = after(shown, dismissed("control", "marcas"));
    expect(dialogReducer(closing, { type: "followed", next: "cores" }).next).toBe("cores");
    expect(dialogReducer(closing, { type: "followed", next: undefined }).next).toBeUndefined();
    const open = after(shown, opened);
    expect(dialogReducer(open, { type: "followed", next: "cores" })).toBe(open);
  });

  it("is followed by what its last dismissal names, not by what one before it did", () => {
    const again = after(shown, dismissed("control", "marcas"), closed, shown, dismissed("api"));
    expect(again.next).toBeUndefined();
  });
});

describe("laws of a dialog", () => {
  const action = fc.oneof<fc.Arbitrary<Action>[]>(
    fc.constantFrom<Action>(shown, opened, closed, { type: "removed" }),
    fc
      .record({
        reason: fc.constantFrom<State["reason"]>("escape", "control", "api", "back"),
        next: fc.option(fc.constantFrom("marcas", "cores"), { nil: undefined }),
      })
      .map((details): Action => ({ type: "dismissed", ...details })),
    fc.constantFrom("marcas", undefined).map((next): Action => ({ type: "followed", next })),
  );
  const run = (actions: readonly Action[], see: (now: State, by: Action, from: State) => void) =>
    actions.reduce<State>((from, by) => {
      const now = dialogReducer(from, by);
      see(now, by, from);
      return now;
    }, closedDialog);

  /** Where each phase leads, but for what leaves the page. */
  const ways: Readonly<Record<DialogPhase, readonly DialogPhase[]>> = {
    closed: ["opening"],
    opening: ["open", "closing"],
    open: ["closing"],
    closing: ["closed"],
  };

  it("goes through its phases in their order", () => {
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        run(actions, (now, by, from) => {
          if (now.phase === from.phase || by.type === "removed") return;
          expect(ways[from.phase]).toContain(now.phase);
        });
      }),
    );
  });

  it("is dismissed once for each time that it is shown and closed", () => {
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const count = { shown: 0, dismissed: 0, closed: 0 };
        const last = run(actions, (now, { type }, from) => {
          if (now !== from && type in count) count[type as keyof typeof count] += 1;
        });
        expect(count.shown).toBeGreaterThanOrEqual(count.dismissed);
        expect(count.dismissed).toBeGreaterThanOrEqual(count.closed);
        const removed = actions.some(({ type }) => type === "removed");
        if (!removed && last.phase === "closed") expect(count.closed).toBe(count.shown);
      }),
    );
  });

  it("keeps its reason from the dismissal until the next one", () => {
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        run(actions, (now, by, from) => {
          if (by.type !== "dismissed") expect(now.reason).toBe(from.reason);
        });
      }),
    );
  });

  it("can always be closed, and opened again", () => {
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const last = run(actions, () => undefined);
        const shut = [dismissed("api"), closed].reduce<State>(dialogReducer, last);
        expect(shut.phase).toBe("closed");
        expect(dialogReducer(shut, shown).phase).toBe("opening");
      }),
    );
  });
});
