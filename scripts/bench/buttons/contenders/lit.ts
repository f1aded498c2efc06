import { html, LitElement, unsafeCSS } from "lit";
import { defaultLabels, labelOf, sendFollow, styles } from "../followButton";

class LitFollowButton extends LitElement {
  static override readonly properties = {
    userId: { attribute: "user-id" },
    userName: { attribute: "user-name" },
    followPath: { attribute: "follow-path" },
    unfollowPath: { attribute: "unfollow-path" },
    loginPath: { attribute: "login-path" },
    following: { type: Boolean },
    label: {},
    labelFollowing: { attribute: "label-following" },
  };
  static override readonly styles = styles.map(unsafeCSS);

  declare userId: string;
  declare userName: string;
  declare followPath: string;
  declare unfollowPath: string;
  declare loginPath: string;
  declare following: boolean;
  declare label: string;
  declare labelFollowing: string;

  constructor() {
    super();
    this.userName = "";
    this.following = false;
    Object.assign(this, defaultLabels);
  }

  override render() {
    return html`<button type="button" part="button" aria-pressed=${this.following} @click=${this.toggle}>${labelOf(this.following, this)}</button>`;
  }

  private async toggle(): Promise<void> {
    this.following = !this.following;
    this.following = await sendFollow(this.following, this);
  }
}

customElements.define("follow-button", LitFollowButton);
