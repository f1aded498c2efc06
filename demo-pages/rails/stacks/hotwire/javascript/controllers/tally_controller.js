import { Controller } from "@hotwired/stimulus";

/** Counts events of widgets in its element: `data-action="yy:follow-changed->tally#add"`. */
export default class extends Controller {
  static targets = ["count"];

  add() {
    this.countTarget.value = Number(this.countTarget.value) + 1;
  }
}
