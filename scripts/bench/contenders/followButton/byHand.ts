import { labelOf, sendFollow, settingsOf, sharedSheets } from "./followButton";

const template = document.createElement("template");
template.innerHTML = `<button type="button" part="button"></button>`;

/** No library at all: what the browser itself costs. */
class FollowButton extends HTMLElement {
  static readonly observedAttributes = ["user-id", "user-name", "following"];
  #button: HTMLButtonElement | null = null;
  #following = false;

  connectedCallback(): void {
    if (this.#button) return;
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = sharedSheets();
    root.append(template.content.cloneNode(true));
    this.#button = root.querySelector("button");
    this.#button?.addEventListener("click", () => this.#toggle());
    this.#show(this.hasAttribute("following"));
  }

  attributeChangedCallback(): void {
    if (this.#button) this.#show(this.hasAttribute("following"));
  }

  #show(following: boolean): void {
    this.#following = following;
    if (!this.#button) return;
    this.#button.ariaPressed = String(following);
    this.#button.textContent = labelOf(following, this.getAttribute("user-name") ?? "");
  }

  async #toggle(): Promise<void> {
    this.#show(!this.#following);
    this.#show(await sendFollow(this.#following, settingsOf(this)));
  }
}

customElements.define("follow-button", FollowButton);
