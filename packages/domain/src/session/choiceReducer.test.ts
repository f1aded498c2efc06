import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Choice, type ChoiceAction, choiceReducer, unknownChoice } from "./choiceReducer";

const after = (actions: readonly ChoiceAction[], from: Choice = unknownChoice) =>
  actions.reduce(choiceReducer, from);
const chosen = (value: boolean): ChoiceAction => ({ type: "chosen", value });
const accepted = (value: boolean): ChoiceAction => ({ type: "accepted", value });
const failed = (mayBeSaved: boolean): ChoiceAction => ({ type: "failed", mayBeSaved });

describe("a choice", () => {
  it("is shown and sent at once", () => {
    expect(after([chosen(true)])).toMatchObject({ shown: true, sent: true });
  });

  it("goes back where the server refuses, and where it keeps another value", () => {
    expect(after([chosen(true), failed(true)])).toMatchObject({ shown: false, sent: undefined });
    expect(after([chosen(true), accepted(false)])).toMatchObject({ shown: false, sent: undefined });
  });

  it("is sent once more only where the last press wants something else than the server has", () => {
    const pressedTwice = [chosen(true), chosen(false)];
    expect(after([...pressedTwice, accepted(true)])).toMatchObject({ shown: false, sent: false });
    expect(after([...pressedTwice, chosen(true), accepted(true)])).toMatchObject({
      shown: true,
      sent: undefined,
    });
  });

  it("drops what was pressed meanwhile when a request fails", () => {
    expect(after([chosen(true), chosen(false), failed(false)])).toMatchObject({
      shown: false,
      sent: undefined,
    });
  });

  it("sends the opposite of what the server may have carried out", () => {
    expect(after([chosen(true), chosen(false), failed(true)])).toMatchObject({
      shown: false,
      sent: false,
    });
  });

  it("is sent ahead of the answer when the page is left, if it is not what is being sent", () => {
    const pressedTwice = after([chosen(true), chosen(false)]);
    const left = choiceReducer(pressedTwice, { type: "left" });
    expect(left).toMatchObject({ shown: false, sent: false, next: undefined });
    for (const former of [accepted(true), failed(true)])
      expect(after([former, accepted(false)], left)).toMatchObject({
        shown: false,
        sent: undefined,
      });
    expect(after([accepted(true), failed(true)], left)).toMatchObject({ shown: true });

    for (const presses of [[], [chosen(true)], [chosen(true), chosen(false), chosen(true)]]) {
      const choice = after(presses);
      expect(choiceReducer(choice, { type: "left" })).toBe(choice);
    }
  });

  it("is newer than markup and answers that come during its request", () => {
    const pressed = after([chosen(true)]);
    for (const type of ["learnt", "answered"] as const)
      expect(choiceReducer(pressed, { type, value: false })).toBe(pressed);
  });

  it("is older than the answer to a question asked after it", () => {
    const done = after([chosen(true), accepted(true)]);
    expect(choiceReducer(done, { type: "answered", value: false })).toBe(done);
    const asked = choiceReducer(done, { type: "asked" });
    expect(choiceReducer(asked, { type: "answered", value: false })).toMatchObject({
      shown: false,
    });
  });
});

/** What a server does with a request: it may fail before or after it has carried it out. */
type Outcome = "done" | "failed before" | "failed after";

/**
 * A press, the end of the oldest request under way, or that the page is left, which may come back
 * from the back/forward cache.
 */
type Step = { readonly press: true } | { readonly left: true } | { readonly outcome: Outcome };

/**
 * Runs the steps against a server that starts with `false`, then lets every request succeed. The
 * server carries requests out in the order in which they were sent.
 */
function run(steps: readonly Step[], mayBeSaved: boolean) {
  let choice: Choice = { ...unknownChoice, shown: false };
  let server = false;
  let requests = 0;
  let failures = 0;
  let lastPressed = false;
  const running: boolean[] = [];
  const dispatch = (action: ChoiceAction) => {
    const before = choice;
    choice = choiceReducer(choice, action);
    if (choice.sent === undefined) return;
    if (running.length > 0 && before.sent === choice.sent) return;
    requests += 1;
    running.push(choice.sent);
  };
  const end = (outcome: Outcome) => {
    const sent = running.shift();
    if (sent === undefined) return;
    if (outcome !== "failed before") server = sent;
    if (outcome === "done") dispatch(accepted(server));
    else {
      failures += 1;
      dispatch(failed(mayBeSaved));
    }
  };
  for (const step of steps) {
    if ("press" in step) {
      lastPressed = !choice.shown;
      dispatch(chosen(lastPressed));
      expect(choice.shown).toBe(lastPressed);
    } else if ("left" in step) {
      dispatch({ type: "left" });
      if (running.length > 0) expect(running.at(-1)).toBe(choice.shown);
      else expect(choice.sent).toBeUndefined();
    } else end(step.outcome);
  }
  while (running.length > 0) end("done");
  expect(choice.sent).toBeUndefined();
  return { choice, server, requests, failures, lastPressed };
}

const step = (...outcomes: readonly Outcome[]) =>
  fc.oneof(
    fc.constant<Step>({ press: true }),
    fc.constant<Step>({ left: true }),
    fc.constantFrom(...outcomes).map((outcome): Step => ({ outcome })),
  );

describe("laws of a choice", () => {
  it("ends, without failures, as the last press wanted, at the server and on the page", () => {
    fc.assert(
      fc.property(fc.array(step("done")), (steps) => {
        const { choice, server, lastPressed } = run(steps, true);
        expect([server, choice.shown]).toEqual([lastPressed, lastPressed]);
      }),
    );
  });

  it("shows what the server has, whichever requests have changed nothing", () => {
    fc.assert(
      fc.property(fc.array(step("done", "failed before")), fc.boolean(), (steps, mayBeSaved) => {
        const { choice, server } = run(steps, mayBeSaved);
        expect(choice.shown).toBe(server);
      }),
    );
  });

  it("sends nothing more once the page is left, unless the visitor presses again", () => {
    const outcomes = ["done", "failed before", "failed after"] as const;
    const ends = fc.array(fc.constantFrom(...outcomes).map((outcome) => ({ outcome })));
    fc.assert(
      fc.property(fc.array(step(...outcomes)), ends, fc.boolean(), (steps, later, mayBeSaved) => {
        const left = [...steps, { left: true } as const];
        expect(run([...left, ...later], mayBeSaved).requests).toBe(run(left, mayBeSaved).requests);
      }),
    );
  });

  it("sends no more requests than there were presses", () => {
    fc.assert(
      fc.property(fc.array(step("done", "failed before", "failed after")), (steps) => {
        const presses = steps.filter((each) => "press" in each).length;
        expect(run(steps, true).requests).toBeLessThanOrEqual(presses);
      }),
    );
  });
});
