/** Shows a modal as a sheet of the app. It is a chunk of its own, loaded only inside an app. */
import type { CloseReason } from "@yy/domain/dialogs/dialogReducer";
import type { EventDetail, WidgetSchema } from "@yy/element/config/schema";
import type { Widget } from "@yy/element/widget/Widget";
import type { Dialog, DialogOptions } from "../dialogs/Dialog";
import { DialogStore } from "../dialogs/DialogStore";
import { spokenWords } from "../spokenWords";
import type { NativeView } from "./NativeView";
import { showInApp } from "./nativeApp";

/** The part of a dialog widget's schema that this code needs. */
export interface SheetSchema extends WidgetSchema {
  readonly native: {
    readonly show: {
      readonly description: string;
      readonly data: EventDetail<{ title: string; text: string; actions: string[] }>;
    };
  };
}

/** The content of a dialog as a sheet of the app, and the controls that its actions stand for. */
interface SheetContent {
  readonly title: string;
  readonly text: string;
  readonly controls: readonly HTMLElement[];
}

/**
 * Opens a dialog as a sheet of the app, if its content is only text, links and buttons. Any other
 * dialog, and one that the app does not show, opens in the page.
 */
export class AppSheet<Own extends string = never> {
  readonly #widget: Widget<SheetSchema>;
  readonly #dialog: Dialog<Own>;
  readonly #store: DialogStore<Own>;
  #view: NativeView | undefined;

  constructor(widget: Widget<SheetSchema>, dialog: Dialog<Own>, options: () => DialogOptions<Own>) {
    this.#widget = widget;
    this.#dialog = dialog;
    this.#store = new DialogStore(options);
  }

  open(trigger?: HTMLElement): void {
    if (this.#view || this.#dialog.phase !== "closed") return;
    const content = sheetContent(this.#widget.element);
    if (!content) {
      this.#dialog.open(trigger);
      return;
    }
    this.#store.setOpen(true);
    this.#show(content, {
      onShown: () => this.#store.dispatch({ type: "opened" }),
      onRefused: () => {
        this.#view = undefined;
        this.#store.dispatch({ type: "removed" });
        this.#dialog.open(trigger);
      },
    });
  }

  requestClose(reason: CloseReason<Own> = "api", next?: string): void {
    if (!this.#view) this.#dialog.requestClose(reason, next);
    else if (this.#store.mayClose(reason)) this.#closed(reason);
  }

  /** Call this when the widget is removed from the page. */
  end(): void {
    this.#hide();
    this.#store.dispatch({ type: "removed" });
  }

  #hide(): void {
    this.#view?.hide();
    this.#view = undefined;
  }

  #show(content: SheetContent, callbacks: { onShown(): void; onRefused(): void }): void {
    const { title, text, controls } = content;
    const data = { title, text, actions: controls.map((control) => spokenWords(control)) };
    this.#view = showInApp(this.#widget, data, {
      ...callbacks,
      answers: {
        // The app has closed its sheet by then. If the page keeps the dialog open, the sheet is
        // shown again.
        closed: () => {
          if (this.#store.mayClose("escape")) this.#closed("escape");
          else this.#show(content, callbacks);
        },
        chosen: (index) => {
          const control = controls[index];
          if (!control) return false;
          if (this.#store.mayClose("control")) this.#closed("control");
          else this.#show(content, callbacks);
          control.click();
          return true;
        },
      },
    });
  }

  #closed(reason: CloseReason<Own>): void {
    this.#hide();
    this.#store.dispatch({ type: "dismissed", reason, next: undefined });
    this.#store.dispatch({ type: "closed" });
  }
}

const controlSelector = "a[href], button";

/**
 * Elements of which a sheet can show everything: those that only hold text, and a form around a
 * single button.
 */
const plain =
  "h1, h2, h3, h4, h5, h6, p, div, span, ul, ol, li, br, hr, strong, em, b, i, small, section, header, footer, form, input[type=hidden]";

/** The content for a sheet; undefined where the sheet could not show all of the dialog. */
function sheetContent(widget: HTMLElement): SheetContent | undefined {
  const elements = [...widget.querySelectorAll<HTMLElement>("*")];
  const controls = elements.filter((element) => element.matches(controlSelector));
  const isPlain = (element: HTMLElement) =>
    element.matches(plain) || controls.includes(element) || element.matches("template, script");
  if (controls.length === 0 || !elements.every(isPlain)) return undefined;
  const heading = widget.querySelector("h1, h2, h3, h4, h5, h6");
  const title = widget.dataset.label ?? (heading ? spokenWords(heading) : "");
  const lines = elements
    .filter((element) => element.matches("h1, h2, h3, h4, h5, h6, p, li"))
    .filter((element) => element !== heading && !element.querySelector(controlSelector))
    .map((element) => spokenWords(element));
  return { title, text: lines.filter((line) => line !== "").join("\n"), controls };
}
