import { bundleForPage, useDemo } from "@yy/testing";
import { describe, expect, it } from "vitest";
import type * as Contract from "./fieldContract";

declare global {
  interface Window {
    one: typeof Contract;
    other: typeof Contract;
  }
}

describe("what widgets tell of a field", () => {
  const demo = useDemo();

  it("is heard by widgets of another bundle on the page, from when it is told until it is taken back", async () => {
    const scripts = await Promise.all(
      ["one", "other"].map((name) =>
        bundleForPage("packages/ui/src/fields/fieldContract.ts", name),
      ),
    );
    demo.server.addPage("/fields", {
      body: '<input id="a"><input id="b" type="hidden"><form id="f"><input id="c" name="c"></form>',
      inlineScript: scripts.join("\n"),
      script: "none",
    });
    const page = await demo.open("/fields");
    const seen = await page.evaluate(async () => {
      const { one, other } = window;
      const [a, b, c] = ["a", "b", "c"].map((id) => document.getElementById(id));
      const field = a as HTMLInputElement;
      const raw = b as HTMLInputElement;
      const heard: string[] = [];
      const stop = other.onFieldNotice(({ id }) => heard.push(id));
      const facts = () => [
        one === other,
        other.maskOf(field) ?? "none",
        other.shownField(raw).id,
        other.isDrawn(raw),
      ];
      const before = facts();
      const withdraw = [
        one.announceField(field, { mask: "money" }),
        one.announceField(raw, { shownAs: field }),
      ];
      const meanwhile = facts();
      stop();
      for (const each of withdraw) each();
      const release = one.holdFields([c as HTMLInputElement]);
      const form = document.forms[0] as HTMLFormElement;
      const waiting = other.whenReleased(form);
      release();
      await waiting;
      const rest = other.whenReleased(form);
      return { before, meanwhile, after: facts(), heard, waited: waiting !== undefined, rest };
    });
    expect(seen).toEqual({
      before: [false, "none", "b", false],
      meanwhile: [false, "money", "a", true],
      after: [false, "none", "b", false],
      heard: ["a", "b"],
      waited: true,
      rest: undefined,
    });
  });
});
