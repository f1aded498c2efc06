import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import { LetterCounter } from "./LetterCounter";
import css from "./letter-counter.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-letter-counter": ElementOf<typeof schema>;
  }
}

export const letterCounter = defineWidget({
  schema,
  component: LetterCounter,
  styles: [base, css],
});
