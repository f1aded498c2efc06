import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type FieldAction,
  type FieldState,
  fieldReducer,
  messageOf,
  untouched,
} from "./fieldReducer";

const after = (...actions: readonly FieldAction[]) => actions.reduce(fieldReducer, untouched);
const fails = (failure = "falta"): FieldAction => ({ type: "validated", failure });
const passes = fails("");
const spoken: FieldAction = { type: "spoken" };
const typed: FieldAction = { type: "edited", isByVisitor: true };
const written: FieldAction = { type: "edited", isByVisitor: false };
const refused = (message = "já existe"): FieldAction => ({ type: "refused", message });
const reset: FieldAction = { type: "reset" };

const message = fc.constantFrom("", "falta", "é curto", "já existe");
const action: fc.Arbitrary<FieldAction> = fc.oneof(
  fc.record({ type: fc.constantFrom("validated" as const, "reworded" as const), failure: message }),
  fc.record({ type: fc.constant("edited" as const), isByVisitor: fc.boolean() }),
  fc.record({ type: fc.constant("refused" as const), message }),
  fc.constantFrom(spoken, reset),
);
const actions = fc.array(action, { maxLength: 20 });

/** Asks the law of each action in any row of them. */
function atEachStep(law: (before: FieldState, action: FieldAction, after: FieldState) => void) {
  fc.assert(
    fc.property(actions, (each) => {
      each.reduce((before, next) => {
        const state = fieldReducer(before, next);
        law(before, next, state);
        return state;
      }, untouched);
    }),
  );
}

describe("fieldReducer", () => {
  it.each<[string, FieldState, string]>([
    ["fails and nobody was told", after(fails()), ""],
    ["fails when the form is sent", after(fails(), spoken), "falta"],
    ["is corrected", after(fails(), spoken, typed, passes), ""],
    [
      "fails otherwise after an edit, until that is said",
      after(fails(), spoken, fails("é curto")),
      "",
    ],
    [
      "has other words for what is shown",
      after(fails(), spoken, { type: "reworded", failure: "falta!" }),
      "falta!",
    ],
    [
      "has other words for what is not shown",
      after(fails(), { type: "reworded", failure: "falta!" }),
      "",
    ],
    ["was refused by the server", after(passes, refused(), spoken), "já existe"],
    ["was refused, and is edited", after(passes, refused(), spoken, typed, passes), ""],
    ["fails here and at the server", after(fails(), refused(), spoken), "falta"],
    ["was reset", after(typed, fails(), spoken, reset), ""],
  ])("a field that %s", (_, { shown }, expected) => {
    expect(shown).toBe(expected);
  });

  it("is touched by the visitor alone, and by a reset no more", () => {
    expect(after(written).isDirty).toBe(false);
    expect(after(typed, written).isDirty).toBe(true);
    expect(after(typed, reset).isDirty).toBe(false);
  });

  it("never shows what is not true now, and nothing before it is time to", () => {
    atEachStep((before, action, state) => {
      expect(["", messageOf(state)]).toContain(state.shown);
      if (before.shown === "" && state.shown !== "") expect(action.type).toBe("spoken");
    });
  });

  it("keeps a message in sight as long as it is true", () => {
    atEachStep((before, action, state) => {
      const isTrueStill = before.shown !== "" && messageOf(state) === before.shown;
      if (isTrueStill && action.type !== "reset") expect(state.shown).toBe(before.shown);
    });
  });

  it("forgets what the server has said with the next edit, and gives back what does not change", () => {
    fc.assert(
      fc.property(actions, fc.boolean(), (each, isByVisitor) => {
        const edited = fieldReducer(after(...each), { type: "edited", isByVisitor });
        expect(edited.serverError).toBe("");
        expect(fieldReducer(edited, { type: "edited", isByVisitor: false })).toBe(edited);
        expect(fieldReducer(edited, { type: "validated", failure: edited.failure })).toBe(edited);
      }),
    );
  });
});
