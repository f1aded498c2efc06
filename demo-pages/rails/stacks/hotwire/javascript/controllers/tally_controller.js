import { Controller } from "@hotwired/stimulus";

/** Counts what widgets in its element tell: `data-action="yy:follow-changed->tally#add"`. */
export default class extends Controller {
  static targets = ["count"];

  add() {
    this.countTarget.value = Number(this.countTarget.value) + 1;
  }
}
