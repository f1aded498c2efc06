import type { DomPatches } from "@yy/element/dom/DomPatches";
import { memberOf } from "@yy/page/memberOf";

export type SubmitButton = HTMLButtonElement | HTMLInputElement;

/** Marks the line that says why the buttons are disabled. */
export const reasonMark = "data-yy-reason";

/** The room at the form's end in which it lies. */
const roomForReason = "--yy-form-reason-space";

let reasons = 0;

/** The buttons that send a form: disabled while it cannot be sent, and saying why (README, When it speaks). */
export class SubmitButtons {
  readonly #form: HTMLFormElement;
  readonly #patches: DomPatches;
  readonly #roomWatcher = new ResizeObserver(() => this.#reason && this.#makeRoom(this.#reason));
  #reason: HTMLElement | undefined;
  #disabled = false;

  constructor(form: HTMLFormElement, patches: DomPatches) {
    this.#form = form;
    this.#patches = patches;
  }

  /** Whether the submit buttons are disabled by us now, so that Enter would do nothing. */
  get areDisabled(): boolean {
    return this.#disabled;
  }

  include(element: Element): boolean {
    return submitButtons(this.#form).some((button) => button === element);
  }

  /** @param reason why they are disabled; "" enables them */
  update(reason: string): void {
    this.#disabled = reason !== "";
    if (reason !== "" || this.#reason) this.#say(reason);
    for (const button of submitButtons(this.#form)) {
      if (reason === "") this.#patches.unset(button, "disabled");
      else this.#patches.set(button, "disabled", "");
    }
  }

  #say(reason: string): void {
    const node = this.#reason ?? this.#addReason();
    if (node.textContent !== reason) node.textContent = reason;
    for (const button of submitButtons(this.#form))
      this.#patches.addToken(button, "aria-describedby", node.id);
  }

  /** Takes the room for the line back. */
  end(): void {
    this.#roomWatcher.disconnect();
    const form = this.#form;
    memberOf(form, "style").removeProperty(roomForReason);
    if (memberOf(form, "getAttribute")("style") === "") memberOf(form, "removeAttribute")("style");
  }

  /** The line lies in room that the style keeps for it; on a narrow screen it may need more. */
  #makeRoom(line: HTMLElement): void {
    if (line.offsetHeight === 0) return;
    const style = memberOf(this.#form, "style");
    style.removeProperty(roomForReason);
    const computed = getComputedStyle(this.#form);
    const fields =
      memberOf(this.#form, "clientHeight") - Number.parseFloat(computed.paddingBlockEnd);
    const missing = Math.ceil(fields - line.offsetTop);
    if (missing <= 0) return;
    const kept = computed.getPropertyValue(roomForReason) || "0px";
    style.setProperty(roomForReason, `calc(${kept} + ${missing}px)`);
  }

  #addReason(): HTMLElement {
    const node = document.createElement("span");
    reasons += 1;
    node.id = `yy-reason-${reasons}`;
    node.setAttribute(reasonMark, "");
    this.#patches.insert(node, () => memberOf(this.#form, "append")(node));
    this.#reason = node;
    this.#roomWatcher.observe(node);
    return node;
  }
}

/** Buttons that send the form with its rules: those with `formnovalidate` are left alone. */
function submitButtons(form: HTMLFormElement): SubmitButton[] {
  const images = memberOf(form, "querySelectorAll")<HTMLInputElement>("input[type=image]");
  return [...memberOf(form, "elements"), ...images].filter(
    (element): element is SubmitButton => isSubmitButton(element) && !element.formNoValidate,
  );
}

function isSubmitButton(element: Element): element is SubmitButton {
  return ["submit", "image"].includes((element as Partial<SubmitButton>).type ?? "");
}
