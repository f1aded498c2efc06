import base from "../../../../packages/ui/src/base.css?inline";
import button from "../../../../widgets/follow-button/follow-button.css?inline";

/**
 * The settings of the button, which are the same in all frameworks and shared by all contenders.
 */
export interface FollowSettings {
  readonly userId: string;
  readonly userName: string;
  readonly followPath: string;
  readonly unfollowPath: string;
  readonly loginPath: string;
}

/** Reads the settings, for contenders that read attributes themselves. */
export function settingsOf(element: HTMLElement): FollowSettings {
  const text = (name: string) => element.getAttribute(name) ?? "";
  return {
    userId: text("user-id"),
    userName: text("user-name"),
    followPath: text("follow-path"),
    unfollowPath: text("unfollow-path"),
    loginPath: text("login-path"),
  };
}

export const labelOf = (following: boolean, userName: string) =>
  `${following ? "seguindo" : "seguir"} ${userName}`;

/**
 * Follows or unfollows on the server. Resolves to the state afterwards: the requested one if the
 * server accepted it or had it already (422), else its opposite. A visitor who is not signed in
 * goes to the sign-in page.
 */
export async function sendFollow(
  wish: boolean,
  { userId, followPath, unfollowPath, loginPath }: Omit<FollowSettings, "userName">,
): Promise<boolean> {
  const token = document.querySelector<HTMLMetaElement>("meta[name=csrf-token]")?.content ?? "";
  try {
    const { ok, status } = await fetch(wish ? followPath : unfollowPath, {
      method: wish ? "POST" : "DELETE",
      headers: {
        "Content-Type": "application/json",
        "X-CSRF-Token": token,
        "X-Requested-With": "XMLHttpRequest",
      },
      body: JSON.stringify({ following_id: userId }),
    });
    if (status === 401) location.assign(loginPath);
    return ok || status === 422 ? wish : !wish;
  } catch {
    return !wish;
  }
}

/** The texts of the stylesheets that yy-follow-button adopts. */
export const styles = [base, button];

let sheets: CSSStyleSheet[] | undefined;

/** Returns one set of constructed stylesheets for all buttons of a page. */
export function sharedSheets(): CSSStyleSheet[] {
  sheets ??= styles.map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
  return sheets;
}
