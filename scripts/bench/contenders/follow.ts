/** What the same button needs in every framework, and what therefore no contender writes in its own way. */
export interface FollowSettings {
  readonly userId: string;
  readonly userName: string;
  readonly followPath: string;
  readonly unfollowPath: string;
  readonly loginPath: string;
  readonly label: string;
  readonly labelFollowing: string;
}

export const defaultLabels = { label: "seguir", labelFollowing: "seguindo" };

type LabelSettings = Pick<FollowSettings, "label" | "labelFollowing" | "userName">;

export function labelOf(following: boolean, settings: LabelSettings): string {
  const { label, labelFollowing, userName } = settings;
  return [following ? labelFollowing : label, userName].filter(Boolean).join(" ");
}

type RequestSettings = Omit<FollowSettings, keyof LabelSettings>;

/**
 * Follows or unfollows on the server. Resolves to what holds afterwards: the wish when it was granted or held already
 * (422), else its opposite. A visitor who is not signed in goes to the sign-in page.
 */
export async function sendFollow(wish: boolean, settings: RequestSettings): Promise<boolean> {
  const { userId, followPath, unfollowPath, loginPath } = settings;
  try {
    const { ok, status } = await fetch(wish ? followPath : unfollowPath, {
      method: wish ? "POST" : "DELETE",
      headers: {
        "Content-Type": "application/json",
        "X-CSRF-Token": csrfToken(),
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

function csrfToken(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=csrf-token]")?.content ?? "";
}
