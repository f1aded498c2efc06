import { describe, expect, it } from "vitest";
import { ChoiceControl } from "./ChoiceControl";
import { VisitorChoice } from "./VisitorChoice";

/** A control of a choice that the server's markup shows as not made. */
function controlOf(choice: VisitorChoice) {
  const sent: boolean[] = [];
  const options = {
    key: "4",
    authored: false,
    state: "following",
    send: async (value: boolean) => {
      sent.push(value);
      return value;
    },
  };
  const widget = {
    element: { isConnected: true } as Element,
    toggleState() {},
    report: (error: unknown) => expect.unreachable(String(error)),
  };
  const control = new ChoiceControl(widget, { of: () => choice }, options, () => {});
  control.join();
  return { control, sent };
}

const makeChoice = () => new VisitorChoice("4", { kind: "test" }, () => {});
const later = () => new Promise((resolve) => setTimeout(resolve, 20));

describe("what a press sends", () => {
  it("is the visitor's last wish of one task, once that could be painted", async () => {
    const { control, sent } = controlOf(makeChoice());
    for (const value of [true, false, true]) control.choose(value);
    expect(control.shown).toBe(true);
    await Promise.resolve();
    expect(sent).toEqual([]);
    await later();
    expect(sent).toEqual([true]);
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
