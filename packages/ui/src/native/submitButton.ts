/**
 * Shows the submit button of a form in the app's own bar. It is a chunk of its own, loaded only
 * inside an app.
 */
import type { EventDetail, NativeData, WidgetSchema } from "@yy/element/config/schema";
import type { Widget } from "@yy/element/widget/Widget";
import { memberOf } from "@yy/page/memberOf";
import { type SubmitButton, submitButtons } from "../sending/submitButtons";
import { spokenWords } from "../spokenWords";
import type { NativeView } from "./NativeView";
import { showInApp } from "./nativeApp";

/** The part of a form widget's schema that this code needs. */
export interface SubmitSchema extends WidgetSchema {
  readonly states: { readonly native: string };
  readonly native: {
    readonly show: {
      readonly description: string;
      readonly data: EventDetail<{ label: string; enabled: boolean; loading: boolean }>;
    };
  };
}

type ButtonState = NativeData<SubmitSchema, "show">;

/**
 * Shows the form's first submit button in the app and keeps it up to date, until `end` is called.
 */
export class AppSubmitButton {
  readonly #form: HTMLFormElement;
  readonly #widget: Widget<SubmitSchema>;
  readonly #watcher = new MutationObserver(() => this.#update());
  #view: NativeView | undefined;
  #lastJson: string | undefined;
  #isLoading: boolean;

  constructor(form: HTMLFormElement, widget: Widget<SubmitSchema>, isLoading: boolean) {
    this.#form = form;
    this.#widget = widget;
    this.#isLoading = isLoading;
    // The server may replace the button, and libraries change its text while they send the form.
    this.#watcher.observe(form, {
      attributeFilter: ["disabled", "value", "aria-label"],
      childList: true,
      characterData: true,
      subtree: true,
    });
    this.#update();
  }

  setLoading(isLoading: boolean): void {
    this.#isLoading = isLoading;
    this.#update();
  }

  end(): void {
    this.#watcher.disconnect();
    this.#view?.hide();
    this.#view = undefined;
    this.#widget.toggleState("native", false);
  }

  #update(): void {
    const button = this.#button;
    if (!button) return;
    const state: ButtonState = {
      label: labelOf(button),
      enabled: !button.matches(":disabled"),
      loading: this.#isLoading,
    };
    const json = JSON.stringify(state);
    if (json === this.#lastJson) return;
    this.#lastJson = json;
    if (this.#view) this.#view.update(state);
    else this.#view = this.#show(state);
  }

  #show(state: ButtonState): NativeView {
    return showInApp(this.#widget, state, {
      onShown: () => this.#widget.toggleState("native", true),
      answers: { pressed: this.#pressed },
      onRefused: () => this.end(),
    });
  }

  /**
   * Submits the form as a press of the page's button does: not while the button is disabled or the
   * form is being sent.
   */
  readonly #pressed = (): void => {
    const button = this.#button;
    if (button && !this.#isLoading && !button.matches(":disabled"))
      memberOf(this.#form, "requestSubmit")(button);
  };

  get #button(): SubmitButton | undefined {
    return submitButtons(this.#form)[0];
  }
}

function labelOf(button: SubmitButton): string {
  const words = spokenWords(button);
  if (words || !(button instanceof HTMLInputElement)) return words;
  return (button.value || button.alt).trim().replace(/\s+/g, " ");
}
