import { onLeft, onRestored } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";
import { onReturn } from "../onReturn";
import { onOtherVisitor } from "../otherVisitor";
import { type ChoiceRules, VisitorChoice } from "./VisitorChoice";

/** The visitor's choices of one kind, by key. */
export class VisitorChoices {
  readonly #rules: ChoiceRules;
  readonly #byKey = new Map<string, VisitorChoice>();
  readonly #onJoin: () => void;
  /** Addresses that have answered with the values of their choices. */
  readonly answered = new Set<string>();

  constructor(rules: ChoiceRules) {
    this.#rules = rules;
    onOtherVisitor(() => this.#startAnew());
    this.#onJoin = onReturn({
      isShown: () => this.#all.some(({ hasControls }) => hasControls),
      forget: () => {
        this.answered.clear();
        for (const [key, choice] of this.#byKey)
          if (choice.hasControls) choice.showNone();
          else this.#byKey.delete(key);
      },
      changed: (name, value) =>
        this.#all.some((choice) => choice.name === name && choice.chosenElsewhere(value)),
    });
    onLeft(() => {
      for (const choice of this.#all) choice.left();
    });
    onRestored(() => {
      this.answered.clear();
      for (const choice of this.#all) choice.askAgain();
    });
  }

  of(key: string): VisitorChoice {
    const known = this.#byKey.get(key);
    if (known) return known;
    const choice = new VisitorChoice(key, this.#rules, () => this.#onJoin());
    this.#byKey.set(key, choice);
    return choice;
  }

  get #all(): readonly VisitorChoice[] {
    return [...this.#byKey.values()];
  }

  /** All choices were the former visitor's. */
  #startAnew(): void {
    const before = [...this.#byKey];
    this.#byKey.clear();
    this.answered.clear();
    for (const [key, choice] of before) choice.replaceBy(this.of(key));
  }
}

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    [choicesOfKind: `choices ${string}`]: VisitorChoices;
  }
}

/** The choices of that kind, which all bundles on the page share. */
export const visitorChoices = (rules: ChoiceRules): VisitorChoices =>
  onePerPage(`choices ${rules.kind}`, () => new VisitorChoices(rules));
