import { html, LitElement, unsafeCSS } from "lit";
import { labelOf, sendFollow, styles } from "./followButton";

class FollowButton extends LitElement {
  static override readonly properties = {
    userId: { attribute: "user-id" },
    userName: { attribute: "user-name" },
    followPath: { attribute: "follow-path" },
    unfollowPath: { attribute: "unfollow-path" },
    loginPath: { attribute: "login-path" },
    following: { type: Boolean },
  };
  static override readonly styles = styles.map(unsafeCSS);

  declare userId: string;
  declare userName: string;
  declare followPath: string;
  declare unfollowPath: string;
  declare loginPath: string;
  declare following: boolean;

  constructor() {
    super();
    this.userName = "";
    this.following = false;
  }

  override render() {
    return html`<button type="button" part="button" aria-pressed=${this.following} @click=${this.toggle}>${labelOf(this.following, this.userName)}</button>`;
  }

  private async toggle(): Promise<void> {
    this.following = !this.following;
    this.following = await sendFollow(this.following, this);
  }
}

customElements.define("follow-button", FollowButton);
