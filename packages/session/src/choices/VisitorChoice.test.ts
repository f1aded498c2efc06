import { describe, expect, it } from "vitest";
import { ChoiceControl } from "./ChoiceControl";
import { VisitorChoice } from "./VisitorChoice";

/** A control of a choice that the server's markup shows as not made. */
function controlOf(
  choice: VisitorChoice,
  answer = async (value: boolean): Promise<boolean | undefined> => value,
) {
  const sent: boolean[] = [];
  const reported: unknown[] = [];
  const options = {
    key: "4",
    authored: false,
    state: "following",
    send: (value: boolean) => {
      sent.push(value);
      return answer(value);
    },
  };
  const widget = {
    element: { isConnected: true } as Element,
    toggleState() {},
    report: (error: unknown) => void reported.push(error),
  };
  const control = new ChoiceControl(widget, { of: () => choice }, options, () => {});
  control.join();
  return { control, sent, reported };
}

/** A request that the test answers. */
interface Answering {
  resolve(kept: boolean | undefined): void;
  reject(error: unknown): void;
}

const makeChoice = () => new VisitorChoice("4", { kind: "test" }, () => {});
const later = () => new Promise((resolve) => setTimeout(resolve, 20));

describe("what a press sends", () => {
  it("is the visitor's last wish of one task, once that could be painted", async () => {
    const { control, sent, reported } = controlOf(makeChoice());
    for (const value of [true, false, true]) control.choose(value);
    expect(control.shown).toBe(true);
    await Promise.resolve();
    expect(sent).toEqual([]);
    await later();
    expect(sent).toEqual([true]);
    expect(reported).toEqual([]);
  });

  it("is nothing for the next visitor", async () => {
    const choice = makeChoice();
    const { control, sent } = controlOf(choice);
    control.choose(true);
    choice.replaceBy(makeChoice());
    await later();
    expect(sent).toEqual([]);
    expect(control.shown).toBe(false);
  });
});

describe("when the page is left, a press that waits", () => {
  function heldControl() {
    const choice = makeChoice();
    const requests: Answering[] = [];
    const held = controlOf(
      choice,
      () => new Promise((resolve, reject) => requests.push({ resolve, reject })),
    );
    const press = async (...values: readonly boolean[]) => {
      for (const value of values) held.control.choose(value);
      await later();
    };
    return { choice, requests, press, ...held };
  }

  it("is sent at once, and not again when the page is back", async () => {
    const { choice, control, sent, requests, press } = heldControl();
    await press(true, false);
    expect(sent).toEqual([true]);
    choice.left();
    expect(sent).toEqual([true, false]);
    choice.left();
    requests[1]?.resolve(false);
    await later();
    expect(choice.isPending).toBe(true);
    requests[0]?.resolve(true);
    await later();
    expect(choice.isPending).toBe(false);
    expect(control.shown).toBe(false);
    expect(sent).toEqual([true, false]);
  });

  it("is sent after the one before it, though that was not sent yet", async () => {
    const { choice, control, sent, requests } = heldControl();
    for (const value of [true, false]) control.choose(value);
    choice.left();
    expect(sent).toEqual([true, false]);
    for (const request of requests) request.resolve(sent[requests.indexOf(request)]);
    await later();
    expect(sent).toEqual([true, false]);
    expect(control.shown).toBe(false);
  });

  it.each([
    ["nothing was pressed since", [true]],
    ["the last press wants what is being sent", [true, false, true]],
  ])("is not sent where %s", async (_, values) => {
    const { choice, control, sent, requests, press } = heldControl();
    await press(...values);
    choice.left();
    requests[0]?.resolve(true);
    await later();
    expect(sent).toEqual([true]);
    expect(control.shown).toBe(true);
    choice.left();
    expect(sent).toEqual([true]);
  });

  it("counts for the page that comes back, whether it or the one before it failed", async () => {
    const failed = new Error("lost");
    const first = heldControl();
    await first.press(true, false);
    first.choice.left();
    first.requests[0]?.reject(failed);
    first.requests[1]?.resolve(false);
    await later();
    expect([first.control.shown, first.reported]).toEqual([false, [failed]]);

    const second = heldControl();
    await second.press(true, false);
    second.choice.left();
    second.requests[1]?.reject(failed);
    await later();
    second.requests[0]?.resolve(true);
    await later();
    expect([second.control.shown, second.reported]).toEqual([true, [failed]]);
  });

  it("says nothing of the one before it that was not sent in the end", async () => {
    const { choice, control, requests, reported, press } = heldControl();
    await press(true, false);
    choice.left();
    requests[0]?.resolve(undefined);
    requests[1]?.resolve(false);
    await later();
    expect([control.shown, reported]).toEqual([false, []]);
  });

  it("goes before one on the page that comes back", async () => {
    const { choice, control, sent, requests, press } = heldControl();
    await press(true, false);
    choice.left();
    await press(true);
    expect(sent).toEqual([true, false]);
    requests[0]?.resolve(true);
    await later();
    expect(sent).toEqual([true, false]);
    requests[1]?.resolve(false);
    await later();
    expect(sent).toEqual([true, false, true]);
    requests[2]?.resolve(true);
    await later();
    expect([control.shown, choice.isPending]).toEqual([true, false]);
  });

  it("is nothing for the next visitor", async () => {
    const { choice, sent, press } = heldControl();
    await press(true, false);
    const successor = makeChoice();
    choice.replaceBy(successor);
    for (const each of [choice, successor]) each.left();
    expect(sent).toEqual([true]);
  });
});
