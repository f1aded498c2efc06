import { useVisitor } from "@yy/element/react/useVisitor";
import { useSession } from "@yy/session/useSession";

/**
 * Whether this user is on vacation; null while it is not known. Before the metadata arrives, the stored record of
 * this user counts (behaviour 7.5), which is possible only where the author names the user.
 * @param userId the signed-in user's when undefined
 */
export function useVacation(userId: string | undefined): boolean | null {
  const vacation = useVisitor((session) => session.vacation);
  const signedIn = useSession((session) => session.signedIn);
  const isAboutThem = vacation !== null && (userId ?? vacation.userId) === vacation.userId;
  if (signedIn !== null) return isAboutThem && vacation.state;
  return isAboutThem && userId !== undefined && vacation.state ? true : null;
}
