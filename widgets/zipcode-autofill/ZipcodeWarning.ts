import type { DomPatches } from "@yy/element/dom/DomPatches";
import { FieldMessages } from "@yy/ui/fields/FieldMessages";
import { fieldHint, onFieldNotice } from "@yy/ui/fields/fieldContract";

/** The warning below a zipcode whose lookup failed, and the attributes that mark its field. */
export class ZipcodeWarning {
  readonly #zipcode: HTMLInputElement;
  readonly #patches: DomPatches;
  readonly #messages: FieldMessages;
  #stopFollowing: (() => void) | undefined;

  constructor(zipcode: HTMLInputElement, patches: DomPatches) {
    this.#zipcode = zipcode;
    this.#patches = patches;
    this.#messages = new FieldMessages(patches);
  }

  /** Shows the text without marking the field, whose zipcode may be right. Returns true. */
  say(text: string): true {
    this.hide();
    this.#messages.say(this.#zipcode, text);
    return true;
  }

  /** Marks the field, and shows the text unless a form does. Returns whether it is shown here. */
  show(text: string): boolean {
    this.hide();
    this.#patches.set(this.#zipcode, "data-remote-valid", "false");
    // The form may start, or leave, while the warning is shown.
    this.#stopFollowing = onFieldNotice((field) => field === this.#zipcode && this.#say(text));
    return this.#say(text);
  }

  hide(): void {
    this.end();
    this.#patches.unset(this.#zipcode, "data-remote-valid");
    this.#messages.hide(this.#zipcode);
  }

  /** Stops showing warnings; the one that is shown stays until the patches are reverted. */
  end(): void {
    this.#stopFollowing?.();
    this.#stopFollowing = undefined;
  }

  #say(text: string): boolean {
    const isShownByForm = fieldHint(this.#zipcode, "showsRemote") === true;
    if (isShownByForm) this.#messages.hide(this.#zipcode);
    else this.#messages.show(this.#zipcode, text);
    return !isShownByForm;
  }
}
