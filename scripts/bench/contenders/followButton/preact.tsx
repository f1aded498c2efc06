/** @jsxImportSource preact */
import { render } from "preact";
import { useState } from "preact/hooks";
import { type FollowSettings, labelOf, sendFollow, settingsOf, sharedSheets } from "./followButton";

interface Props extends FollowSettings {
  readonly following: boolean;
}

function FollowButton({ following: authored, ...settings }: Props) {
  const [following, setFollowing] = useState(authored);

  const toggle = async () => {
    setFollowing(!following);
    setFollowing(await sendFollow(!following, settings));
  };

  return (
    <button type="button" part="button" aria-pressed={following} onClick={toggle}>
      {labelOf(following, settings.userName)}
    </button>
  );
}

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
    const following = this.hasAttribute("following");
    render(<FollowButton {...settingsOf(this)} following={following} />, this.#root);
  }
}

customElements.define("follow-button", PreactFollowButton);
