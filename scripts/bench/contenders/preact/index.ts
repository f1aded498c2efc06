import { h, render } from "preact";
import { defaultLabels } from "../follow";
import { sharedSheets } from "../look";
import { FollowButton } from "./FollowButton";

/** The few lines by which Preact's guide puts a component into a custom element. */
class PreactFollowButton extends HTMLElement {
  static readonly observedAttributes = ["user-id", "user-name", "following"];
  readonly #root = this.attachShadow({ mode: "open" });

  connectedCallback(): void {
    this.#root.adoptedStyleSheets = sharedSheets();
    this.#render();
  }

  disconnectedCallback(): void {
    render(null, this.#root);
  }

  attributeChangedCallback(): void {
    if (this.isConnected && this.#root.firstChild) this.#render();
  }

  #render(): void {
    const text = (name: string) => this.getAttribute(name) ?? "";
    const props = {
      userId: text("user-id"),
      userName: text("user-name"),
      followPath: text("follow-path"),
      unfollowPath: text("unfollow-path"),
      loginPath: text("login-path"),
      label: text("label") || defaultLabels.label,
      labelFollowing: text("label-following") || defaultLabels.labelFollowing,
      following: this.hasAttribute("following"),
    };
    render(h(FollowButton, props), this.#root);
  }
}

customElements.define("preact-follow-button", PreactFollowButton);
