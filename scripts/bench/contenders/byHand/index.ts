import { defaultLabels, labelOf, sendFollow } from "../follow";
import { sharedSheets } from "../look";

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
    this.#button.textContent = labelOf(following, {
      label: this.getAttribute("label") ?? defaultLabels.label,
      labelFollowing: this.getAttribute("label-following") ?? defaultLabels.labelFollowing,
      userName: this.getAttribute("user-name") ?? "",
    });
  }

  async #toggle(): Promise<void> {
    const text = (name: string) => this.getAttribute(name) ?? "";
    this.#show(!this.#following);
    const holds = await sendFollow(this.#following, {
      userId: text("user-id"),
      followPath: text("follow-path"),
      unfollowPath: text("unfollow-path"),
      loginPath: text("login-path"),
    });
    this.#show(holds);
  }
}

customElements.define("plain-follow-button", FollowButton);
