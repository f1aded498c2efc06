import { Application, Controller } from "@hotwired/stimulus";
import { labelOf, sendFollow, styles } from "./followButton";

/**
 * The server also renders the button, hidden, as Stimulus' handbook recommends, because there is no
 * shadow root to render it in.
 */
class FollowController extends Controller<HTMLElement> {
  static override readonly targets = ["button", "link"];
  static override readonly values = {
    userId: String,
    userName: String,
    followPath: String,
    unfollowPath: String,
    loginPath: String,
    following: Boolean,
  };

  declare readonly buttonTarget: HTMLButtonElement;
  declare readonly linkTarget: HTMLElement;
  declare readonly userIdValue: string;
  declare readonly userNameValue: string;
  declare readonly followPathValue: string;
  declare readonly unfollowPathValue: string;
  declare readonly loginPathValue: string;
  declare followingValue: boolean;

  override connect(): void {
    this.linkTarget.hidden = true;
    this.buttonTarget.hidden = false;
  }

  followingValueChanged(following: boolean): void {
    this.buttonTarget.setAttribute("aria-pressed", String(following));
    this.buttonTarget.textContent = labelOf(following, this.userNameValue);
  }

  async toggle(): Promise<void> {
    this.followingValue = !this.followingValue;
    this.followingValue = await sendFollow(this.followingValue, {
      userId: this.userIdValue,
      followPath: this.followPathValue,
      unfollowPath: this.unfollowPathValue,
      loginPath: this.loginPathValue,
    });
  }
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(`.follow-button { ${styles.join("").replaceAll(":host", "&")} }`);
document.adoptedStyleSheets.push(sheet);

export const application = Application.start();
application.register("follow", FollowController);
